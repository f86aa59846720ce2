import type { MessageFiles } from '@tipmark/remote-kit';

/** What only the comparison says. */
export const compareMessages: MessageFiles = {
  ru: () =>
    import(/* webpackChunkName: "compare-messages-ru" */ '../../../locales/ru/compare.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "compare-messages-en" */ '../../../locales/en/compare.json', {
      with: { type: 'json' },
    }),
};
