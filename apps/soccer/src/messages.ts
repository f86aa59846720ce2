import {
  analysisMessages,
  homeMessages,
  matchMessages,
  resultsMessages,
  statisticsMessages,
} from '@tipmark/match-features';
import type { RemoteModule } from '@tipmark/remote-kit';

/**
 * Words of one file a feature: the feature's name is the first part of their keys. `pages.json` holds
 * those of the small features under their names.
 */
export const messages: RemoteModule['messages'] = {
  ru: async () => {
    const [results, match, pages, home] = await Promise.all([
      import(/* webpackChunkName: "words-ru" */ '../locales/ru/results.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-ru" */ '../locales/ru/match.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-ru" */ '../locales/ru/pages.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-ru" */ '../locales/ru/home.json', {
        with: { type: 'json' },
      }),
    ]);
    return {
      default: {
        home: { ...(await homeMessages.ru()), ...home.default },
        results: { ...(await resultsMessages.ru()), ...results.default },
        match: { ...(await matchMessages.ru()), ...match.default },
        ...pages.default,
        stats: await statisticsMessages.ru(),
        analysis: { ...(await analysisMessages.ru()), ...pages.default.analysis },
      },
    };
  },
  en: async () => {
    const [results, match, pages, home] = await Promise.all([
      import(/* webpackChunkName: "words-en" */ '../locales/en/results.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-en" */ '../locales/en/match.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-en" */ '../locales/en/pages.json', {
        with: { type: 'json' },
      }),
      import(/* webpackChunkName: "words-en" */ '../locales/en/home.json', {
        with: { type: 'json' },
      }),
    ]);
    return {
      default: {
        home: { ...(await homeMessages.en()), ...home.default },
        results: { ...(await resultsMessages.en()), ...results.default },
        match: { ...(await matchMessages.en()), ...match.default },
        ...pages.default,
        stats: await statisticsMessages.en(),
        analysis: { ...(await analysisMessages.en()), ...pages.default.analysis },
      },
    };
  },
};
