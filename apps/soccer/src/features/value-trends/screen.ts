import { pageSoccerValueTrends } from '@tipmark/contract';
import { createValueTrendsPage, pagedLoads } from '@tipmark/match-features/pages';
import { soccer } from '../../shared/soccer.ts';

/** `/value-trends`: outcomes the market pays extra for; for subscribers. */
export const { screen, loads } = createValueTrendsPage({
  sport: soccer,
  ...pagedLoads(pageSoccerValueTrends),
});
