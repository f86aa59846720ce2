import type { Locale } from '@tipmark/remote-kit';

/** Words every results page shares; a remote puts its own beside them, under `results`. */
export const resultsMessages = {
  ru: async () =>
    (
      await import(/* webpackChunkName: "words-ru" */ '../../locales/ru/results.json', {
        with: { type: 'json' },
      })
    ).default,
  en: async () =>
    (
      await import(/* webpackChunkName: "words-en" */ '../../locales/en/results.json', {
        with: { type: 'json' },
      })
    ).default,
} as const satisfies Record<Locale, () => Promise<Readonly<Record<string, string>>>>;
