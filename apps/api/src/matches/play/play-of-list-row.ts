import type { MatchStatus, Play } from '@tipmark/domain';
import { playOfMatch } from './play-of-match.ts';
import type { PlayedMatchRow } from './played-match-row.ts';

/** Columns that lists of matches do not have. */
const UNKNOWN_STATISTICS = {
  played_minutes: null,
  corners: null,
  yellow_cards: null,
  red_cards: null,
} as const;

/** A match of a list, with its score but without statistics. */
export type ListedPlayRow = Omit<
  PlayedMatchRow,
  keyof typeof UNKNOWN_STATISTICS | 'status' | 'season_ends_at'
> & { readonly status: number };

/** What was played of a match, from a list row. */
export function playOfListRow(row: ListedPlayRow): Play {
  const status = row.status as MatchStatus;
  return playOfMatch({ ...row, ...UNKNOWN_STATISTICS, status, season_ends_at: row.starts_at });
}
