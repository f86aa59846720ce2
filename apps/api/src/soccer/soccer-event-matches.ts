import type { Endpoints, EventMatchList } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { chosenSides, filterOf } from '../events/chosen-matches.ts';
import { findEventKey, findPlayedMatches } from '../events/event-queries.ts';
import { found, keptByMatch, matchIdOf } from '../events/event-resource.ts';
import { presentMatchList } from '../events/present-matches.ts';
import type { SharedHandler } from '../handler.ts';

export const soccerEventMatches: SharedHandler<Endpoints['soccerEventMatches']> = {
  // Head to head needs one less, so a test of the budget asks for both sides.
  statements: 3,
  resource({ segments: { matchUrl, ...filters }, services: { db, clock }, locale }) {
    const matchId = matchIdOf(matchUrl);
    return {
      ...keptByMatch(matchId, locale, ...Object.values(filters)),
      async build() {
        const event = found(await findEventKey(db, matchId, SPORT.soccer));
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
