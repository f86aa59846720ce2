import { withShared } from '@tipmark/match-features/messages';

/** Messages of this sport beside those of the pages it shares with others. */
export const messages = withShared({
  ru: () =>
    import(/* webpackChunkName: "words-ru" */ '../locales/ru/hockey.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "words-en" */ '../locales/en/hockey.json', {
      with: { type: 'json' },
    }),
});
