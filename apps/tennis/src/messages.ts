import { withShared } from '@tipmark/match-features/messages';

/** Tennis's own messages beside those of the pages it shares. */
export const messages = withShared({
  ru: () =>
    import(/* webpackChunkName: "words-ru" */ '../locales/ru/tennis.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "words-en" */ '../locales/en/tennis.json', {
      with: { type: 'json' },
    }),
});
