import type { MessageFiles } from '@tipmark/remote-kit';

/** What only the page of a player says. */
export const teamPlayerMessages: MessageFiles = {
  ru: () =>
    import(
      /* webpackChunkName: "team-player-messages-ru" */ '../../../locales/ru/team-player.json',
      { with: { type: 'json' } }
    ),
  en: () =>
    import(
      /* webpackChunkName: "team-player-messages-en" */ '../../../locales/en/team-player.json',
      { with: { type: 'json' } }
    ),
};
