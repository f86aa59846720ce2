import type { PlayedSetItem, TennisPoints } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS, type Pair, pointByPoint, pointTotals } from '@tipmark/domain';
import { presentMatch } from '../lists/present-match.ts';
import { tennisSwing } from '../live/tennis-swing.ts';
import type { ForecastTennisRow, SetRow, TennisRow } from './tennis-queries.ts';

/** Games of a set by the score; undefined while it has none. */
function scoreOf({ home_periods: home, away_periods: away }: TennisRow, index: number) {
  const [one, other] = [home?.[index], away?.[index]];
  return one === undefined || other === undefined ? undefined : ([one, other] satisfies Pair);
}

function tieBreakOf({ home_tie_breaks: home, away_tie_breaks: away }: TennisRow, index: number) {
  const [one, other] = [home?.[index] ?? null, away?.[index] ?? null];
  return one === null || other === null ? null : ([one, other] satisfies Pair);
}

/** A match point by point; sets without reported points have their score. */
export function presentPoints(
  row: ForecastTennisRow,
  rows: readonly SetRow[],
  nowSeconds: number,
): TennisPoints {
  const gamesBySet = new Map(rows.map(({ set_number: number, games }) => [number, games]));
  const count = Math.max(row.home_periods?.length ?? 0, ...gamesBySet.keys());
  const scores = Array.from({ length: count }, (_, index) => scoreOf(row, index));
  const played = pointByPoint({
    sets: scores.map((_, index) => gamesBySet.get(index + 1) ?? []),
    bestOf: row.best_of === 5 ? 5 : 3,
    isOver: row.status === MATCH_STATUS.finished,
    scores: scores.map((score) => score ?? ([0, 0] as const)),
  });
  const totals = pointTotals(played);
  const chances = tennisSwing(
    row,
    played,
    scores.map((score) => score ?? null),
  );
  return {
    link: `${row.id}-${row.slug}`,
    match: encodeMatch(presentMatch(row)),
    sets: played.map(
      ({ number, winner, games }, index): PlayedSetItem => ({
        number,
        winner,
        score: scores[index] ?? null,
        tieBreak: tieBreakOf(row, index),
        games,
      }),
    ),
    totals: totals.points[0] + totals.points[1] === 0 ? null : totals,
    ...(chances && { chances }),
    asOf: nowSeconds,
  };
}
