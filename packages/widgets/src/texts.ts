import { createI18n, type Locale, type Translate } from '@tipmark/i18n';
import en from '../locales/en/widgets.json' with { type: 'json' };
import ru from '../locales/ru/widgets.json' with { type: 'json' };

export type Texts = typeof ru;

export const textsOf = (locale: Locale): Texts => (locale === 'ru' ? ru : en);

const translatorOf = (locale: Locale): Translate =>
  createI18n({ locale, resources: { widgets: textsOf(locale) } }).translateIn('widgets');

/** Texts that have values, in each language. */
export const TRANSLATE: Readonly<Record<Locale, Translate>> = {
  ru: translatorOf('ru'),
  en: translatorOf('en'),
};
