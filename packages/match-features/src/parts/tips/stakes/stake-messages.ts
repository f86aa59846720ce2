import type { Locale } from '@tipmark/remote-kit';

/** Namespace of the calculator's messages: they are loaded with it, not with the page. */
export const STAKE_NAMESPACE = 'stake';

export const stakeMessages = {
  ru: async () =>
    (
      await import(
        /* webpackChunkName: "stake-messages-ru" */ '../../../../locales/ru/stake.json',
        {
          with: { type: 'json' },
        }
      )
    ).default,
  en: async () =>
    (
      await import(
        /* webpackChunkName: "stake-messages-en" */ '../../../../locales/en/stake.json',
        {
          with: { type: 'json' },
        }
      )
    ).default,
} as const satisfies Record<Locale, () => Promise<Readonly<Record<string, string>>>>;
