/** An outcome at a price, with what model and market said of it and what happened. */
export interface ClaimedOutcome {
  /** Outcomes of one match win and lose together. */
  readonly matchId: string;
  readonly milliOdds: number;
  readonly modelShare: number;
  /** Without margin. */
  readonly marketShare: number;
  readonly happened: boolean;
}

export interface ExcessSlope {
  /** Realised profit above the market's expectation per claimed one: 0 = claims say nothing. */
  readonly slope: number;
  readonly error: number;
}

/** How much of what the model claims above the market came true; the error is by match. */
export function excessSlope(outcomes: readonly ClaimedOutcome[]): ExcessSlope {
  const points = outcomes.map(({ matchId, milliOdds, modelShare, marketShare, happened }) => {
    const odds = milliOdds / 1_000;
    const claimed = odds * (modelShare - marketShare);
    return { matchId, claimed, realised: odds * ((happened ? 1 : 0) - marketShare) };
  });
  const squares = points.reduce((sum, { claimed }) => sum + claimed ** 2, 0);
  const slope =
    points.reduce((sum, { claimed, realised }) => sum + claimed * realised, 0) / squares;
  const matches = Map.groupBy(points, ({ matchId }) => matchId);
  const spread = [...matches.values()].reduce((sum, ofMatch) => {
    const rest = ofMatch.reduce(
      (part, { claimed, realised }) => part + claimed * (realised - slope * claimed),
      0,
    );
    return sum + rest ** 2;
  }, 0);
  return { slope, error: Math.sqrt(spread) / squares };
}
