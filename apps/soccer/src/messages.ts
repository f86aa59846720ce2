import { withShared } from '@tipmark/match-features/messages';

/** Soccer's own messages beside those of the pages it shares. */
export const messages = withShared({
  ru: () =>
    import(/* webpackChunkName: "messages-ru" */ '../locales/ru/soccer.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "messages-en" */ '../locales/en/soccer.json', {
      with: { type: 'json' },
    }),
});
