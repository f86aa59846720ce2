import type { Endpoints, SeasonGoalies, SeasonSpecialTeams } from '@tipmark/contract';
import { leastGoalieMatches, playerSlug, SPORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { playerName } from '../../matches/events/player-name.ts';
import { ALL_TEAMS } from '../../matches/leagues/open-season.ts';
import {
  findSeasonGoalies,
  findSeasonSize,
  findSpecialTeams,
  type SeasonGoalieRow,
  type SpecialTeamsRow,
} from '../../matches/leagues/special-teams-queries.ts';
import { presentTeam } from '../../matches/statistics/present-team.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { cachedByLeague } from '../leagues/league-resource.ts';

function presentGoalie(row: SeasonGoalieRow, locale: Locale): SeasonGoalies['goalies'][number] {
  const { player, known, origin, matches, shots, saves, shutouts } = row;
  return {
    player: playerName(locale, known ?? { name: player }, origin),
    playerLink: playerSlug(player),
    team: presentTeam(row),
    matches,
    shots,
    saves,
    shutouts,
  };
}

/** Goalies of a season with enough matches; of a chosen team all of them. */
export const hockeyLeagueGoalies: SharedHandler<Endpoints['hockeyLeagueGoalies']> = {
  statements: 4,
  resource(call) {
    const { teamId = ALL_TEAMS } = call.query;
    return cachedByLeague(SPORT.hockey, call, [teamId], async (opened) => {
      const { db, locale, seasonId, nowSeconds } = opened;
      const [rows, size] = await Promise.all([
        findSeasonGoalies(db, seasonId, locale),
        findSeasonSize(db, seasonId),
      ]);
      const isOfAll = teamId === ALL_TEAMS;
      const leastMatches = isOfAll ? leastGoalieMatches(size.most_of_team) : 1;
      return {
        goalies: rows
          .filter(({ id, matches }) => matches >= leastMatches && (isOfAll || id === teamId))
          .map((row) => presentGoalie(row, locale)),
        leastMatches,
        countOfMatches: size.matches,
        countOfReported: rows[0]?.reported ?? 0,
        asOf: nowSeconds,
      };
    });
  },
};

const presentTeams = (row: SpecialTeamsRow): SeasonSpecialTeams['teams'][number] => ({
  team: presentTeam(row),
  matches: row.matches,
  chances: row.chances,
  goals: row.goals,
  timesShort: row.times_short,
  goalsAgainst: row.goals_against,
});

/** Power play and penalty killing of the teams of a season. */
export const hockeyLeagueSpecialTeams: SharedHandler<Endpoints['hockeyLeagueSpecialTeams']> = {
  statements: 4,
  resource(call) {
    return cachedByLeague(SPORT.hockey, call, [], async (opened) => {
      const { db, locale, seasonId, nowSeconds } = opened;
      const [rows, size] = await Promise.all([
        findSpecialTeams(db, seasonId, locale),
        findSeasonSize(db, seasonId),
      ]);
      return {
        teams: rows.map(presentTeams),
        countOfMatches: size.matches,
        // each is one of both teams
        countOfReported: rows.reduce((sum, { matches }) => sum + matches, 0) / 2,
        asOf: nowSeconds,
      };
    });
  },
};
