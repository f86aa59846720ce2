import { useTranslation } from 'react-i18next';
import { closed } from './promo-class.ts';

/** In the room of a closed offer, as long as that cannot go without moving the page. */
export function Closed() {
  const { t } = useTranslation('promo');
  return <output className={closed}>{t('closed')}</output>;
}
