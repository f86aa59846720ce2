import type { Locale } from '@tipmark/remote-kit';

/** Namespace of the drawer's messages: they are loaded with the drawer, not with the page. */
export const TIP_NAMESPACE = 'tip';

/** Words of the tip drawer. */
export const tipMessages = {
  ru: async () =>
    (
      await import(/* webpackChunkName: "tip-messages-ru" */ '../../../locales/ru/tip.json', {
        with: { type: 'json' },
      })
    ).default,
  en: async () =>
    (
      await import(/* webpackChunkName: "tip-messages-en" */ '../../../locales/en/tip.json', {
        with: { type: 'json' },
      })
    ).default,
} as const satisfies Record<Locale, () => Promise<Readonly<Record<string, string>>>>;
