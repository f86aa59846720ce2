import { goalsOf } from '../../chance/shootout.ts';
import type { HockeyFixture } from '../hockey-fixtures.ts';
import { type HockeyClock, hockeyClock } from './hockey-clock.ts';
import { awardedScore, hockeyDisruption } from './hockey-disruption.ts';
import { hockeyScore } from './hockey-scoreboard.ts';
import { expectedHockeyGoals } from './hockey-strength.ts';
import { type HockeyTimeline, hockeyTimeline, REGULAR_SECONDS } from './hockey-timeline.ts';

const SHOT_SECONDS = 40;
const SHOOTOUT_REST_SECONDS = 180;

export interface HockeyOutcome {
  /** The result for the table; undefined where there is none. */
  readonly counted?: { readonly score: readonly [number, number]; readonly isDecidedLate: boolean };
  /** Unix second from which nothing changes. */
  readonly endsAt: number;
}

/** How a match ends, without its records. */
export function hockeyOutcome(seed: number, fixture: HockeyFixture): HockeyOutcome {
  const disruption = hockeyDisruption(seed, fixture);
  if (disruption.kind === 'canceled') return { endsAt: disruption.at };
  if (disruption.kind === 'awarded') {
    const { home, away } = awardedScore(disruption.winner);
    return { counted: { score: [home, away], isDecidedLate: false }, endsAt: disruption.at };
  }
  const startsAt = disruption.kind === 'moved' ? disruption.replayAt : fixture.startsAt;
  const timeline = hockeyTimeline(seed, fixture, expectedHockeyGoals(seed, fixture));
  const endsAt = endOfPlay(hockeyClock(seed, { ...fixture, startsAt }, disruption), timeline);
  if (disruption.kind === 'interrupted' || (disruption.kind === 'stopped' && disruption.isForGood))
    return { endsAt };
  const { home, away } = finalScore(timeline);
  return { counted: { score: [home, away], isDecidedLate: timeline.hasOvertime }, endsAt };
}

/** The score of the match: overtime's goal is in it, and one for the shots. */
export function finalScore(timeline: HockeyTimeline) {
  const { shots, playedSeconds, hasOvertime } = timeline;
  const score = hockeyScore(timeline, hasOvertime ? playedSeconds : REGULAR_SECONDS - 1);
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
export function shotAt(
  clock: HockeyClock,
  { playedSeconds }: HockeyTimeline,
  index: number,
): number {
  return clock.endOf(4, playedSeconds) + SHOOTOUT_REST_SECONDS + index * SHOT_SECONDS;
}

/** Instant of the final siren, of the goal of overtime, or after the last shot. */
export function endOfPlay(clock: HockeyClock, timeline: HockeyTimeline): number {
  const { shots, playedSeconds, hasOvertime } = timeline;
  return shots.length === 0
    ? clock.endOf(hasOvertime ? 4 : 3, playedSeconds) + 2
    : shotAt(clock, timeline, shots.length);
}
