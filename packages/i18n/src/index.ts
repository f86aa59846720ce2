export {
  COMMON_NAMESPACE,
  createI18n,
  type I18n,
  type I18nOptions,
  type Translate,
} from './create-i18n.ts';
export {
  formatDate,
  formatDateHeading,
  formatDateTime,
  formatDay,
  formatDayAndMonth,
  formatShortDay,
  formatStartDay,
  formatTime,
  formatWhen,
  isoStart,
  type KnownStart,
  knownStart,
  weekMark,
  zoneOfStart,
} from './format-date.ts';
export { formatNumber, formatPercent, type NumberFormatOptions } from './format-number.ts';
export { formatOdds, MISSING } from './format-odds.ts';
export { LOCALES, type Locale, type Messages, type MessagesByNamespace } from './locale.ts';
export { formatUtcOffset } from './time-zone.ts';
