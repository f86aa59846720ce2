import { withShared } from '@tipmark/match-features/messages';

/** Tennis's own messages beside those of the pages it shares. */
export const messages = withShared({
  ru: () =>
    import(/* webpackChunkName: "messages-ru" */ '../locales/ru/tennis.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "messages-en" */ '../locales/en/tennis.json', {
      with: { type: 'json' },
    }),
});
