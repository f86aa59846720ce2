import { useTranslation } from '@tipmark/remote-kit/i18n';
import { closed } from './promo-class.ts';

/** Shown in place of a closed offer until its room can be removed without moving the page. */
export function Closed() {
  const { t } = useTranslation('promo');
  return <output className={closed}>{t('closed')}</output>;
}
