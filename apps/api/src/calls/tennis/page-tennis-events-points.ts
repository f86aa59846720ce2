import type { Endpoints } from '@tipmark/contract';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { presentPoints } from '../../matches/tennis/present-points.ts';
import { findSets, findTennisMatchWithForecast } from '../../matches/tennis/tennis-queries.ts';
import type { SharedHandler } from '../handler/handler.ts';

export const pageTennisEventsPoints: SharedHandler<Endpoints['pageTennisEventsPoints']> = {
  statements: 2,
  resource({ segments: { id }, services: { db, clock }, locale }) {
    const matchId = idOfLink(id);
    return {
      ...cachedByMatch(matchId, locale),
      async build() {
        const row = found(await findTennisMatchWithForecast(db, matchId, locale));
        return presentPoints(row, await findSets(db, matchId), clock());
      },
    };
  },
};
