import type { Locale } from '@tipmark/remote-kit';

/** Words of statistics tabs and pages; a remote puts them under `stats`. */
export const statisticsMessages = {
  ru: async () =>
    (
      await import(/* webpackChunkName: "words-ru" */ '../../locales/ru/statistics.json', {
        with: { type: 'json' },
      })
    ).default,
  en: async () =>
    (
      await import(/* webpackChunkName: "words-en" */ '../../locales/en/statistics.json', {
        with: { type: 'json' },
      })
    ).default,
} as const satisfies Record<Locale, () => Promise<Readonly<Record<string, string>>>>;
