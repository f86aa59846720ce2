import { words as shared } from '@tipmark/match-features/words/ru';
import home from '../../locales/ru/home.json' with { type: 'json' };
import match from '../../locales/ru/match.json' with { type: 'json' };
import pages from '../../locales/ru/pages.json' with { type: 'json' };
import results from '../../locales/ru/results.json' with { type: 'json' };

/**
 * Words of one file a feature; `pages.json` holds those of the small features under their names.
 */
export const words = {
  ...pages,
  analysis: { ...shared.analysis, ...pages.analysis },
  feed: { ...shared.feed, ...pages.feed },
  home: { ...shared.home, ...home },
  match: { ...shared.match, ...match },
  results: { ...shared.results, ...results },
  stats: shared.stats,
  valueTrends: { ...shared.valueTrends, ...pages.valueTrends },
};
