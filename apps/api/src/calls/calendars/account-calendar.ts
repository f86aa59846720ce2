import { randomBytes } from 'node:crypto';
import type { Endpoints } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import {
  findCalendarOwner,
  findCalendarToken,
  saveCalendarToken,
} from '../../matches/calendars/calendar-address-queries.ts';
import { findCalendarMatches } from '../../matches/calendars/calendar-queries.ts';
import { found } from '../../matches/events/event-resource.ts';
import { presentMatchWithLeague } from '../../matches/lists/present-leagues.ts';
import type { Limit } from '../../platform/admission/rate-limits.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const TOKEN_BYTES = 32;
const RENEWALS: Limit = { name: 'calendar-address', max: 20, windowSeconds: 3_600 };

export const accountCalendar: PrivateHandler<Endpoints['accountCalendar']> = {
  statements: 1,
  async answer({ signedIn: { user }, services: { db } }) {
    return { token: (await findCalendarToken(db, user.id)) ?? null };
  },
};

export const renewAccountCalendar: PrivateHandler<Endpoints['renewAccountCalendar']> = {
  statements: 1,
  async answer({ signedIn: { user }, services: { db, limits }, nowSeconds }) {
    await limits.take(RENEWALS, `user:${user.id}`);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await saveCalendarToken(db, { userId: user.id, token }, nowSeconds);
    return { token };
  },
};

/** It has no name of its owner: an address that gets known shows favourites and nothing else. */
export const favouritesCalendar: PrivateHandler<Endpoints['favouritesCalendar']> = {
  statements: 2,
  callsPerMinute: 60,
  async answer({ segments: { token }, services: { db }, nowSeconds, locale }) {
    const userId = found(await findCalendarOwner(db, token));
    const rows = await findCalendarMatches(db, { userId }, nowSeconds, locale);
    return {
      matches: rows.map((row) => ({
        ...presentMatchWithLeague(row, locale),
        sport: row.sport as Sport,
      })),
      asOf: nowSeconds,
    };
  },
};
