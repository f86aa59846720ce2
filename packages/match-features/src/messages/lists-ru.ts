import markets from '../../locales/ru/markets.json' with { type: 'json' };
import match from '../../locales/ru/match.json' with { type: 'json' };
import pages from '../../locales/ru/pages.json' with { type: 'json' };
import results from '../../locales/ru/results.json' with { type: 'json' };
import stats from '../../locales/ru/statistics.json' with { type: 'json' };

/** Messages of lists, and of rows and tables in any of them. */
export const ru = { ...pages, match: { ...match, ...markets }, results, stats };
