import type { Fixture } from '../calendar/fixtures.ts';
import { randomOf } from '../chance/random.ts';

/** What becomes of a match; nearly always it is simply played. */
export type Fate =
  | { readonly kind: 'played' }
  /** Stopped for a while after the break and then played to the end. */
  | { readonly kind: 'stopped'; readonly second: number; readonly pauseSeconds: number }
  /** Broken off after the break for good. */
  | { readonly kind: 'interrupted'; readonly second: number }
  /** Put off, or called off, before it began. */
  | { readonly kind: 'moved' | 'canceled'; readonly at: number }
  /** Decided at a table some hours later. */
  | { readonly kind: 'awarded'; readonly at: number; readonly winner: 'home' | 'away' };

const HOUR_SECONDS = 3_600;
const SHARES = { moved: 0.01, canceled: 0.005, interrupted: 0.005, awarded: 0.004, stopped: 0.01 };

/** Seconds are counted from the start of the second half. */
export function fateOf(seed: number, { key, startsAt }: Fixture): Fate {
  const random = randomOf(seed, 'fate', key);
  const kind = drawnKind(random.next());
  const second = random.integer(3 * 60, 38 * 60);
  switch (kind) {
    case 'moved':
    case 'canceled':
      return { kind, at: startsAt - random.integer(1, 40) * HOUR_SECONDS };
    case 'interrupted':
      return { kind, second };
    case 'awarded': {
      const at = startsAt + random.integer(2, 9) * HOUR_SECONDS;
      return { kind, at, winner: random.chance(0.5) ? 'home' : 'away' };
    }
    case 'stopped':
      return { kind, second, pauseSeconds: random.integer(15, 40) * 60 };
    default:
      return { kind: 'played' };
  }
}

function drawnKind(share: number): keyof typeof SHARES | undefined {
  let passed = 0;
  for (const [kind, width] of Object.entries(SHARES)) {
    passed += width;
    if (share < passed) return kind as keyof typeof SHARES;
  }
  return undefined;
}
