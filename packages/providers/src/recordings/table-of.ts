/** A table recorded with answers. */
export interface RecordedTable {
  readonly name: string;
  readonly rows: number;
  /** Why its rows are no records. */
  readonly reason: string;
}

interface KnownTable {
  readonly name: string;
  /** All of them are in its first line. */
  readonly columns: readonly string[];
  readonly reason: string;
}

const KNOWN: readonly KnownTable[] = [
  {
    name: 'points of grand slams',
    columns: ['match_id', 'PointNumber', 'PointWinner', 'PointServer'],
    reason: 'its licence (CC BY-NC-SA) allows no public site, and points have no time of day',
  },
  {
    name: 'matches of grand slams',
    columns: ['match_id', 'slam', 'match_num', 'player1', 'player2'],
    reason: 'its licence (CC BY-NC-SA) allows no public site, and matches have no time of day',
  },
];

/** What a text is by the names of its columns; undefined where it is no table that is known. */
export function tableOf(text: string): RecordedTable | undefined {
  const [first = '', ...rows] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const names = new Set(first.split(',').map((name) => name.trim()));
  const known = KNOWN.find(({ columns }) => columns.every((column) => names.has(column)));
  return known && { name: known.name, rows: rows.length, reason: known.reason };
}
