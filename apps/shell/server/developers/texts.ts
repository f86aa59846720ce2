import { createI18n, type Locale, type Translate } from '@tipmark/i18n';
import en from '../../locales/en/developer-pages.json' with { type: 'json' };
import ru from '../../locales/ru/developer-pages.json' with { type: 'json' };

export type DeveloperPageTexts = typeof ru;

/** Texts of the pages that only this server writes. */
export const textsOf = (locale: Locale): DeveloperPageTexts => (locale === 'ru' ? ru : en);

const translatorOf = (locale: Locale): Translate =>
  createI18n({ locale, resources: { pages: textsOf(locale) } }).translateIn('pages');

/** Texts that have values, in each language. */
export const TRANSLATE: Readonly<Record<Locale, Translate>> = {
  ru: translatorOf('ru'),
  en: translatorOf('en'),
};
