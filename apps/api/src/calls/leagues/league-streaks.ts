import { leagueStreakMatchesCalls, leagueStreaksCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { found } from '../../matches/events/event-resource.ts';
import { findLeagueStreaks, findStreakMatches } from '../../matches/leagues/league-streaks.ts';
import { ALL_TEAMS, findSeasonPlayed } from '../../matches/leagues/open-season.ts';
import { presentNamedTeam } from '../../matches/statistics/present-team.ts';
import { findSeasonTeams, lacksResults } from '../../matches/statistics/table-queries.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';
import { cachedByLeague } from './league-resource.ts';

/** Current streaks of a season's teams, with what comes next. */
export const leagueStreaksHandlers = sportHandlers(
  leagueStreaksCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof leagueStreaksCalls>> => ({
    statements: 7,
    resource(call) {
      const { teamId = ALL_TEAMS } = call.query;
      return cachedByLeague(sport, call, [teamId], async (opened) => {
        const { db, locale, leagueId, seasonId, nowSeconds } = opened;
        // None rather than ones that would be too short.
        if (await lacksResults(db, leagueId))
          return { streaks: [], nextMatches: [], asOf: nowSeconds };
        const teams = (await findSeasonTeams(db, seasonId, locale)).map(presentNamedTeam);
        const chosen = teamId === ALL_TEAMS ? teams : teams.filter(({ id }) => id === teamId);
        const rows = await findSeasonPlayed(db, locale, seasonId, ALL_TEAMS);
        return { ...(await findLeagueStreaks(opened, rows, chosen)), asOf: nowSeconds };
      });
    },
  }),
);

/** The matches of one of them. */
export const leagueStreakMatchesHandlers = sportHandlers(
  leagueStreakMatchesCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof leagueStreakMatchesCalls>> => ({
    statements: 4,
    resource(call) {
      const { teamId, kind, scope } = call.query;
      return cachedByLeague(sport, call, [teamId, kind, scope], async (opened) => {
        const { db, locale, seasonId, nowSeconds } = opened;
        const rows = await findSeasonPlayed(db, locale, seasonId, teamId);
        const streak = { teamId, kind, scope };
        const matches = found(await findStreakMatches(opened, rows, streak));
        return { ...streak, matches, asOf: nowSeconds };
      });
    },
  }),
);
