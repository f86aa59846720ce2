import { TIMESTAMP_MAX_SECONDS, teamPlayerCalls } from '@tipmark/contract';
import { MATCH_STATUS, type Sport } from '@tipmark/domain';
import { MOST_MATCHES } from '../../matches/events/chosen-matches.ts';
import { findPlayedMatches } from '../../matches/events/event-queries.ts';
import { found, idOfLink } from '../../matches/events/event-resource.ts';
import { namedPlayer } from '../../matches/players/named-player.ts';
import {
  findMatchesOfPlayer,
  findNamedPlayers,
  findRatedMatches,
} from '../../matches/players/player-queries.ts';
import { presentPlayer } from '../../matches/players/present-player.ts';
import { ratePlayer } from '../../matches/players/rate-player.ts';
import { findTeam } from '../../matches/teams/team-queries.ts';
import { utcDayOf } from '../../platform/cache/topics.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

const MAX_AGE_MS = 60_000;

const finished = {
  before: TIMESTAMP_MAX_SECONDS,
  since: undefined,
  leagueId: undefined,
  seasonAt: undefined,
  isExcludeFriendlies: false,
  limit: MOST_MATCHES,
  statuses: [MATCH_STATUS.finished],
};

/** A player of a team, as squads, line-ups and events name him. */
const teamPlayer = (sport: Sport): SharedHandler<OfTeamSports<'TeamPlayer'>> => ({
  statements: 5,
  resource({ segments: { teamUrl, playerUrl }, services: { db, clock }, locale }) {
    const teamId = idOfLink(teamUrl);
    return {
      key: [locale, sport, teamId, playerUrl].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const team = found(await findTeam(db, teamId, sport, locale));
        const player = found(namedPlayer(await findNamedPlayers(db, team.id), playerUrl));
        const his = { teamId: team.id, names: player.names };
        const named = await findMatchesOfPlayer(db, his, locale);
        const seasonId = named[0]?.season_id ?? 0;
        const [rows, rated] = await Promise.all([
          findPlayedMatches(db, locale, { seasonId, teamId: team.id }, finished),
          findRatedMatches(db, team.id, seasonId),
        ]);
        const ratings = ratePlayer(sport, rated, player.names);
        const asOf = clock();
        const day = utcDayOf(asOf);
        return presentPlayer({ sport, team, player, named, rows, ratings, day, locale, asOf });
      },
    };
  },
});

export const teamPlayerHandlers = sportHandlers(teamPlayerCalls, teamPlayer);
