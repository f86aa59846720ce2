import type { Endpoints, EventMatchList } from '@tipmark/contract';
import { monthsBefore, SPORT } from '@tipmark/domain';
import {
  findEventKey,
  findPlayedMatches,
  type MatchFilter,
  type Sides,
} from '../events/event-queries.ts';
import { found, keptByMatch, matchIdOf } from '../events/event-resource.ts';
import { presentMatchList } from '../events/present-matches.ts';
import type { SharedHandler } from '../handler.ts';

/** What `countOfMatches` 0 means in the end: the contract's bound. */
const MOST_MATCHES = 500;

export const soccerEventMatches: SharedHandler<Endpoints['soccerEventMatches']> = {
  // Head to head needs one less, so a test of the budget asks for both sides.
  statements: 3,
  resource({ segments: { matchUrl, ...filters }, services: { db, clock }, locale }) {
    const matchId = matchIdOf(matchUrl);
    return {
      ...keptByMatch(matchId, locale, ...Object.values(filters)),
      async build() {
        const event = found(await findEventKey(db, matchId, SPORT.soccer));
        const filter: MatchFilter = {
          before: event.starts_at,
          since: monthsBefore(event.starts_at, filters.countOfMonths),
          leagueId: filters.isCurrentTournament ? event.league_id : undefined,
          seasonAt: filters.isCurrentGameSeason ? event.starts_at : undefined,
          isExcludeFriendlies: filters.isExcludeFriendlies,
          limit: filters.countOfMatches || MOST_MATCHES,
        };
        const { home_id: homeId, away_id: awayId } = event;
        const isAtPlace = filters.isSaveHomeAwayStatus;
        const list = async (side: EventMatchList['side'], sides: Sides, teamId: number) =>
          presentMatchList(
            side,
            teamId,
            await findPlayedMatches(db, locale, sides, filter),
            locale,
          );
        const lists = filters.isCurrentCompetitor
          ? [await list('both', { homeId, awayId, isSwapAllowed: !isAtPlace }, homeId)]
          : [
              await list('home', { teamId: homeId, place: isAtPlace ? 'home' : 'any' }, homeId),
              await list('away', { teamId: awayId, place: isAtPlace ? 'away' : 'any' }, awayId),
            ];
        return { link: `${event.id}-${event.slug}`, lists, asOf: clock() };
      },
    };
  },
};
