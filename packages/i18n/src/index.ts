export {
  COMMON_NAMESPACE,
  createI18n,
  type I18n,
  type I18nOptions,
  type Translate,
} from './create-i18n.ts';
export * from './format-date.ts';
export * from './format-number.ts';
export * from './format-odds.ts';
export { LOCALES, type Locale, type Messages, type MessagesByNamespace } from './locale.ts';
export * from './time-zone.ts';
