import type { Endpoints, EventSummaryList } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { chosenSides, filterOf } from '../events/chosen-matches.ts';
import { findEventKey, findPlayedMatches } from '../events/event-queries.ts';
import { found, keptByMatch, matchIdOf } from '../events/event-resource.ts';
import type { SharedHandler } from '../handler.ts';
import { playedOfRows } from '../statistics/played-of-rows.ts';
import { presentSummary } from '../statistics/present-statistics.ts';

const HALVES = 2;

export const soccerEventSummary: SharedHandler<Endpoints['soccerEventSummary']> = {
  statements: 5,
  resource({ segments: { matchUrl, ...filters }, services: { db, clock }, locale }) {
    const matchId = matchIdOf(matchUrl);
    return {
      ...keptByMatch(matchId, ...Object.values(filters)),
      async build() {
        const event = found(await findEventKey(db, matchId, SPORT.soccer));
        const filter = filterOf(event, filters);
        const lists: EventSummaryList[] = [];
        for (const { side, teamId, sides } of chosenSides(event, filters)) {
          const rows = await findPlayedMatches(db, locale, sides, filter);
          const matches = [...(await playedOfRows(db, rows)).values()];
          lists.push(presentSummary(side, SPORT.soccer, teamId, matches, HALVES));
        }
        return { link: `${event.id}-${event.slug}`, lists, asOf: clock() };
      },
    };
  },
};
