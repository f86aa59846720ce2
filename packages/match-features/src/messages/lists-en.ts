import markets from '../../locales/en/markets.json' with { type: 'json' };
import match from '../../locales/en/match.json' with { type: 'json' };
import pages from '../../locales/en/pages.json' with { type: 'json' };
import results from '../../locales/en/results.json' with { type: 'json' };
import stats from '../../locales/en/statistics.json' with { type: 'json' };

/** Messages of lists, and of rows and tables in any of them. */
export const en = { ...pages, match: { ...match, ...markets }, results, stats };
