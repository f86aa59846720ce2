import { HOUR_SECONDS, SPORT } from '@tipmark/domain';
import { randomOf } from '../chance/random.ts';
import type { SimulatedSportNumber } from '../simulated-sports.ts';
import { SOURCE, type TimedRecord } from '../timed-record.ts';

/** A match from the view of its page's visitors. Times are unix seconds. */
export interface Watched {
  readonly key: string;
  readonly sport: SimulatedSportNumber;
  readonly tier: 1 | 2 | 3;
  /** `F`, `SF`, `QF 3`: these have more views; numbers of rounds are all the same. */
  readonly round: string;
  readonly announcedAt: number;
  readonly startsAt: number;
  /** Cancelled: no more views. */
  readonly offAt?: number | undefined;
}

/** Views of the page of a match so far, emitted periodically. */
export interface Audience {
  /** Nothing is emitted after this. */
  readonly endsAt: number;
  /** Records after `from` up to `to`. */
  between(from: number, to: number): TimedRecord[];
}

const MINUTE_SECONDS = 60;
/** Visitors of a usual match of the best leagues. */
const VISITORS: Readonly<Record<SimulatedSportNumber, number>> = {
  [SPORT.soccer]: 16_000,
  [SPORT.hockey]: 6_500,
  [SPORT.tennis]: 5_000,
};
const OF_TIER = { 1: 1, 2: 0.32, 3: 0.09 } as const;
const OF_ROUND: Readonly<Record<string, number>> = { F: 2.6, SF: 1.9, QF: 1.45 };
/** Spread of the interest in matches, on the logarithm. */
const SPREAD = 0.5;

/** Minutes before the start, and after it, around which views are emitted. */
const MOMENTS: readonly number[] = [
  ...[168, 144, 120, 96, 72, 60, 48, 36, 30, 24, 20, 16, 13, 10, 8, 6, 5, 4, 3, 2, 1.5, 1, 0.5].map(
    (hours) => -hours * 60,
  ),
  ...Array.from({ length: 14 }, (_, index) => index * 10),
  ...[2.5, 3, 4, 5, 6.5, 8, 9.5].map((hours) => hours * 60),
];
/**
 * Views are emitted at this offset from a moment; less than the shortest time between two moments.
 */
const OFFSET_SECONDS = 9 * MINUTE_SECONDS;
const LAST_SECONDS = Math.max(...MOMENTS) * MINUTE_SECONDS + OFFSET_SECONDS;

/**
 * Growth with the hours before the start: slow for a week, then twice as much every seven hours.
 */
const [EARLY, EARLY_HALF_HOURS] = [0.05, 60];
const [LATE, LATE_HALF_HOURS] = [0.33, 7];
const [PLAYED, PLAYED_HOURS] = [0.54, 2.2];
const [AFTER, AFTER_HALF_HOURS] = [0.08, 3];

/** Share of all its visitors that have arrived by a second before (below 0) or after the start. */
export function shareOfVisitors(seconds: number): number {
  const hours = seconds / HOUR_SECONDS;
  if (hours < 0)
    return EARLY * 2 ** (hours / EARLY_HALF_HOURS) + LATE * 2 ** (hours / LATE_HALF_HOURS);
  const played = Math.min(1, hours / PLAYED_HOURS);
  const after = 1 - 2 ** (-Math.max(0, hours - PLAYED_HOURS) / AFTER_HALF_HOURS);
  return EARLY + LATE + PLAYED * played + AFTER * after;
}

/** The visitors of a match, the same for the same seed and match, whatever happens in it. */
export function audienceOf(seed: number, match: Watched): Audience {
  const { key: matchKey, announcedAt, startsAt, offAt = Number.POSITIVE_INFINITY } = match;
  const random = randomOf(seed, 'audience', matchKey);
  const visitors = visitorsOf(match) * Math.exp(random.normal() * SPREAD);
  const offset = random.integer(0, OFFSET_SECONDS);
  const viewsAt = (at: number): TimedRecord => ({
    at,
    record: {
      kind: 'views',
      source: SOURCE,
      matchKey,
      count: Math.max(1, Math.floor(visitors * shareOfVisitors(at - startsAt))),
    },
  });
  return {
    endsAt: startsAt + LAST_SECONDS,
    between(from, to) {
      const instants = MOMENTS.map((minutes) => startsAt + minutes * MINUTE_SECONDS + offset);
      return [announcedAt, ...instants.filter((at) => at > announcedAt && at < offAt)]
        .filter((at) => at > from && at <= to)
        .map(viewsAt);
    },
  };
}

function visitorsOf({ sport, tier, round }: Watched): number {
  const [name = ''] = round.split(' ');
  return VISITORS[sport] * OF_TIER[tier] * (OF_ROUND[name] ?? 1);
}
