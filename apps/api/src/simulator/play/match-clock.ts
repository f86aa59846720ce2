import type { Fixture } from '../calendar/fixtures.ts';
import { randomOf } from '../chance/random.ts';
import type { Fate } from './fate.ts';

export type Half = 1 | 2;

/** When what happens on the pitch happens in the world. Times are unix seconds. */
export interface MatchClock {
  readonly startedAt: number;
  /** Whole minutes added to each half. */
  readonly addedMinutes: readonly [first: number, second: number];
  /** Seconds each half lasts. */
  readonly lasts: readonly [first: number, second: number];
  readonly secondHalfAt: number;
  /** Instant of a second of a half, a stop in between included. */
  instant(half: Half, second: number): number;
}

const HALF_MINUTES = 45;

export function matchClock(seed: number, { key, startsAt }: Fixture, fate: Fate): MatchClock {
  const random = randomOf(seed, 'clock', key);
  const startedAt = startsAt + random.integer(0, 150);
  const addedMinutes = [random.integer(1, 4), random.integer(3, 7)] as const;
  const lasts = [
    (HALF_MINUTES + addedMinutes[0]) * 60 + random.integer(0, 40),
    (HALF_MINUTES + addedMinutes[1]) * 60 + random.integer(0, 40),
  ] as const;
  const secondHalfAt = startedAt + lasts[0] + 15 * 60 + random.integer(0, 90);
  return {
    startedAt,
    addedMinutes,
    lasts,
    secondHalfAt,
    instant(half, second) {
      if (half === 1) return startedAt + second;
      const isAfterStop = fate.kind === 'stopped' && second > fate.second;
      return secondHalfAt + second + (isAfterStop ? fate.pauseSeconds : 0);
    },
  };
}

/** Minute in which a second of a half lies, as it is written in reports. */
export function minuteOf(half: Half, second: number): { minute: number; stoppage?: number } {
  const played = Math.floor(second / 60) + 1;
  const base = half === 1 ? 0 : HALF_MINUTES;
  if (played <= HALF_MINUTES) return { minute: base + played };
  return { minute: base + HALF_MINUTES, stoppage: played - HALF_MINUTES };
}

/** `1H:37`, `2H:90+4`. */
export function liveState(half: Half, second: number): string {
  const { minute, stoppage } = minuteOf(half, second);
  return `${half}H:${minute}${stoppage === undefined ? '' : `+${stoppage}`}`;
}
