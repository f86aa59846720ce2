import { words as shared } from '@tipmark/match-features/words/en';
import home from '../../locales/en/home.json' with { type: 'json' };
import match from '../../locales/en/match.json' with { type: 'json' };
import pages from '../../locales/en/pages.json' with { type: 'json' };
import results from '../../locales/en/results.json' with { type: 'json' };

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
