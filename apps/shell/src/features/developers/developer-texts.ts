import { createI18n, type Locale, type Translate } from '@tipmark/i18n';
import { selectLocale } from '@tipmark/remote-kit';
import { useSelector } from 'react-redux';
import en from '../../../locales/en/developers.json' with { type: 'json' };
import ru from '../../../locales/ru/developers.json' with { type: 'json' };

export interface DeveloperTexts {
  readonly texts: typeof ru;
  /** Texts that have values. */
  readonly t: Translate;
}

const developerTexts = (locale: Locale, texts: typeof ru): DeveloperTexts => ({
  texts,
  t: createI18n({ locale, resources: { developers: texts } }).translateIn('developers'),
});

const TEXTS: Readonly<Record<Locale, DeveloperTexts>> = {
  ru: developerTexts('ru', ru),
  en: developerTexts('en', en),
};

/** Texts of the page, which are in its chunk: no other page needs them. */
export const useDeveloperTexts = (): DeveloperTexts => TEXTS[useSelector(selectLocale)];
