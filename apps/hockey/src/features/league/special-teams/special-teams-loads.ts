import { hockeyLeagueGoalies, hockeyLeagueSpecialTeams } from '@tipmark/contract';
import { type LeagueQuery, loadOf, requestedWith } from '@tipmark/match-features/pages';

const seasonOf = ({ leagueId, view }: LeagueQuery) => ({
  leagueId: Number.parseInt(leagueId, 10),
  seasonId: view.seasonId,
});

export const seasonGoalies = requestedWith(loadOf(hockeyLeagueGoalies), (wanted: LeagueQuery) => ({
  query: { ...seasonOf(wanted), teamId: wanted.view.teamId },
}));

export const seasonSpecialTeams = requestedWith(
  loadOf(hockeyLeagueSpecialTeams),
  (wanted: LeagueQuery) => ({ query: seasonOf(wanted) }),
);
