import type { Endpoints } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { findEventKey } from '../events/event-queries.ts';
import { found, keptByMatch, matchIdOf } from '../events/event-resource.ts';
import { presentSquad } from '../events/present-squads.ts';
import { findScorers, findSquads } from '../events/squad-queries.ts';
import type { SharedHandler } from '../handler.ts';
import { utcDayOf } from '../hot/topics.ts';

/** The filters of its path choose matches; a squad is the season's. */
export const soccerEventSquads: SharedHandler<Endpoints['soccerEventSquads']> = {
  statements: 3,
  resource({ segments, services: { db, clock } }) {
    const matchId = matchIdOf(segments.matchUrl);
    return {
      ...keptByMatch(matchId),
      async build() {
        const event = found(await findEventKey(db, matchId, SPORT.soccer));
        const squads = await findSquads(db, matchId);
        const scorers = await findScorers(db, matchId);
        const day = utcDayOf(event.starts_at);
        return {
          link: `${event.id}-${event.slug}`,
          squads: [
            presentSquad('home', event.home_id, squads, scorers, day),
            presentSquad('away', event.away_id, squads, scorers, day),
          ],
          asOf: clock(),
        };
      },
    };
  },
};
