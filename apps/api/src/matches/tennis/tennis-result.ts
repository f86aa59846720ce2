import { type CourtType, MATCH_STATUS, type TennisResult } from '@tipmark/domain';
import type { PlayedRow } from '../events/event-queries.ts';
import { playOfListRow } from '../play/play-of-list-row.ts';

interface Decided {
  readonly status: number;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly advancing: number | null;
}

/**
 * Who advances, 1 home, 2 away: as reported, else the winner of more sets in a match that was
 * played to its end. null while undecided.
 */
export function winnerOf({ status, home_score, away_score, advancing }: Decided): 1 | 2 | null {
  if (status <= MATCH_STATUS.live) return null;
  if (advancing === 1 || advancing === 2) return advancing;
  if (status !== MATCH_STATUS.finished && status !== MATCH_STATUS.finishedRetired) return null;
  if (home_score === null || away_score === null || home_score === away_score) return null;
  return home_score > away_score ? 1 : 2;
}

/** A played match as records of players count it; undefined where the winner is not known. */
export function toTennisResult(row: PlayedRow): TennisResult | undefined {
  const winner = winnerOf(row);
  const play = playOfListRow(row);
  if (winner === null || !('sets' in play)) return undefined;
  return {
    homeId: row.home_id,
    awayId: row.away_id,
    startsAt: row.starts_at,
    winner,
    court: row.court as CourtType | null,
    bestOf: play.bestOf,
    sets: play.sets.slice(0, play.completedSets),
  };
}
