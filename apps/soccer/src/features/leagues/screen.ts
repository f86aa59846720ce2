import { pageSoccerLeagues } from '@tipmark/contract';
import { createLeaguesPage, pagedLoads } from '@tipmark/match-features/pages';
import { soccer } from '../../shared/soccer.ts';

/** `/Tournaments`: leagues with their statistics. */
export const { screen, loads } = createLeaguesPage({
  sport: soccer,
  ...pagedLoads(pageSoccerLeagues),
});
