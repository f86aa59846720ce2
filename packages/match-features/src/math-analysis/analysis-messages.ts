import type { Locale } from '@tipmark/remote-kit';

/** Words of the math analysis; a remote puts its own beside them, under `analysis`. */
export const analysisMessages = {
  ru: async () =>
    (
      await import(/* webpackChunkName: "words-ru" */ '../../locales/ru/analysis.json', {
        with: { type: 'json' },
      })
    ).default,
  en: async () =>
    (
      await import(/* webpackChunkName: "words-en" */ '../../locales/en/analysis.json', {
        with: { type: 'json' },
      })
    ).default,
} as const satisfies Record<Locale, () => Promise<Readonly<Record<string, string>>>>;
