import { goalsOf } from '../../chance/shootout.ts';
import type { HockeyFixture } from '../hockey-fixtures.ts';
import { type HockeyClock, hockeyClock } from './hockey-clock.ts';
import { type HockeyCourse, hockeyCourse, REGULAR_SECONDS } from './hockey-course.ts';
import { awardedScore, hockeyFate } from './hockey-fate.ts';
import { hockeyScore } from './hockey-scoreboard.ts';
import { expectedHockeyGoals } from './hockey-strength.ts';

const SHOT_SECONDS = 40;
const SHOOTOUT_REST_SECONDS = 180;

export interface HockeyOutcome {
  /** What the table counts; undefined where there is no result. */
  readonly counted?: { readonly score: readonly [number, number]; readonly isDecidedLate: boolean };
  /** Unix second from which nothing changes. */
  readonly endsAt: number;
}

/** How a match ends, without the telling of it. */
export function hockeyOutcome(seed: number, fixture: HockeyFixture): HockeyOutcome {
  const fate = hockeyFate(seed, fixture);
  if (fate.kind === 'canceled') return { endsAt: fate.at };
  if (fate.kind === 'awarded') {
    const { home, away } = awardedScore(fate.winner);
    return { counted: { score: [home, away], isDecidedLate: false }, endsAt: fate.at };
  }
  const startsAt = fate.kind === 'moved' ? fate.replayAt : fixture.startsAt;
  const course = hockeyCourse(seed, fixture, expectedHockeyGoals(seed, fixture));
  const endsAt = endOfPlay(hockeyClock(seed, { ...fixture, startsAt }, fate), course);
  if (fate.kind === 'interrupted' || (fate.kind === 'stopped' && fate.isForGood)) return { endsAt };
  const { home, away } = finalScore(course);
  return { counted: { score: [home, away], isDecidedLate: course.hasOvertime }, endsAt };
}

/** The score of the match: overtime's goal is in it, and one for the shots. */
export function finalScore(course: HockeyCourse) {
  const { shots, playedSeconds, hasOvertime } = course;
  const score = hockeyScore(course, hasOvertime ? playedSeconds : REGULAR_SECONDS - 1);
  if (shots.length === 0) return score;
  const [home, away] = goalsOf(shots);
  return {
    ...score,
    home: score.home + Number(home > away),
    away: score.away + Number(away > home),
    penalties: [home, away] as [number, number],
  };
}

/** Instant of a shot after overtime, the first being 0. */
export function shotAt(clock: HockeyClock, { playedSeconds }: HockeyCourse, index: number): number {
  return clock.endOf(4, playedSeconds) + SHOOTOUT_REST_SECONDS + index * SHOT_SECONDS;
}

/** Instant of the final siren, of the goal of overtime, or after the last shot. */
export function endOfPlay(clock: HockeyClock, course: HockeyCourse): number {
  const { shots, playedSeconds, hasOvertime } = course;
  return shots.length === 0
    ? clock.endOf(hasOvertime ? 4 : 3, playedSeconds) + 2
    : shotAt(clock, course, shots.length);
}
