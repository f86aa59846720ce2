import { withLists } from '@tipmark/match-features/messages';

/** The scanner's own messages beside those of lists and matches. */
export const messages = withLists({
  ru: () =>
    import(/* webpackChunkName: "words-ru" */ '../locales/ru/scanner.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "words-en" */ '../locales/en/scanner.json', {
      with: { type: 'json' },
    }),
});
