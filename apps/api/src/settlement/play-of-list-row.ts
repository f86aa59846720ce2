import type { MatchStatus, Play } from '@tipmark/domain';
import type { PlayedRow } from '../events/event-queries.ts';
import { playOfMatch } from './play-of-match.ts';

/** What lists of matches do not tell. */
const UNKNOWN_FIGURES = {
  played_minutes: null,
  corners: null,
  yellow_cards: null,
  red_cards: null,
} as const;

/** What was played of a match that a list knows: its score and no figures. */
export function playOfListRow(row: PlayedRow): Play {
  const status = row.status as MatchStatus;
  return playOfMatch({ ...row, ...UNKNOWN_FIGURES, status, season_ends_at: row.starts_at });
}
