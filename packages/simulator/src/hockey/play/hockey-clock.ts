import { randomOf } from '../../chance/random.ts';
import type { HockeyFixture } from '../hockey-fixtures.ts';
import { PERIOD_MINUTES } from './goal-process.ts';
import type { HockeyDisruption } from './hockey-disruption.ts';
import { periodOf } from './hockey-timeline.ts';

/** When what happens on the ice happens in the world. Times are unix seconds. */
export interface HockeyClock {
  readonly startedAt: number;
  /** Instant of a second played, whistles and a stop in between included. */
  instant(second: number): number;
  /** Instant at which a period ends. */
  endOf(period: number, playedSeconds: number): number;
}

const PERIOD_SECONDS = PERIOD_MINUTES * 60;
const INTERMISSION_SECONDS = 18 * 60;
const OVERTIME_REST_SECONDS = 120;

export function hockeyClock(
  seed: number,
  { key, startsAt, isPlayOff }: HockeyFixture,
  disruption: HockeyDisruption,
): HockeyClock {
  const random = randomOf(seed, 'clock', key);
  const startedAt = startsAt + random.integer(60, 420);
  /** Real time per second played, stoppages included. */
  const stretch = 1.75 + 0.3 * random.next();
  const pause = disruption.kind === 'stopped' ? disruption.pauseSeconds : 0;
  // Overtime of the play-offs is played in full periods.
  const restBefore = (second: number, period: number) => {
    if (period <= 3) return (period - 1) * INTERMISSION_SECONDS;
    const played = isPlayOff ? Math.max(3, Math.ceil(second / PERIOD_SECONDS) - 1) : 2;
    return played * INTERMISSION_SECONDS + (isPlayOff ? 0 : OVERTIME_REST_SECONDS);
  };
  const at = (second: number, period: number) => {
    const isAfterStop = disruption.kind === 'stopped' && second > disruption.second;
    const running = Math.round(second * stretch) + (isAfterStop ? pause : 0);
    return startedAt + restBefore(second, period) + running;
  };
  return {
    startedAt,
    instant: (second) => at(second, periodOf(second)),
    endOf: (period, playedSeconds) =>
      at(period > 3 ? playedSeconds : Math.min(period * PERIOD_SECONDS, playedSeconds), period),
  };
}

/** `P2:12:40`: the arena clock of a period; overtime has none. */
export function hockeyLiveState(second: number): string {
  const period = periodOf(second);
  if (period > 3) return 'OT';
  const inPeriod = second - (period - 1) * PERIOD_SECONDS;
  const two = (value: number) => String(value).padStart(2, '0');
  return `P${period}:${two(Math.floor(inPeriod / 60))}:${two(inPeriod % 60)}`;
}
