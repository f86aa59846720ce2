import { type EventSummaryList, eventSummaryCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { chosenSides, filterOf } from '../../matches/events/chosen-matches.ts';
import { findEventKey, findPlayedMatches } from '../../matches/events/event-queries.ts';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { playedOfRows } from '../../matches/statistics/played-of-rows.ts';
import { presentSummary } from '../../matches/statistics/present-statistics.ts';
import type { OfTeamSports, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** Totals of the last matches of both sides of a match. */
export function eventSummary(sport: Sport): SharedHandler<OfTeamSports<'EventSummary'>> {
  return {
    statements: 5,
    resource({ segments: { matchUrl, ...filters }, services: { db, clock }, locale }) {
      const matchId = idOfLink(matchUrl);
      return {
        ...cachedByMatch(matchId, ...Object.values(filters)),
        async build() {
          const event = found(await findEventKey(db, matchId, sport));
          const filter = filterOf(event, filters);
          const lists: EventSummaryList[] = [];
          for (const { side, teamId, sides } of chosenSides(event, filters)) {
            const rows = await findPlayedMatches(db, locale, sides, filter);
            const matches = [...(await playedOfRows(db, rows)).values()];
            lists.push(presentSummary(side, sport, teamId, matches));
          }
          return { link: `${event.id}-${event.slug}`, lists, asOf: clock() };
        },
      };
    },
  };
}

export const eventSummaryHandlers = sportHandlers(eventSummaryCalls, eventSummary);
