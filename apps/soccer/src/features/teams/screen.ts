import { pageSoccerTeams } from '@tipmark/contract';
import { createTeamsPage, pagedLoads } from '@tipmark/match-features/pages';
import { soccer } from '../../shared/soccer.ts';

/** `/Teams`: teams with their record and next match. */
export const { screen, loads } = createTeamsPage({ sport: soccer, ...pagedLoads(pageSoccerTeams) });
