import { PAGE_SIZE, TEXT_LIMIT, TIP_LIMIT, TIP_RESULT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { decimalOdds, maybeOdds, unixSecond } from '../values/decimal-odds.ts';
import { badges } from './capper-badges.ts';

/** A capper as tips name it. Statistics are null while private or without counted tips. */
export const tipAuthor = z.object({
  name: z.string(),
  url: z.string(),
  /** Rank in the rating; null while unrated. */
  position: z.nullable(z.int()),
  /** `5.0` … `4.0` for the first eight ranks. */
  label: z.nullable(z.string()),
  badges,
  roiPercent: z.nullable(z.number()),
  /** The base of the yield: returned tips are excluded. */
  countOfTips: z.nullable(z.int()),
});

export const matchTip = z.object({
  id: z.int(),
  author: tipAuthor,
  /** `1x2.1`, `ou.o:2.5`. */
  odd_type: z.string(),
  /** Price taken when the tip was accepted. */
  odds: decimalOdds,
  /** Site line now; null once it is gone. */
  currentOdds: maybeOdds,
  /** Percent of the initial bank. */
  stake: z.int().check(z.gte(TIP_LIMIT.minStakePercent), z.lte(TIP_LIMIT.maxStakePercent)),
  description: z.string().check(z.maxLength(TEXT_LIMIT.tipDescription)),
  createdAt: unixSecond,
  /** Last change of outcome or stake, null for none. */
  editedAt: z.nullable(unixSecond),
  result: z.enum(TIP_RESULT),
  /** Units of the bank; null while pending. */
  profit: z.nullable(z.number()),
  /**
   * Value of the price against the closing line, percent; null before, and without closing odds.
   */
  clvPercent: z.nullable(z.number()),
  /** Shown only to its author and to subscribers until the start. */
  isDelayed: z.boolean(),
  contestSeasonId: z.nullable(z.int()),
  /** Entry of the ledger with outcome, price and stake, and its hash. */
  seq: z.int(),
  hash: z.string(),
});

/** A tip that is revealed at the start: until then there is only the proof that it exists. */
export const delayedTip = z.object({
  author: tipAuthor,
  createdAt: unixSecond,
  /** Start of the match, when it is revealed. */
  startsAt: unixSecond,
  seq: z.int(),
  hash: z.string(),
});

export const matchTips = z.object({
  tips: z.array(matchTip).check(z.maxLength(PAGE_SIZE.matchTips)),
  /** Only with the first page. */
  delayed: z.optional(z.array(delayedTip).check(z.maxLength(PAGE_SIZE.matchTips))),
  count: z.int(),
  /**
   * Number of tips per outcome, for any filter, the most tipped first; only with the first page.
   */
  split: z.optional(
    z.array(z.object({ odd_type: z.string(), count: z.int() })).check(z.maxLength(200)),
  ),
  /** Send it for the next page; null at the end. */
  lastTipId: z.nullable(z.int()),
});

export type TipAuthor = z.output<typeof tipAuthor>;
export type MatchTip = z.output<typeof matchTip>;
export type DelayedTip = z.output<typeof delayedTip>;
export type MatchTips = z.output<typeof matchTips>;
