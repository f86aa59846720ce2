import type { Locale } from '@tipmark/remote-kit';

type MatchMessages = Readonly<Record<string, string>>;

/**
 * Messages of matches for pages of no sport, under `match`: those shared by all match pages, and
 * the names of the markets that only some sports have.
 */
export const matchMessages = {
  ru: async () => {
    const [match, markets] = await Promise.all([
      import(/* webpackChunkName: "messages-ru" */ '../../../locales/ru/match.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "messages-ru" */ '../../../locales/ru/markets.json', {
        with: { type: 'json' },
      }),
    ]);
    return { ...match.default, ...markets.default };
  },
  en: async () => {
    const [match, markets] = await Promise.all([
      import(/* webpackChunkName: "messages-en" */ '../../../locales/en/match.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "messages-en" */ '../../../locales/en/markets.json', {
        with: { type: 'json' },
      }),
    ]);
    return { ...match.default, ...markets.default };
  },
} as const satisfies Record<Locale, () => Promise<MatchMessages>>;
