import { useTranslation } from '@tipmark/remote-kit/i18n';
import { ResponsiblePlayPage } from '@tipmark/responsible-play/page';

/** `/responsible-play` under the title of its document. */
export function ResponsiblePlay() {
  const { t } = useTranslation('shell');
  return <ResponsiblePlayPage title={t('responsiblePlay.title')} />;
}
