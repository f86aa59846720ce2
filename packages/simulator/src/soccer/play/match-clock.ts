import { randomOf } from '../../chance/random.ts';
import type { Fixture } from '../fixture.ts';
import type { Disruption } from './disruption.ts';

/** 3 and 4 are the halves of extra time. */
export type Half = 1 | 2 | 3 | 4;

/** When what happens on the pitch happens in the world. Times are unix seconds. */
export interface MatchClock {
  readonly startedAt: number;
  /** Full minutes added to each half. */
  readonly addedMinutes: readonly number[];
  /** Seconds each half lasts. */
  readonly lasts: readonly number[];
  /** Instant of a second of a half, a stop in between included. */
  instant(half: Half, second: number): number;
}

/** Minutes of a half, and those played before it. */
const MINUTES = [45, 45, 15, 15] as const;
const BEFORE = [0, 45, 90, 105] as const;
/** Minutes of rest before a half. */
const REST = [0, 15, 5, 1] as const;
const NAMES = ['1H', '2H', 'ET1', 'ET2'] as const;

export function halfMinutes(half: Half): number {
  return MINUTES[half - 1] ?? 45;
}

export function matchClock(
  seed: number,
  { key, startsAt }: Fixture,
  disruption: Disruption,
): MatchClock {
  const random = randomOf(seed, 'clock', key);
  const startedAt = startsAt + random.integer(0, 150);
  const addedMinutes = [
    random.integer(1, 4),
    random.integer(3, 7),
    random.integer(0, 2),
    random.integer(1, 3),
  ];
  const lasts = addedMinutes.map(
    (added, half) => ((MINUTES[half] ?? 0) + added) * 60 + random.integer(0, 40),
  );
  const pause = disruption.kind === 'stopped' ? disruption.pauseSeconds : 0;
  const starts: number[] = [];
  let from = startedAt;
  for (const [half, length] of lasts.entries()) {
    from += (REST[half] ?? 0) * 60 + (half === 0 ? 0 : random.integer(0, 90));
    starts.push(from + (half > 1 ? pause : 0));
    from += length;
  }
  return {
    startedAt,
    addedMinutes,
    lasts,
    instant(half, second) {
      const isAfterStop = half === 2 && disruption.kind === 'stopped' && second > disruption.second;
      return (starts[half - 1] ?? startedAt) + second + (isAfterStop ? pause : 0);
    },
  };
}

/** Minute of a second of a half, as it is written in reports. */
export function minuteOf(half: Half, second: number): { minute: number; stoppage?: number } {
  const played = Math.floor(second / 60) + 1;
  const [base, length] = [BEFORE[half - 1] ?? 0, halfMinutes(half)];
  if (played <= length) return { minute: base + played };
  return { minute: base + length, stoppage: played - length };
}

/** `1H:37`, `2H:90+4`, `ET1:98`. */
export function liveState(half: Half, second: number): string {
  const { minute, stoppage } = minuteOf(half, second);
  return `${NAMES[half - 1]}:${minute}${stoppage === undefined ? '' : `+${stoppage}`}`;
}
