import { pageHockeyLeagues } from '@tipmark/contract';
import { createLeaguesPage, pagedLoads } from '@tipmark/match-features/pages';
import { hockey } from '../../shared/hockey.ts';

/** Leagues with their statistics. */
export const { screen, loads } = createLeaguesPage({
  sport: hockey,
  ...pagedLoads(pageHockeyLeagues),
});
