import { BET_CURRENCIES, BET_FIELDS, BET_LIMIT, BET_STATUS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { decimalOdds, maybeOdds } from '../values/decimal-odds.ts';
import { boundedText } from '../values/positional.ts';

/** Longer than any field may be, so that a refusal names the limit of the field. */
const MAX_SENT = 2_000;

/** A bet of the caller. Amounts are hundredths of a unit of its currency. */
export const ownBet = z.object({
  id: z.int(),
  /** Send it with a change: a bet that was changed meanwhile is refused as `conflict`. */
  version: z.int(),
  /** A match of the site; null = the event is the owner's text. */
  match: z.nullable(
    z.object({ id: z.int(), link: z.string(), startsAt: z.int(), isTimeKnown: z.boolean() }),
  ),
  /** 0 = none of the site's. */
  sport: z.int(),
  /** Names of both sides, or the owner's text. */
  event: z.string(),
  /** An outcome of the site; null = market and outcome are the owner's texts. */
  oddType: z.nullable(z.string()),
  market: z.string(),
  outcome: z.string(),
  bookmaker: z.string(),
  odds: decimalOdds,
  stake: z.int(),
  currency: z.enum(BET_CURRENCIES),
  placedAt: z.int(),
  /** As of a tip; 6 = cashed out. */
  status: z.enum(BET_STATUS),
  /** Given by the owner: the site settles it no more. */
  isSettledByOwner: z.boolean(),
  /** Null while it is open. */
  profit: z.nullable(z.int()),
  /** Only of a bet that was cashed out. */
  returned: z.nullable(z.int()),
  /** Closing odds without the bookmakers' margin; null until then and where there were none. */
  closingOdds: maybeOdds,
  clvPercent: z.nullable(z.number()),
  note: z.string(),
  tags: z.array(z.string()).check(z.maxLength(BET_LIMIT.tags)),
});

export type OwnBet = z.output<typeof ownBet>;

/** The fields of a bet as their owner writes them: `1,85`, `1 000`, `2026-11-29T20:15`. */
export const sentBet = () =>
  z.object(
    Object.fromEntries(BET_FIELDS.map((field) => [field, z.optional(boundedText(MAX_SENT))])) as {
      [Field in (typeof BET_FIELDS)[number]]: z.ZodMiniOptional<ReturnType<typeof boundedText>>;
    },
  );

export type SentBet = z.output<ReturnType<typeof sentBet>>;
