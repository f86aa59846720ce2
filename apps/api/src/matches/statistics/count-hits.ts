import { type MatchStatus, type OddType, settleTip, TIP_RESULT } from '@tipmark/domain';
import type { PlayedRow } from '../events/event-queries.ts';
import { type ListedPlayRow, playOfListRow } from '../play/play-of-list-row.ts';
import { mirrored } from './mirrored.ts';

export interface Hits {
  readonly hits: number;
  readonly of: number;
}

export interface RecordedHit<Row> {
  readonly row: Row;
  readonly isHit: boolean;
}

function cameIn(oddType: OddType, row: ListedPlayRow): boolean | undefined {
  const { starts_at: startsAt } = row;
  const status = row.status as MatchStatus;
  const result = settleTip(oddType, { status, startsAt, play: playOfListRow(row) }, startsAt);
  if (result === TIP_RESULT.pending || result === TIP_RESULT.returned) return undefined;
  return result === TIP_RESULT.won || result === TIP_RESULT.halfWon;
}

/**
 * Results of an outcome of a coming match in earlier matches of one of its teams: where the team
 * played on the other side, the outcome is mirrored. Returned ones are not counted.
 */
export function outcomeRecord<Row extends ListedPlayRow>(
  oddType: OddType,
  rows: readonly Row[],
  isOnItsSide: (row: Row) => boolean,
): RecordedHit<Row>[] {
  const other = mirrored(oddType);
  return rows.flatMap((row) => {
    const isHit = cameIn(isOnItsSide(row) ? oddType : other, row);
    return isHit === undefined ? [] : [{ row, isHit }];
  });
}

/**
 * How often an outcome came in, for a team that is home or away in the match in question.
 */
export function countHits(
  oddType: OddType,
  rows: readonly PlayedRow[],
  teamId: number,
  isHome: boolean,
): Hits {
  const record = outcomeRecord(oddType, rows, (row) => (row.home_id === teamId) === isHome);
  return { hits: record.filter(({ isHit }) => isHit).length, of: record.length };
}
