import {
  beginningOf,
  type MatchState,
  newMatch,
  scheduleOf,
  scoreOf,
} from '../matches/match-state.ts';
import { type LinesOfMatch, mainLineOf } from '../odds/main-line.ts';
import type { CompleteReport } from './complete-report.ts';

/** What has to be known of a new match besides its records. */
export interface MatchPlace {
  place: Parameters<typeof newMatch>[0];
  slug: string;
  refereeId: number | undefined;
  /** Site lines of its outcomes; missing without prices. */
  lines: LinesOfMatch | undefined;
}

/**
 * The match as reported by its only source. One state object is filled in place: it has fifty
 * fields, and copying it took a tenth of an import.
 */
export function newMatchState(
  { match, score }: CompleteReport,
  { place, slug, refereeId, lines }: MatchPlace,
): MatchState {
  const state = newMatch(place, match.startsAt, slug);
  const { status } = score ?? match;
  Object.assign(state, scheduleOf(state, match, refereeId), { status });
  if (score !== undefined) {
    Object.assign(state, { beganAt: beginningOf(state, score) }, scoreOf(score));
  }
  if (lines !== undefined) Object.assign(state, mainLineOf(state, lines));
  return state;
}
