import { randomOf } from '../../chance/random.ts';
import type { HockeyFixture } from '../hockey-fixtures.ts';

/** What becomes of a match; nearly always it is simply played. */
export type HockeyFate =
  | { readonly kind: 'played' }
  /** Stopped for a while; so late in the match that the result stands, for good. */
  | {
      readonly kind: 'stopped';
      readonly second: number;
      readonly pauseSeconds: number;
      readonly isForGood: boolean;
    }
  /** Broken off for good. */
  | { readonly kind: 'interrupted'; readonly second: number }
  /** Put off to another date, which is known some hours later, or called off, before it began. */
  | {
      readonly kind: 'moved' | 'canceled';
      readonly at: number;
      readonly newDateAt: number;
      readonly replayAt: number;
    }
  /** Decided at a table some hours later. */
  | { readonly kind: 'awarded'; readonly at: number; readonly winner: 'home' | 'away' };

type Kind = Exclude<HockeyFate['kind'], 'played'>;

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const OFFICIAL_MINUTE = 55;
const SHARES: Record<Kind, number> = {
  moved: 0.008,
  canceled: 0.003,
  stopped: 0.008,
  interrupted: 0.003,
  awarded: 0.003,
};

export function hockeyFate(seed: number, { key, startsAt }: HockeyFixture): HockeyFate {
  const random = randomOf(seed, 'fate', key);
  const kind = drawnKind(random.next());
  const minute = random.integer(21, 58);
  switch (kind) {
    case 'moved':
    case 'canceled': {
      const at = startsAt - random.integer(2, 40) * HOUR_SECONDS;
      const newDateAt = at + random.integer(3, 22) * HOUR_SECONDS;
      const replayAt = startsAt + random.integer(2, 8) * DAY_SECONDS;
      return { kind, at, newDateAt, replayAt };
    }
    case 'stopped': {
      const pauseSeconds = random.integer(15, 45) * 60;
      return { kind, second: minute * 60, pauseSeconds, isForGood: minute >= OFFICIAL_MINUTE };
    }
    case 'interrupted':
      return { kind, second: Math.min(minute, OFFICIAL_MINUTE - 2) * 60 };
    case 'awarded': {
      const at = startsAt + random.integer(2, 9) * HOUR_SECONDS;
      return { kind, at, winner: random.chance(0.5) ? 'home' : 'away' };
    }
    default:
      return { kind: 'played' };
  }
}

function drawnKind(share: number): Kind | undefined {
  let passed = 0;
  for (const [kind, width] of Object.entries(SHARES)) {
    passed += width;
    if (share < passed) return kind as Kind;
  }
  return undefined;
}
