import type { EloOptions } from '../ratings/elo.ts';

/** The numbers of the model, measured on the NHL, 2019–2021. */
export type HockeyOptions = {
  /** Whether closing odds of past matches may be used; never this match's own. */
  readonly usesPastOdds: boolean;
  readonly goalsHalfLifeDays: number;
  readonly goalsRidge: number;
  readonly oddsHalfLifeDays: number;
  readonly oddsRidge: number;
  readonly newcomer: number;
  readonly elo: EloOptions;
  readonly stackRidge: number;
  readonly stackHalfLifeDays: number;
};

export const HOCKEY_OPTIONS: HockeyOptions = {
  usesPastOdds: true,
  goalsHalfLifeDays: 350,
  goalsRidge: 40,
  oddsHalfLifeDays: 100,
  oddsRidge: 0.5,
  newcomer: -0.04,
  elo: { move: 7, home: 25, newcomer: -20 },
  stackRidge: 300,
  stackHalfLifeDays: 1_000,
};
