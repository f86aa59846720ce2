import { ResponsiblePlayPage } from '@tipmark/responsible-play/page';
import { useTranslation } from 'react-i18next';

/** `/responsible-play` under the title of its document. */
export function ResponsiblePlay() {
  const { t } = useTranslation('shell');
  return <ResponsiblePlayPage title={t('responsiblePlay.title')} />;
}
