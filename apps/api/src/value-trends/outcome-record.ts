import {
  MATCH_STATUS,
  type OddType,
  type Pair,
  SPORT,
  settleTip,
  TIP_RESULT,
} from '@tipmark/domain';
import { mirrored } from '../tips/mirrored.ts';
import type { RecordedRow } from './value-trend-queries.ts';

export type RecordedHit = { readonly row: RecordedRow; readonly isHit: boolean };

function halfScoreOf({ home_periods: home, away_periods: away }: RecordedRow): Pair | null {
  const [own, other] = [home?.[0], away?.[0]];
  return own === undefined || other === undefined ? null : [own, other];
}

/** Whether an outcome came in; undefined when it was returned or nobody knows. */
function cameIn(oddType: OddType, row: RecordedRow): boolean | undefined {
  const result = settleTip(
    oddType,
    {
      status: MATCH_STATUS.finished,
      startsAt: row.starts_at,
      play: {
        sport: SPORT.soccer,
        score: [row.home_score, row.away_score],
        halfScore: halfScoreOf(row),
        isHalfOver: true,
        corners: null,
        cardPoints: null,
      },
    },
    row.starts_at,
  );
  if (result === TIP_RESULT.pending || result === TIP_RESULT.returned) return undefined;
  return result === TIP_RESULT.won || result === TIP_RESULT.halfWon;
}

/**
 * What an outcome of a match to come did in earlier matches of one of its sides: where the team
 * was the other side, the outcome is mirrored. Newest first.
 */
export function outcomeRecord(
  oddType: OddType,
  rows: readonly RecordedRow[],
  isHost: boolean,
): RecordedHit[] {
  const other = mirrored(oddType);
  return rows.flatMap((row): RecordedHit[] => {
    const isHit = cameIn(row.is_home === isHost ? oddType : other, row);
    return isHit === undefined ? [] : [{ row, isHit }];
  });
}
