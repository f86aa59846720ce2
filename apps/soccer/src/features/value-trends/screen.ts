import { pageSoccerValueTrends, soccerValueTrendsTeaser } from '@tipmark/contract';
import { createValueTrendsPage, loadOf, pagedLoads } from '@tipmark/match-features/pages';
import { soccer } from '../../shared/soccer.ts';

/** `/value-trends`: outcomes the market pays extra for; subscribers see all of them. */
export const { screen, loads } = createValueTrendsPage({
  sport: soccer,
  ...pagedLoads(pageSoccerValueTrends),
  teaser: loadOf(soccerValueTrendsTeaser),
});
