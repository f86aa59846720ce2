import { MATCH_STATUS, type Pair, type SetsPlay, type SportRules } from '@tipmark/domain';
import type { PlayedMatchRow } from './played-match-row.ts';

function setsOf({ home_periods: home, away_periods: away }: PlayedMatchRow): Pair[] {
  if (home === null || away === null) return [];
  return home.map((games, index): Pair => [games, away[index] ?? 0]);
}

/** 6:4, 7:5, 7:6, a long one won by two, a match tie-break reported as 1:0. */
function isWhole([home, away]: Pair): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  return (most >= 6 && most - least >= 2) || (most === 7 && least === 6);
}

/** A match tie-break instead of a set is reported as one game, after two full sets. */
function isMatchTieBreak(set: Pair | undefined): boolean {
  return set !== undefined && set[0] + set[1] === 1;
}

function advancingOf(row: PlayedMatchRow): 1 | 2 | null {
  if (row.advancing === 1 || row.advancing === 2) return row.advancing;
  const { status, home_score: home, away_score: away } = row;
  if (status !== MATCH_STATUS.finished || home === null || away === null) return null;
  return home > away ? 1 : 2;
}

/** The data needed to settle markets of a sport that is played in sets. */
export function setsPlayOf(row: PlayedMatchRow, { sport }: SportRules): SetsPlay {
  const sets = setsOf(row);
  const isOver = row.status === MATCH_STATUS.finished;
  const running = sets.findIndex((set) => !isWhole(set));
  return {
    sport,
    sets,
    completedSets: isOver || running < 0 ? sets.length : running,
    bestOf: row.best_of === 5 ? 5 : 3,
    isLastSetTieBreak: isOver && sets.length > 2 && isMatchTieBreak(sets.at(-1)),
    advancing: advancingOf(row),
  };
}
