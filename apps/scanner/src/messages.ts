import { withLists } from '@tipmark/match-features/messages';

/** The scanner's own messages beside those of lists and matches. */
export const messages = withLists({
  ru: () =>
    import(/* webpackChunkName: "messages-ru" */ '../locales/ru/scanner.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "messages-en" */ '../locales/en/scanner.json', {
      with: { type: 'json' },
    }),
});
