/** The numbers of the model, measured on ATP and WTA, 2019–2023. */
export type TennisOptions = {
  /** First move of a rating, how slowly moves shrink, and by which power of matches played. */
  readonly eloMove: number;
  readonly eloOffset: number;
  readonly eloPower: number;
  /** Share of the surface's own rating in the surface expert. */
  readonly surfaceShare: number;
  readonly gamesMove: number;
  /** Log odds of a match per unit of log rank ratio. */
  readonly rankSlope: number;
  readonly stackRidge: number;
  readonly stackHalfLifeDays: number;
  /** Share of points a server of the tour wins against an equal. */
  readonly servePoints: number;
  /**
   * How far a player's edge on serve moves from day to day; it decides how often
   * all sets are played.
   */
  readonly formSpread: number;
};

export const TENNIS_OPTIONS: TennisOptions = {
  eloMove: 180,
  eloOffset: 5,
  eloPower: 0.4,
  surfaceShare: 0.6,
  gamesMove: 3,
  rankSlope: 0.45,
  stackRidge: 20,
  stackHalfLifeDays: 1_500,
  servePoints: 0.62,
  formSpread: 0.042,
};
