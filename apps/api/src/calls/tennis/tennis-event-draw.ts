import type { Endpoints } from '@tipmark/contract';
import { cachedByMatch, found, idOfLink } from '../../matches/events/event-resource.ts';
import { presentDraw } from '../../matches/tennis/present-draw.ts';
import { findMatchesOfTournament, findTennisMatch } from '../../matches/tennis/tennis-queries.ts';
import type { SharedHandler } from '../handler/handler.ts';

/** Other matches of the tournament do not invalidate it, so it is cached only briefly. */
const MAX_AGE_MS = 10_000;

export const tennisEventDraw: SharedHandler<Endpoints['tennisEventDraw']> = {
  statements: 2,
  resource({ segments: { id }, services: { db, clock }, locale }) {
    const matchId = idOfLink(id);
    return {
      ...cachedByMatch(matchId, locale),
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const row = found(await findTennisMatch(db, matchId, locale));
        const rows = await findMatchesOfTournament(db, row.season_id, locale);
        return presentDraw(row, rows, locale, clock());
      },
    };
  },
};
