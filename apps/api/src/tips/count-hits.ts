import { MATCH_STATUS, type OddType, SPORT, settleTip, TIP_RESULT } from '@tipmark/domain';
import type { PlayedRow } from '../events/event-queries.ts';
import { mirrored } from './mirrored.ts';

export type Hits = { readonly hits: number; readonly of: number };

function cameIn(oddType: OddType, row: PlayedRow): boolean | undefined {
  const { home_score: home, away_score: away, home_periods, away_periods } = row;
  if (home === null || away === null) return undefined;
  const [homeHalf, awayHalf] = [home_periods?.[0], away_periods?.[0]];
  const result = settleTip(
    oddType,
    {
      status: MATCH_STATUS.finished,
      startsAt: row.starts_at,
      play: {
        sport: SPORT.soccer,
        score: [home, away],
        halfScore: homeHalf === undefined || awayHalf === undefined ? null : [homeHalf, awayHalf],
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
 * How often an outcome came in, seen by a team that is host or guest of the match in question: in
 * matches where it was the other, sides are swapped. Returned ones count nowhere.
 */
export function countHits(
  oddType: OddType,
  rows: readonly PlayedRow[],
  teamId: number,
  isHost: boolean,
): Hits {
  const outcomes = rows
    .map((row) => cameIn((row.home_id === teamId) === isHost ? oddType : mirrored(oddType), row))
    .filter((came) => came !== undefined);
  return { hits: outcomes.filter(Boolean).length, of: outcomes.length };
}
