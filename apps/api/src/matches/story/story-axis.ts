import { MATCH_STATUS, type SportRules } from '@tipmark/domain';
import { hockeySecond } from '../live/hockey-chance.ts';
import { soccerClock } from '../live/soccer-chance.ts';
import type { StoryRow } from './story-queries.ts';

/** Minutes played in a running match; undefined where its state does not show them. */
function minutesPlayed({ live_state: state, second_line: second }: StoryRow, rules: SportRules) {
  if (rules.runningMinutes === null) {
    const seconds = hockeySecond(state);
    return seconds === undefined ? undefined : Math.round(seconds / 6) / 10;
  }
  return soccerClock(state, second)?.minute;
}

/** Where the axis of a match that is over ends: with its regular time and its last moment. */
export function endOfPlayed({ partMinutes, score }: SportRules, lastMoment: number): number {
  return Math.max((partMinutes ?? 0) * score.regularParts, Math.ceil(lastMoment));
}

/** Where the axis ends: now, or at the end of the match and of its last moment. */
export function axisEnd(row: StoryRow, rules: SportRules, lastMoment: number): number {
  if (row.status !== MATCH_STATUS.live) return endOfPlayed(rules, lastMoment);
  const played = minutesPlayed(row, rules) ?? lastMoment;
  return Math.max(1, Math.ceil(Math.max(played, lastMoment)));
}
