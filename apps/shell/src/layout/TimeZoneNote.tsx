import { formatUtcOffset } from '@tipmark/i18n';
import { selectNowSeconds, selectTimeZone } from '@tipmark/remote-kit';
import { css } from '@tipmark/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';

const note = css`
  margin-left: auto;
`;

/** `America/New_York` → `New York`. */
const placeIn = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** In which zone every time on the page is. */
export function TimeZoneNote() {
  const { t } = useTranslation(['common', 'layout']);
  const timeZone = useSelector(selectTimeZone);
  const offset = formatUtcOffset(useSelector(selectNowSeconds), timeZone);
  const place = t(`layout:zone.${timeZone}`, { defaultValue: placeIn(timeZone) });
  const zone = t('layout:zone.withOffset', { place, offset });
  return <span className={note}>{t('footer.time', { zone })}</span>;
}
