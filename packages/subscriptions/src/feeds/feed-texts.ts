import { createI18n, type Locale, type Translate } from '@tipmark/i18n';
import en from '../../locales/en/feeds.json' with { type: 'json' };
import ru from '../../locales/ru/feeds.json' with { type: 'json' };

const textsOf = (locale: Locale, feeds: typeof en): Translate =>
  createI18n({ locale, resources: { feeds } }).translateIn('feeds');

/** The texts of feeds in each language. */
export const FEED_TEXTS: Readonly<Record<Locale, Translate>> = {
  ru: textsOf('ru', ru),
  en: textsOf('en', en),
};
