import { withShared } from '@tipmark/match-features/messages';

/** Soccer's own messages beside those of the pages it shares. */
export const messages = withShared({
  ru: () =>
    import(/* webpackChunkName: "words-ru" */ '../locales/ru/soccer.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "words-en" */ '../locales/en/soccer.json', {
      with: { type: 'json' },
    }),
});
