import { type EventMatchList, eventMatchesCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { chosenSides, filterOf } from '../../matches/events/chosen-matches.ts';
import { findEventKey, findPlayedMatches } from '../../matches/events/event-queries.ts';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { presentMatchList } from '../../matches/match-page/present-matches.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** Last matches of both sides of a match, or against each other. */
export function eventMatches(sport: Sport): SharedHandler<OfTeamSports<'EventMatches'>> {
  return {
    // Head to head needs one less, so a test of the budget requests both sides.
    statements: 3,
    resource({ segments: { matchUrl, ...filters }, services: { db, clock }, locale }) {
      const matchId = idOfLink(matchUrl);
      return {
        ...cachedByMatch(matchId, locale, ...Object.values(filters)),
        async build() {
          const event = found(await findEventKey(db, matchId, sport));
          const filter = filterOf(event, filters);
          const lists: EventMatchList[] = [];
          for (const { side, teamId, sides } of chosenSides(event, filters)) {
            const rows = await findPlayedMatches(db, locale, sides, filter);
            lists.push(presentMatchList(side, teamId, rows, locale));
          }
          return { link: `${event.id}-${event.slug}`, lists, asOf: clock() };
        },
      };
    },
  };
}

export const eventMatchesHandlers = sportHandlers(eventMatchesCalls, eventMatches);
