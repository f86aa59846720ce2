import { pageSoccerTeam, soccerTeamSquad } from '@tipmark/contract';
import { createTeamPage, loadOf, requestedWith, teamFilters } from '@tipmark/match-features/pages';
import { soccer } from '../../shared/soccer.ts';

/** `/Teams/[teamUrl]`: a team with its matches and their totals. */
export const { screen, loads } = createTeamPage({
  sport: soccer,
  load: requestedWith(loadOf(pageSoccerTeam), ({ teamUrl, view }) => ({
    segments: { teamUrl, ...teamFilters(view) },
  })),
  squad: loadOf(soccerTeamSquad),
});
