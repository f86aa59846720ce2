/** The numbers of the model, chosen on ATP and WTA of 2019–2021, measured on 2022–2023. */
export interface TennisOptions {
  /** Whether closing odds of past matches may be used; never this match's own. */
  readonly usesPastOdds: boolean;
  /** First move of a rating, how slowly moves shrink, and by which power of matches played. */
  readonly eloMove: number;
  readonly eloOffset: number;
  readonly eloPower: number;
  /** Share of the surface's own rating in the surface expert. */
  readonly surfaceShare: number;
  readonly gamesMove: number;
  /** Log odds of a match per unit of log rank ratio. */
  readonly rankSlope: number;
  /** Strengths, in log odds of a match: variance of a newcomer's, and the increase per day. */
  readonly strengthVariance: number;
  readonly strengthWander: number;
  /** The same for what one court adds to a player's strength. */
  readonly courtVariance: number;
  readonly courtWander: number;
  /** Variance of a closing price and of a score in games around the strengths. */
  readonly priceNoise: number;
  readonly gamesNoise: number;
  /** How much of the information in a win is used, 0…1. */
  readonly winShare: number;
  /** How strongly uncertain strengths pull a probability towards even. */
  readonly strengthDoubt: number;
  /** Log odds over five sets per log odds over three. */
  readonly fiveSetsFactor: number;
  readonly stackRidge: number;
  readonly stackHalfLifeDays: number;
  /** Share of points a server of the tour wins against an equal. */
  readonly servePoints: number;
  /**
   * How far a player's edge on serve moves from day to day; it decides how often
   * all sets are played.
   */
  readonly formSpread: number;
}

export const TENNIS_OPTIONS: TennisOptions = {
  usesPastOdds: true,
  eloMove: 180,
  eloOffset: 5,
  eloPower: 0.4,
  surfaceShare: 0.6,
  gamesMove: 3,
  rankSlope: 0.45,
  strengthVariance: 0.36,
  strengthWander: 0.001_2,
  courtVariance: 0.15,
  courtWander: 0.000_1,
  priceNoise: 0.19,
  gamesNoise: 4,
  winShare: 0.5,
  strengthDoubt: 0.75,
  fiveSetsFactor: 1.45,
  stackRidge: 20,
  stackHalfLifeDays: 1_500,
  servePoints: 0.62,
  formSpread: 0.042,
};
