// What a remote may use of i18n.
export {
  formatDate,
  formatDateHeading,
  formatDateTime,
  formatDay,
  formatDayAndMonth,
  formatDecimalOdds,
  formatNumber,
  formatOdds,
  formatPercent,
  formatShortDay,
  formatStartDay,
  formatTime,
  formatUtcOffset,
  formatWhen,
  isoStart,
  type KnownStart,
  knownStart,
  weekMark,
  zoneOfStart,
} from '@tipmark/i18n';
export { I18nProvider, useTranslation } from './i18n-context.ts';
