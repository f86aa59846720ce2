import { pageSoccerTeam } from '@tipmark/contract';
import { askedWith, createTeamPage, loadOf, teamFilters } from '@tipmark/match-features/pages';
import { soccer } from '../../shared/soccer.ts';

/** `/Teams/[teamUrl]`: a team with its matches and what they add up to. */
export const { screen, loads } = createTeamPage({
  sport: soccer,
  load: askedWith(loadOf(pageSoccerTeam), ({ teamUrl, view }) => ({
    segments: { teamUrl, ...teamFilters(view) },
  })),
});
