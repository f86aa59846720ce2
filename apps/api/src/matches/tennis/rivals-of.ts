import type { PlayedRow } from '../events/event-queries.ts';
import { winnerOf } from './tennis-result.ts';

export interface Rival {
  readonly id: number;
  /** By the player, against the rival. */
  readonly won: number;
  readonly lost: number;
  readonly lastAt: number;
}

/** Opponents of a player in matches with a winner, most frequent first, then most recent first. */
export function rivalsOf(rows: readonly PlayedRow[], playerId: number): Rival[] {
  const rivals = new Map<number, Rival>();
  for (const row of rows) {
    const winner = winnerOf(row);
    if (winner === null) continue;
    const isHome = row.home_id === playerId;
    const id = isHome ? row.away_id : row.home_id;
    const known = rivals.get(id) ?? { id, won: 0, lost: 0, lastAt: row.starts_at };
    const isWon = (winner === 1) === isHome;
    rivals.set(id, {
      ...known,
      won: known.won + Number(isWon),
      lost: known.lost + Number(!isWon),
      lastAt: Math.max(known.lastAt, row.starts_at),
    });
  }
  return [...rivals.values()].toSorted(
    (a, b) => b.won + b.lost - a.won - a.lost || b.lastAt - a.lastAt,
  );
}
