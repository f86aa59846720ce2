import * as z from 'zod/mini';
import { outcomeModel } from '../entities/events/outcome-model.ts';
import { decimalOdds, maybeOdds, unixSecond } from '../values/decimal-odds.ts';

const menuOutcome = z.object({
  odd_type: z.string(),
  /** Site line: the price a tip gets now. */
  odds: decimalOdds,
  /** Probability of the site line without margin; null for an incomplete market. */
  fairPercent: z.nullable(z.number()),
  best: z.nullable(z.object({ odds: decimalOdds, bookmaker: z.string() })),
  /**
   * Believable value of the best price to the market, percent: half of the claimed, at most 3 %;
   * null where it is unknown, and for a price nobody has confirmed for two hours.
   */
  valuePercent: z.nullable(z.number()),
  /** What the best price claims; above 10 % it has to be checked. */
  claimedPercent: z.nullable(z.number()),
  /** Absent where the model has no forecast of the outcome. */
  model: z.optional(outcomeModel),
  /** Inside the odds a tip may have. */
  isTippable: z.boolean(),
});

const menuMarket = z.object({
  market: z.string(),
  /** Category of outcomes, 1–12. */
  category: z.int(),
  lines: z.array(z.object({ line: z.nullable(z.number()), outcomes: z.array(menuOutcome) })),
});

/** A fact for or against the outcome; its wording is up to the reader. */
const evidenceFact = z.object({
  code: z.enum(['fair', 'best', 'movement', 'home_form', 'away_form', 'head_to_head']),
  params: z.record(z.string(), z.union([z.number(), z.string()])),
});

const chosenOutcome = z.object({
  odd_type: z.string(),
  odds: maybeOdds,
  fairPercent: z.nullable(z.number()),
  valuePercent: z.nullable(z.number()),
  claimedPercent: z.nullable(z.number()),
  facts: z.array(evidenceFact).check(z.maxLength(8)),
  /** In the language of the request. */
  descriptionDraft: z.string(),
});

export const tipMaker = z.object({
  link: z.string(),
  startsAt: unixSecond,
  /** Tips are taken: scheduled, not started. */
  isOpen: z.boolean(),
  markets: z.array(menuMarket),
  /** null: only the menu was requested. */
  chosen: z.nullable(chosenOutcome),
  asOf: unixSecond,
});

export type TipMakerOutcome = z.output<typeof menuOutcome>;
export type TipMakerMarket = z.output<typeof menuMarket>;
export type EvidenceFact = z.output<typeof evidenceFact>;
export type ChosenOutcome = z.output<typeof chosenOutcome>;
export type TipMaker = z.output<typeof tipMaker>;
