import type { Locale } from '@tipmark/remote-kit';

/** Words every main page shares; a remote puts its own beside them, under `home`. */
export const homeMessages = {
  ru: async () =>
    (
      await import(/* webpackChunkName: "words-ru" */ '../../locales/ru/home.json', {
        with: { type: 'json' },
      })
    ).default,
  en: async () =>
    (
      await import(/* webpackChunkName: "words-en" */ '../../locales/en/home.json', {
        with: { type: 'json' },
      })
    ).default,
} as const satisfies Record<Locale, () => Promise<Readonly<Record<string, string>>>>;
