import type { EloOptions } from '../ratings/elo.ts';

/** The numbers of the model, chosen on the NHL of 2019–20, measured on 2021. */
export interface HockeyOptions {
  /** Whether closing odds of past matches may be used; never this match's own. */
  readonly usesPastOdds: boolean;
  readonly goalsHalfLifeDays: number;
  readonly goalsRidge: number;
  /** Strengths, in log odds of a match: variance of a newcomer's, and the increase per day. */
  readonly strengthVariance: number;
  readonly strengthWander: number;
  /** Variance of a closing price around the strengths. */
  readonly priceNoise: number;
  /** How much of the information in a win is used, 0…1. */
  readonly winShare: number;
  /** How strongly uncertain strengths pull a probability towards even. */
  readonly strengthDoubt: number;
  readonly newcomer: number;
  readonly elo: EloOptions;
  readonly stackRidge: number;
  readonly stackHalfLifeDays: number;
}

export const HOCKEY_OPTIONS: HockeyOptions = {
  usesPastOdds: true,
  goalsHalfLifeDays: 350,
  goalsRidge: 40,
  strengthVariance: 0.12,
  strengthWander: 0.000_6,
  priceNoise: 0.01,
  winShare: 1,
  strengthDoubt: 0.75,
  newcomer: -0.04,
  elo: { move: 7, home: 25, newcomer: -20 },
  stackRidge: 300,
  stackHalfLifeDays: 1_000,
};
