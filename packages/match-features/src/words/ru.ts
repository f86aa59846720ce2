import analysis from '../../locales/ru/analysis.json' with { type: 'json' };
import feed from '../../locales/ru/feed.json' with { type: 'json' };
import home from '../../locales/ru/home.json' with { type: 'json' };
import match from '../../locales/ru/match.json' with { type: 'json' };
import results from '../../locales/ru/results.json' with { type: 'json' };
import stats from '../../locales/ru/statistics.json' with { type: 'json' };
import valueTrends from '../../locales/ru/value-trends.json' with { type: 'json' };

/** Words of the flows, by the name a remote puts its own beside them under. */
export const words = { analysis, feed, home, match, results, stats, valueTrends };
