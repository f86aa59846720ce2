import { sportRules } from '@tipmark/domain';
import { type OutcomeShares, outcomeShares, poissonMatrix, withResult } from '@tipmark/prediction';
import type { AnalysisRow } from './analysis-queries.ts';

const yesNo = (won: number): OutcomeShares => ({ won, returned: 0, lost: 1 - won });

/** Stored parts of a prediction are shown unchanged; the rest is derived from its score matrix. */
function storedShares(
  line: number | null,
  analysis: AnalysisRow,
): ReadonlyMap<string, OutcomeShares> {
  const { p1, px, p2, p_over_main: over, p_both_score: both, p_home_wins: wins } = analysis;
  const winner: [string, OutcomeShares][] =
    wins === null
      ? []
      : [
          ['win.1', yesNo(wins)],
          ['win.2', yesNo(1 - wins)],
        ];
  return new Map([
    ...winner,
    ['1x2.1', yesNo(p1)],
    ['1x2.x', yesNo(px)],
    ['1x2.2', yesNo(p2)],
    [`ou.o:${line}`, yesNo(over)],
    [`ou.u:${line}`, yesNo(1 - over)],
    ['btts.y', yesNo(both)],
    ['btts.n', yesNo(1 - both)],
  ]);
}

/** A model of sets only forecasts the winner. */
function winnerShares({ p1, p2 }: AnalysisRow): ReadonlyMap<string, OutcomeShares> {
  return new Map([
    ['win.1', yesNo(p1 / (p1 + p2))],
    ['win.2', yesNo(p2 / (p1 + p2))],
  ]);
}

/** The model's share of an outcome; undefined where it has none. */
export function modelShares(
  sport: number,
  analysis: AnalysisRow | undefined,
): (oddType: string) => OutcomeShares | undefined {
  if (analysis === undefined) return () => undefined;
  const { score, mainTotalLine } = sportRules(sport);
  const isOfSets = score.unit === 'set';
  const stored = isOfSets ? winnerShares(analysis) : storedShares(mainTotalLine, analysis);
  const { expected_home: home, expected_away: away, p1, px, p2 } = analysis;
  const matrix =
    isOfSets || home <= 0 || away <= 0
      ? undefined
      : withResult(poissonMatrix(home, away), [p1, px, p2]);
  return (oddType) => stored.get(oddType) ?? (matrix && outcomeShares(matrix, oddType));
}
