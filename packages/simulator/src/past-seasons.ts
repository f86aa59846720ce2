import type { FeedRecord } from '@tipmark/contract/feed';
import { type CivilDay, DAY_SECONDS, isoDay, utcDayOf } from './calendar/civil-day.ts';
import type { SportWorld } from './sport-world.ts';
import { ANNOUNCED_SECONDS, inOrder } from './timed-record.ts';

/** Matches of a sport on a day; each is generated on demand. */
export interface PastDay {
  readonly day: CivilDay;
  /** Whether no other sport of this day follows. */
  readonly isLastOfDay: boolean;
  readonly matches: readonly PastMatch[];
}

export interface PastMatch {
  readonly key: string;
  emit(): FeedRecord[];
  /** Whether its records include prices, unless nobody priced it. */
  readonly isPriced: boolean;
  /** Its goals and cards in the running season; none before. */
  events(): FeedRecord[];
}

export interface WholeSpan {
  /** Unix seconds; the seasons that run at this instant. */
  readonly began: number;
  /** Matches that start before this instant. */
  readonly until: number;
  /** All days after it have been emitted. */
  readonly from?: CivilDay | undefined;
}

/** Seasons of a sport up to now, from the one before that of an instant; without squads. */
export function pastSeasons(sport: SportWorld, began: number, now: number): FeedRecord[] {
  const before = seasonBeforeBegan(sport, began);
  const emitted = sport
    .seasonsBetween(before * DAY_SECONDS, now + ANNOUNCED_SECONDS)
    .filter(({ at }) => at <= now);
  return inOrder(emitted)
    .map(({ record }) => record)
    .filter((record) => record.kind !== 'squad')
    .filter((record) => record.kind !== 'season' || record.startsOn >= isoDay(before));
}

/**
 * All matches of the running season, and those of the season before without prices and events: the
 * newest day first, one sport after the other. None of older seasons, which would be incomplete.
 */
export function* seasonRecords(
  sports: readonly SportWorld[],
  { began, until, from = utcDayOf(until) + 1 }: WholeSpan,
): Generator<PastDay> {
  const spans = sports.map((sport) => ({
    sport,
    running: sport.seasonBegan(utcDayOf(began)),
    before: seasonBeforeBegan(sport, began),
  }));
  const first = firstPastDay(sports, began);
  for (let day = from; day >= first; day -= 1) {
    const ofDay = spans.filter(({ before }) => day >= before);
    for (const [index, { sport, running, before }] of ofDay.entries()) {
      const isRunning = day >= running;
      const matches = sport
        .plansOn(day)
        .filter(({ seasonBegan, startsAt }) => seasonBegan >= before && startsAt < until)
        .map((plan) => ({
          key: plan.key,
          isPriced: isRunning,
          emit: () => plan.whole({ hasPrices: isRunning }),
          events: () => (isRunning ? plan.events() : []),
        }));
      yield { day, isLastOfDay: index === ofDay.length - 1, matches };
    }
  }
}

/**
 * Matches of the season that runs at an instant and that are over by then, oldest day first: their
 * results and statistics, which tables, streaks and season statistics are computed from.
 * @param until matches that start before this instant
 */
export function* seasonResults(
  sport: SportWorld,
  now: number,
  until: number,
): Generator<Pick<PastMatch, 'key' | 'emit'>[]> {
  const running = sport.seasonBegan(utcDayOf(now));
  for (let day = running; day <= utcDayOf(until) + 1; day += 1) {
    yield sport
      .plansOn(day)
      .filter(({ seasonBegan }) => seasonBegan >= running)
      .filter(({ startsAt, endsAt }) => startsAt < until && endsAt <= now)
      .map((plan) => ({ key: plan.key, emit: () => plan.whole({ hasPrices: false }) }));
  }
}

/** The first day of the seasons before those of an instant, over all sports. */
export const firstPastDay = (sports: readonly SportWorld[], began: number): CivilDay =>
  Math.min(...sports.map((sport) => seasonBeforeBegan(sport, began)));

function seasonBeforeBegan(sport: SportWorld, began: number): CivilDay {
  return sport.seasonBegan(sport.seasonBegan(utcDayOf(began)) - 1);
}
