import type { Endpoints } from '@tipmark/contract';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { findSets, findTennisMatch } from '../../matches/tennis/tennis-queries.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { presentPoints } from './present-points.ts';

export const pageTennisEventsPoints: SharedHandler<Endpoints['pageTennisEventsPoints']> = {
  statements: 2,
  resource({ segments: { id }, services: { db, clock }, locale }) {
    const matchId = idOfLink(id);
    return {
      ...cachedByMatch(matchId, locale),
      async build() {
        const row = found(await findTennisMatch(db, matchId, locale));
        return presentPoints(row, await findSets(db, matchId), clock());
      },
    };
  },
};
