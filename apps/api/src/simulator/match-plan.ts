import type { Fixture } from './calendar/fixtures.ts';
import { fateOf } from './play/fate.ts';
import { playRecords } from './play/play-records.ts';
import { type OddsPlan, oddsPlan } from './prices/odds-plan.ts';
import { ANNOUNCED_SECONDS, scheduleRecords } from './schedule-records.ts';
import type { TimedRecord } from './timed-record.ts';

/** Everything that will ever be said of one match, worked out as far as it is asked for. */
export interface MatchPlan {
  readonly fixture: Fixture;
  readonly announcedAt: number;
  /** Nothing is said of the match after this. */
  readonly endsAt: number;
  /** What is said after `from` and not after `to`, in no order. */
  between(from: number, to: number): TimedRecord[];
}

const HOUR_SECONDS = 3_600;
/** An awarded match waits longest for its result. */
const LONGEST_SECONDS = 10 * HOUR_SECONDS;

export function matchPlan(seed: number, fixture: Fixture): MatchPlan {
  const fate = fateOf(seed, fixture);
  const isOff = fate.kind === 'moved' || fate.kind === 'canceled';
  const schedule = scheduleRecords(seed, fixture, fate);
  const odds = oddsPlan(seed, fixture, isOff ? fate.at : fixture.startsAt);
  const endsAt = fixture.startsAt + LONGEST_SECONDS;
  let play: TimedRecord[] | undefined;

  const playBetween = (from: number, to: number): TimedRecord[] => {
    if (to < fixture.startsAt || from >= endsAt) return [];
    play ??= playRecords(seed, fixture);
    const said = within(play, from, to);
    // A match that is over is not asked for again by a clock that runs forward.
    if (to >= endsAt) play = undefined;
    return said;
  };
  return {
    fixture,
    announcedAt: fixture.startsAt - ANNOUNCED_SECONDS,
    endsAt,
    between: (from, to) => [
      ...within(schedule, from, to),
      ...oddsBetween(odds, from, to),
      ...playBetween(from, to),
    ],
  };
}

function within(records: readonly TimedRecord[], from: number, to: number): TimedRecord[] {
  return records.filter(({ at }) => at > from && at <= to);
}

function oddsBetween({ instants, recordAt }: OddsPlan, from: number, to: number): TimedRecord[] {
  return instants.flatMap((at, index) =>
    at > from && at <= to ? [{ at, record: recordAt(index) }] : [],
  );
}
