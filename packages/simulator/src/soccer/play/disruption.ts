import { HOUR_SECONDS } from '@tipmark/domain';
import { randomOf } from '../../chance/random.ts';
import type { Fixture } from '../fixture.ts';

/** What becomes of a match; nearly always it is simply played. */
export type Disruption =
  | { readonly kind: 'played' }
  /** Stopped for a while after the break and then played to the end. */
  | { readonly kind: 'stopped'; readonly second: number; readonly pauseSeconds: number }
  /** Abandoned for good after the break. */
  | { readonly kind: 'interrupted'; readonly second: number }
  /** Postponed to another date, which is known some hours later, or cancelled, before it began. */
  | { readonly kind: 'moved' | 'canceled'; readonly at: number; readonly newDateAt: number }
  /** Awarded some hours later; `walkover`: one side did not appear. */
  | {
      readonly kind: 'awarded' | 'walkover';
      readonly at: number;
      readonly winner: 'home' | 'away';
    };

type Kind = Exclude<Disruption['kind'], 'played'>;

/** The new date is known by then, a day before the match can be played. */
const LATEST_DATE_SECONDS = 24 * HOUR_SECONDS;
/** A side has to advance in a cup, so that none of its matches is cancelled. */
const SHARES: Record<Fixture['kind'], Partial<Record<Kind, number>>> = {
  league: { moved: 0.01, canceled: 0.005, interrupted: 0.005, awarded: 0.004, stopped: 0.01 },
  cup: { moved: 0.01, awarded: 0.005, walkover: 0.008, stopped: 0.01 },
  friendly: { canceled: 0.02, stopped: 0.01, interrupted: 0.01 },
};

/** Seconds are counted from the start of the second half. */
export function disruptionOf(seed: number, { key, kind: ofWhat, startsAt }: Fixture): Disruption {
  const random = randomOf(seed, 'fate', key);
  const kind = drawnKind(SHARES[ofWhat], random.next());
  const second = random.integer(3 * 60, 38 * 60);
  switch (kind) {
    case 'moved':
    case 'canceled': {
      const at = startsAt - random.integer(1, 40) * HOUR_SECONDS;
      const decidedAt = at + random.integer(8, 48) * HOUR_SECONDS;
      const newDateAt = Math.min(decidedAt, startsAt + LATEST_DATE_SECONDS);
      return { kind, at, newDateAt };
    }
    case 'interrupted':
      return { kind, second };
    case 'awarded':
    case 'walkover': {
      const at = startsAt + random.integer(2, 9) * HOUR_SECONDS;
      return { kind, at, winner: random.chance(0.5) ? 'home' : 'away' };
    }
    case 'stopped':
      return { kind, second, pauseSeconds: random.integer(15, 40) * 60 };
    default:
      return { kind: 'played' };
  }
}

function drawnKind(shares: Partial<Record<Kind, number>>, share: number): Kind | undefined {
  let passed = 0;
  for (const [kind, width] of Object.entries(shares)) {
    passed += width;
    if (share < passed) return kind as Kind;
  }
  return undefined;
}
