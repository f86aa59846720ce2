/** The numbers of the model, measured on five leagues, 2019–2024. */
export type SoccerOptions = {
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
  /** Log attack and log defence of a team that comes into a running league. */
  readonly newcomer: number;
  readonly stackRidge: number;
  readonly stackHalfLifeDays: number;
  /** Precision of the belief that a league leans nowhere, in matches' worth of curvature. */
  readonly leanRidge: number;
  readonly leanHalfLifeDays: number;
};

export const SOCCER_OPTIONS: SoccerOptions = {
  usesPastOdds: true,
  goalsHalfLifeDays: 300,
  goalsRidge: 6,
  proxyShare: 0.3,
  proxyOnTarget: 0.27,
  proxyOffTarget: 0.03,
  shotsHalfLifeDays: 200,
  shotsRidge: 10,
  oddsHalfLifeDays: 40,
  oddsRidge: 0.15,
  newcomer: -0.17,
  stackRidge: 100,
  stackHalfLifeDays: 1_000,
  leanRidge: 400,
  leanHalfLifeDays: 1_000,
};
