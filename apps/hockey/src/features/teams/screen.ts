import { pageHockeyTeams } from '@tipmark/contract';
import { createTeamsPage, pagedLoads } from '@tipmark/match-features/pages';
import { hockey } from '../../shared/hockey.ts';

/** Teams with their record and next match. */
export const { screen, loads } = createTeamsPage({
  sport: hockey,
  ...pagedLoads(pageHockeyTeams),
});
