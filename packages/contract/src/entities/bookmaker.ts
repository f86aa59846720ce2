import * as z from 'zod/mini';
import { unixSecond } from '../values/decimal-odds.ts';

const share = z.number().check(z.gte(0), z.lte(1));

/** Measured on the stored prices of finished matches, an hour before their start. */
export const bookmakerStatistics = z.object({
  /** The return of an even bet on every outcome, 0–1; may be above 1. */
  payout: z.nullable(z.number()),
  matches: z.int(),
  bestShare: z.nullable(share),
  /** Fraction of the closing line by which its price was above it. */
  fromClosing: z.nullable(z.number()),
  outcomes: z.int(),
});

const ofSport = z.extend(bookmakerStatistics, {
  sport: z.int(),
  /** Of all bookmakers with prices of this sport. */
  averagePayout: z.nullable(z.number()),
});

const bookmaker = z.object({
  /** Its part of the address. */
  bookieName: z.string(),
  name: z.string(),
  position: z.int(),
  /** By position: 5.0, 4.7 … 4.0; empty for one that the promotions file does not list. */
  ratingLabel: z.string(),
  bonus: z.nullable(z.object({ value: z.string(), linkId: z.int(), isInRoubles: z.boolean() })),
  figures: z.nullable(bookmakerStatistics),
});

/** Over which matches the statistics are. */
const measured = z.object({
  days: z.int(),
  matches: z.int(),
  asOf: unixSecond,
  /** End of the days: the last finished match with prices where that is long ago. */
  until: unixSecond,
});

export const bookmakersPage = z.object({ bookmakers: z.array(bookmaker), measured });

export const bookmakerPage = z.object({
  bookmaker: z.extend(bookmaker, { about: z.string(), sports: z.array(ofSport) }),
  /** All that are open in the caller's country, by position. */
  others: z.array(bookmaker),
  measured,
});

export type BookmakersPage = z.infer<typeof bookmakersPage>;
export type BookmakerPage = z.infer<typeof bookmakerPage>;
export type ListedBookmaker = z.infer<typeof bookmaker>;
