import type { Locale } from '@tipmark/remote-kit';

/** Messages shared by all match pages; a remote puts its own beside them, under `match`. */
export const matchMessages = {
  ru: async () =>
    (
      await import(/* webpackChunkName: "messages-ru" */ '../../../locales/ru/match.json', {
        with: { type: 'json' },
      })
    ).default,
  en: async () =>
    (
      await import(/* webpackChunkName: "messages-en" */ '../../../locales/en/match.json', {
        with: { type: 'json' },
      })
    ).default,
} as const satisfies Record<Locale, () => Promise<Readonly<Record<string, string>>>>;
