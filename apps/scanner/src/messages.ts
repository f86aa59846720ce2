import { withLists } from '@tipmark/match-features/messages';

/** The scanner's own messages beside those of lists and matches. */
export const messages = withLists({
  ru: () =>
    import(/* webpackChunkName: "messages-ru" */ '../locales/ru/scanner.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "messages-en" */ '../locales/en/scanner.json', {
      with: { type: 'json' },
    }),
});

/** What only the page of falling odds says. */
export const dropsMessages = {
  ru: () =>
    import(/* webpackChunkName: "drops-messages-ru" */ '../locales/ru/drops.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "drops-messages-en" */ '../locales/en/drops.json', {
      with: { type: 'json' },
    }),
};

/** What only the odds of a day say. */
export const gridMessages = {
  ru: () =>
    import(/* webpackChunkName: "grid-messages-ru" */ '../locales/ru/grid.json', {
      with: { type: 'json' },
    }),
  en: () =>
    import(/* webpackChunkName: "grid-messages-en" */ '../locales/en/grid.json', {
      with: { type: 'json' },
    }),
};
