import { callOf, leagueStreakMatchesCalls, leagueStreaksCalls } from '@tipmark/contract';
import type { TeamSportName } from '@tipmark/domain';
import { loadOf, requestedWith } from '../../parts/page/page-load.ts';
import type { LeagueQuery, StreakLoads, StreakQuery } from './league-options.ts';

const seasonOf = ({ leagueId, view }: LeagueQuery) => ({
  leagueId: Number.parseInt(leagueId, 10),
  seasonId: view.seasonId,
});

/** The loads of a sport's streaks: of all teams of a season, and of one streak. */
export const streakLoads = (sport: TeamSportName): StreakLoads => ({
  load: requestedWith(loadOf(callOf(leagueStreaksCalls, sport)), (wanted: LeagueQuery) => ({
    query: { ...seasonOf(wanted), teamId: wanted.view.teamId },
  })),
  matches: requestedWith(
    loadOf(callOf(leagueStreakMatchesCalls, sport)),
    ({ streak, ...wanted }: StreakQuery) => ({ query: { ...seasonOf(wanted), ...streak } }),
  ),
});
