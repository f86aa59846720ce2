import type { Audience } from './audience/audience.ts';
import type { OddsPlan } from './prices/odds-plan.ts';
import type { TimedRecord } from './timed-record.ts';

/** Everything that will ever be said of one match, worked out as far as it is asked for. */
export interface MatchPlan {
  /** The last date it is given; unix seconds. */
  readonly startsAt: number;
  readonly announcedAt: number;
  /** Nothing is said of the match after this. */
  readonly endsAt: number;
  /** What is said after `from` and not after `to`, in no order. */
  between(from: number, to: number): TimedRecord[];
}

export interface PlanParts extends Omit<MatchPlan, 'between'> {
  /** What is said before it starts. */
  readonly schedule: readonly TimedRecord[];
  readonly odds: readonly OddsPlan[];
  readonly audience: Audience;
  /** From its start on; the same however often it is asked for. */
  readonly play: () => readonly TimedRecord[];
  /** Nothing of the play is said before this. */
  readonly playsFrom: number;
}

export function matchPlan(parts: PlanParts): MatchPlan {
  const { startsAt, announcedAt, endsAt, schedule, odds, audience, play, playsFrom } = parts;
  let played: readonly TimedRecord[] | undefined;

  const playBetween = (from: number, to: number): TimedRecord[] => {
    if (to < playsFrom || from >= endsAt) return [];
    played ??= play();
    const said = within(played, from, to);
    // A match that is over is not asked for again by a clock that runs forward.
    if (to >= endsAt) played = undefined;
    return said;
  };
  return {
    startsAt,
    announcedAt,
    endsAt: Math.max(endsAt, audience.endsAt),
    between: (from, to) => [
      ...within(schedule, from, to),
      ...odds.flatMap((plan) => oddsBetween(plan, from, to)),
      ...audience.between(from, to),
      ...playBetween(from, to),
    ],
  };
}

function within(records: readonly TimedRecord[], from: number, to: number): TimedRecord[] {
  return records.filter(({ at }) => at > from && at <= to);
}

function oddsBetween({ instants, recordAt }: OddsPlan, from: number, to: number): TimedRecord[] {
  return instants.flatMap((at, index) => {
    const record = at > from && at <= to ? recordAt(index) : undefined;
    return record === undefined || record.prices.length === 0 ? [] : [{ at, record }];
  });
}
