import type { Locale } from '@tipmark/remote-kit';

/** Words every match page shares; a remote puts its own beside them, under `match`. */
export const matchMessages = {
  ru: async () =>
    (
      await import(/* webpackChunkName: "words-ru" */ '../../locales/ru/match.json', {
        with: { type: 'json' },
      })
    ).default,
  en: async () =>
    (
      await import(/* webpackChunkName: "words-en" */ '../../locales/en/match.json', {
        with: { type: 'json' },
      })
    ).default,
} as const satisfies Record<Locale, () => Promise<Readonly<Record<string, string>>>>;
