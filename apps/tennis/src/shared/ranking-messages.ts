import type { MessageFiles } from '@tipmark/remote-kit';

/** Texts of the rankings and the list of players alone. */
export const rankingMessages: MessageFiles = {
  ru: () =>
    import(/* webpackChunkName: "ranking-messages-ru" */ '../../locales/ru/rankings.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "ranking-messages-en" */ '../../locales/en/rankings.json', {
      with: { type: 'json' },
    }),
};
