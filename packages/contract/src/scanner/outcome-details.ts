import { ANSWER_LIMIT, parseOddType, SCANNER_LIMIT, type Sport } from '@tipmark/domain';
import * as z from 'zod/mini';
import { decimalOdds, maybeOdds, pricePhase, unixSecond } from '../values/decimal-odds.ts';
import { MAX_ID } from '../values/max-id.ts';
import { boundedText } from '../values/positional.ts';
import { TIMESTAMP_MAX_SECONDS, TIMESTAMP_MIN_SECONDS } from '../values/timestamp-range.ts';

const MAX_ODD_TYPE_LENGTH = 24;

const oddTypeOf = (sport: Sport) =>
  boundedText(MAX_ODD_TYPE_LENGTH).check(
    z.refine((text) => parseOddType(text, sport) !== undefined, { error: 'is not an outcome' }),
  );

const hours = (most: number) => z.optional(z.nullable(z.int().check(z.gte(0), z.lte(most))));

/** Outcomes of a match to return details of; one that does not match the last three is omitted. */
export const outcomeDetailsBody = (sport: Sport) =>
  z.object({
    /** The match. */
    bkMatchId: z.int().check(z.gte(1), z.lte(MAX_ID)),
    oddsTypes: z
      .array(oddTypeOf(sport))
      .check(z.minLength(1), z.maxLength(SCANNER_LIMIT.detailedOutcomes)),
    /** 0 = compared with the first price, n = with the price n hours ago. */
    changesHours: hours(SCANNER_LIMIT.changesHours),
    /** Only outcomes whose line changed after this instant; 0 = all. */
    minChangesTimestamp: z.optional(
      z.nullable(
        z.union([
          z.literal(0),
          z.int().check(z.gte(TIMESTAMP_MIN_SECONDS), z.lte(TIMESTAMP_MAX_SECONDS)),
        ]),
      ),
    ),
    /** Only outcomes first priced at most this many hours ago; 0 = all. */
    oddsCreated: hours(SCANNER_LIMIT.oddsCreatedHours),
  });

/** `[at, odds]`, oldest first: a step chart. Without prices that have no times. */
const points = (most: number) =>
  z.array(z.tuple([unixSecond, decimalOdds])).check(z.maxLength(most));

/** A bookmaker's changes of an outcome. */
export const bookmakerOfOutcome = z.object({
  id: z.int(),
  name: z.string(),
  first: decimalOdds,
  /** Its price at the instant of the comparison; null = it had none yet. */
  was: maybeOdds,
  odds: decimalOdds,
  /** `(odds / was − 1) · 100`, against its first price where it had none then. */
  changePercent: z.number(),
  /** null = its source gives no times. */
  createdAt: z.nullable(unixSecond),
  changedAt: z.nullable(unixSecond),
  /** What is known of the price in place of a time; only where `changedAt` is null. */
  phase: z.optional(pricePhase),
  confirmedAt: z.nullable(unixSecond),
  /** Without updates for so long that its price no longer counts. */
  isSilent: z.boolean(),
  points: points(SCANNER_LIMIT.bookmakerPoints),
});

export const outcomeDetails = z.object({
  oddType: z.string(),
  category: z.int(),
  odds: decimalOdds,
  first: decimalOdds,
  was: decimalOdds,
  changePercent: z.number(),
  /** null = its source gives no times. */
  changedAt: z.nullable(unixSecond),
  createdAt: z.nullable(unixSecond),
  phase: z.optional(pricePhase),
  /** Probability of the line without margin, percent; null for an incomplete market. */
  fairPercent: z.nullable(z.number()),
  /** As in the list: believable value to the market and by the model, with what is claimed. */
  valuePercent: z.nullable(z.number()),
  claimedPercent: z.nullable(z.number()),
  modelValuePercent: z.nullable(z.number()),
  modelClaimedPercent: z.nullable(z.number()),
  points: points(ANSWER_LIMIT.oddsHistoryPoints),
  /** Highest price first; those that fell silent last. */
  bookmakers: z.array(bookmakerOfOutcome),
});

export const outcomeDetailsReply = z.object({
  bkMatchId: z.int(),
  link: z.string(),
  startsAt: unixSecond,
  outcomes: z.array(outcomeDetails).check(z.maxLength(SCANNER_LIMIT.detailedOutcomes)),
  asOf: unixSecond,
  /** null = no price has a time. */
  lagMs: z.nullable(z.int().check(z.gte(0))),
});

export type BookmakerOfOutcome = z.output<typeof bookmakerOfOutcome>;
export type OutcomeDetails = z.output<typeof outcomeDetails>;
export type OutcomeDetailsReply = z.output<typeof outcomeDetailsReply>;
export type OutcomeDetailsBody = z.output<ReturnType<typeof outcomeDetailsBody>>;
