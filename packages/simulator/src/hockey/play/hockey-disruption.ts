import { HOUR_SECONDS } from '@tipmark/domain';
import { DAY_SECONDS } from '../../calendar/civil-day.ts';
import { randomOf } from '../../chance/random.ts';
import type { HockeyFixture } from '../hockey-fixtures.ts';
import { tableClosesOn } from '../hockey-season.ts';

/** What becomes of a match; nearly always it is simply played. */
export type HockeyDisruption =
  | { readonly kind: 'played' }
  /** Stopped for a while; so late in the match that the result counts, for good. */
  | {
      readonly kind: 'stopped';
      readonly second: number;
      readonly pauseSeconds: number;
      readonly isForGood: boolean;
    }
  /** Abandoned for good. */
  | { readonly kind: 'interrupted'; readonly second: number }
  /** Postponed to another date, which is known some hours later, or cancelled, before it began. */
  | {
      readonly kind: 'moved' | 'canceled';
      readonly at: number;
      readonly newDateAt: number;
      readonly replayAt: number;
    }
  /** Awarded some hours later. */
  | { readonly kind: 'awarded'; readonly at: number; readonly winner: 'home' | 'away' };

type Kind = Exclude<HockeyDisruption['kind'], 'played'>;

const MOST_DAYS_MOVED = 8;
const OFFICIAL_MINUTE = 55;
const LAST_MINUTE = 58;
/** The share of stopped matches that are stopped near the end, when the result counts. */
const LATE_SHARE = 0.4;
const SHARES: Record<Kind, number> = {
  moved: 0.008,
  canceled: 0.003,
  stopped: 0.012,
  interrupted: 0.003,
  awarded: 0.003,
};

/** In the play-offs every match is played to its end on its day. */
export function hockeyDisruption(seed: number, fixture: HockeyFixture): HockeyDisruption {
  const { key, startsAt, season, isPlayOff, canMoveBy } = fixture;
  if (isPlayOff) return { kind: 'played' };
  const random = randomOf(seed, 'fate', key);
  const kind = drawnKind(random.next());
  const minute = random.integer(21, 58);
  const isLate = random.chance(LATE_SHARE);
  switch (kind) {
    case 'moved':
    case 'canceled': {
      const at = startsAt - random.integer(2, 40) * HOUR_SECONDS;
      const newDateAt = at + random.integer(3, 22) * HOUR_SECONDS;
      const days = daysMoved(random.integer(2, MOST_DAYS_MOVED), canMoveBy);
      if (kind === 'moved' && days === undefined) return { kind: 'played' };
      const replayAt = startsAt + (days ?? 0) * DAY_SECONDS;
      // The table has to be complete before the play-offs.
      const closesAt = tableClosesOn(season) * DAY_SECONDS;
      if (kind === 'moved' && replayAt >= closesAt) return { kind: 'played' };
      return { kind, at, newDateAt, replayAt };
    }
    case 'stopped': {
      const pauseSeconds = random.integer(15, 45) * 60;
      const stoppedIn = isLate ? random.integer(OFFICIAL_MINUTE, LAST_MINUTE) : minute;
      const isForGood = stoppedIn >= OFFICIAL_MINUTE;
      return { kind, second: stoppedIn * 60, pauseSeconds, isForGood };
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

/** Of a match that a tribunal decided. */
export function awardedScore(winner: 'home' | 'away') {
  return winner === 'home' ? { home: 5, away: 0 } : { home: 0, away: 5 };
}

/** The requested number of days, or else the next day on which both are free. */
function daysMoved(wanted: number, canMoveBy: (days: number) => boolean): number | undefined {
  const all = Array.from({ length: MOST_DAYS_MOVED - 1 }, (_, index) => index + 2);
  const free = all.filter(canMoveBy);
  return free.find((days) => days >= wanted) ?? free.at(-1);
}

function drawnKind(share: number): Kind | undefined {
  let passed = 0;
  for (const [kind, width] of Object.entries(SHARES)) {
    passed += width;
    if (share < passed) return kind as Kind;
  }
  return undefined;
}
