/** The model's numbers, chosen on seasons before 2021 (Norway: 2019), measured on later ones. */
export interface SoccerOptions {
  /** Whether closing odds of past matches may be used; never this match's own. */
  readonly usesPastOdds: boolean;
  readonly goalsHalfLifeDays: number;
  readonly goalsRidge: number;
  /** Share of the shot-based estimate in the second set of ratings. */
  readonly proxyShare: number;
  readonly proxyOnTarget: number;
  readonly proxyOffTarget: number;
  readonly shotsHalfLifeDays: number;
  readonly shotsRidge: number;
  readonly oddsHalfLifeDays: number;
  readonly oddsRidge: number;
  /** Log attack and log defence of a team that joins an established league. */
  readonly newcomer: number;
  readonly stackRidge: number;
  readonly stackHalfLifeDays: number;
  /** Share of the models' departure from a league's usual total that is believed at the start. */
  readonly totalShare: number;
  /** Precision of the prior that a league has no bias, in matches' worth of curvature. */
  readonly leanRidge: number;
  readonly leanHalfLifeDays: number;
}

export const SOCCER_OPTIONS: SoccerOptions = {
  usesPastOdds: true,
  goalsHalfLifeDays: 230,
  goalsRidge: 6,
  proxyShare: 0.7,
  proxyOnTarget: 0.2,
  proxyOffTarget: 0.06,
  shotsHalfLifeDays: 120,
  shotsRidge: 10,
  oddsHalfLifeDays: 30,
  oddsRidge: 0.15,
  newcomer: -0.17,
  stackRidge: 100,
  stackHalfLifeDays: 1_000,
  totalShare: 0.7,
  leanRidge: 400,
  leanHalfLifeDays: 1_000,
};
