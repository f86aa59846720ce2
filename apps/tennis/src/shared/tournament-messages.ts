import type { MessageFiles } from '@tipmark/remote-kit';

/** Texts of tournaments alone. */
export const tournamentMessages: MessageFiles = {
  ru: () =>
    import(/* webpackChunkName: "tournament-messages-ru" */ '../../locales/ru/tournaments.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "tournament-messages-en" */ '../../locales/en/tournaments.json', {
      with: { type: 'json' },
    }),
};
