import { withShared } from '@tipmark/match-features/messages';

/** Messages of this sport beside those of the pages it shares with others. */
export const messages = withShared({
  ru: () =>
    import(/* webpackChunkName: "messages-ru" */ '../locales/ru/hockey.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "messages-en" */ '../locales/en/hockey.json', {
      with: { type: 'json' },
    }),
});
