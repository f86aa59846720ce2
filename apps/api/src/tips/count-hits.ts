import { type MatchStatus, type OddType, settleTip, TIP_RESULT } from '@tipmark/domain';
import type { PlayedRow } from '../events/event-queries.ts';
import { playOfListRow } from '../settlement/play-of-list-row.ts';
import { mirrored } from './mirrored.ts';

export type Hits = { readonly hits: number; readonly of: number };

function cameIn(oddType: OddType, row: PlayedRow): boolean | undefined {
  const { starts_at: startsAt } = row;
  const status = row.status as MatchStatus;
  const result = settleTip(oddType, { status, startsAt, play: playOfListRow(row) }, startsAt);
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
