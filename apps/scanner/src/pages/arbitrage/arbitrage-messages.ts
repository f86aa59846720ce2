import type { MessageFiles } from '@tipmark/remote-kit';

/** Messages of arbitrages alone: other pages do not fetch them. */
export const arbitrageMessages: MessageFiles = {
  ru: () =>
    import(/* webpackChunkName: "arbitrage-messages-ru" */ '../../../locales/ru/arbitrage.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "arbitrage-messages-en" */ '../../../locales/en/arbitrage.json', {
      with: { type: 'json' },
    }),
};
