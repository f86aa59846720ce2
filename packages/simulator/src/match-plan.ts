import type { FeedRecord, OddsRecord } from '@tipmark/contract/feed';
import type { Audience } from './audience/audience.ts';
import { type CivilDay, DAY_SECONDS } from './calendar/civil-day.ts';
import type { InPlayPlan } from './prices/in-play-plan.ts';
import type { OddsPlan } from './prices/odds-plan.ts';
import type { TimedRecord } from './timed-record.ts';

/** Of the records of a match the prices during its play, or all the rest. */
export type MatchPart = 'in-play' | 'rest';

/** All records of one match, computed as far as they are requested. */
export interface MatchPlan {
  readonly key: string;
  /** The first day of its season. */
  readonly seasonBegan: CivilDay;
  /** The last date it is given; unix seconds. */
  readonly startsAt: number;
  readonly announcedAt: number;
  /** No record of the match is emitted after this. */
  readonly endsAt: number;
  /** Records after `from` up to `to`, in no order. */
  between(from: number, to: number, part?: MatchPart): TimedRecord[];
  /**
   * All up to an instant except for in-play prices; of the other prices only the opening, one a day
   * before the start and the closing.
   */
  briefUntil(to: number): TimedRecord[];
  /**
   * The match once it is over, in one go and under one sequence, as in files: its last date, its
   * end, its statistics, on demand its opening and closing prices.
   */
  whole(options: { readonly hasPrices: boolean }): FeedRecord[];
  /** What `whole` omits of its timeline: goals, penalties, cards, and their players. */
  events(): FeedRecord[];
}

export interface PlanParts extends Omit<MatchPlan, 'between' | 'briefUntil' | 'whole' | 'events'> {
  /** Records from before its start. */
  readonly schedule: readonly TimedRecord[];
  readonly odds: readonly OddsPlan[];
  readonly audience: Audience;
  /** From its start on; the same for every call. */
  readonly play: () => readonly TimedRecord[];
  /** Only the last records of the play: the score and the statistics. */
  readonly ending: () => readonly TimedRecord[];
  /** Only the events of the play, in soccer without its substitutions. */
  readonly events: () => readonly TimedRecord[];
  /** In-play prices; undefined where there are none. */
  readonly inPlay: (played: readonly TimedRecord[]) => InPlayPlan | undefined;
  /** Nothing of the play is emitted before this. */
  readonly playsFrom: number;
}

export function matchPlan(parts: PlanParts): MatchPlan {
  const {
    key,
    seasonBegan,
    startsAt,
    announcedAt,
    endsAt,
    schedule,
    odds,
    audience,
    play,
    ending,
    events,
    inPlay,
    playsFrom,
  } = parts;
  let played: readonly TimedRecord[] | undefined;
  let priced: InPlayPlan | undefined;

  const playBetween = (from: number, to: number, part?: MatchPart): TimedRecord[] => {
    if (to < playsFrom || from >= endsAt) return [];
    played ??= play();
    const emitted = part === 'in-play' ? [] : within(played, from, to);
    if (part !== 'rest' && to > startsAt) {
      priced ??= inPlay(played);
      if (priced !== undefined) emitted.push(...inPlayBetween(priced, from, to));
    }
    // A clock that moves forward does not need a finished match again.
    if (to >= endsAt) [played, priced] = [undefined, undefined];
    return emitted;
  };
  return {
    key,
    seasonBegan,
    startsAt,
    announcedAt,
    endsAt: Math.max(endsAt, audience.endsAt),
    between: (from, to, part) => {
      if (part === 'in-play') return playBetween(from, to, part);
      return [
        ...within(schedule, from, to),
        ...odds.flatMap((plan) => oddsBetween(plan, from, to)),
        ...audience.between(from, to),
        ...playBetween(from, to, part),
      ];
    },
    briefUntil: (to) => [
      ...within(schedule, Number.NEGATIVE_INFINITY, to),
      ...fewPrices(odds, startsAt, to),
      ...audience.between(Number.NEGATIVE_INFINITY, to),
      ...playBetween(Number.NEGATIVE_INFINITY, to, 'rest'),
    ],
    whole: ({ hasPrices }) =>
      underOneSequence([
        ...schedule.filter(({ record }) => record.kind === 'match').slice(-1),
        ...ending(),
      ]).concat(hasPrices ? phasesOf(odds) : []),
    events: () => events().map(({ record }) => record),
  };
}

function underOneSequence(records: readonly TimedRecord[]): FeedRecord[] {
  const seq = Math.max(...records.map(({ record }) => ('seq' in record ? record.seq : 0)));
  return records.map(({ record }) => ('seq' in record ? { ...record, seq } : record));
}

type Moment = () => OddsRecord;

function momentsOf(plans: readonly OddsPlan[], to = Number.POSITIVE_INFINITY): Moment[] {
  return plans.flatMap(({ instants, recordAt }) =>
    instants.flatMap((at, index) => (at <= to ? [() => recordAt(index)] : [])),
  );
}

/** Computed one by one until each is found: a match has dozens of prices. */
function fewPrices(plans: readonly OddsPlan[], startsAt: number, to: number): TimedRecord[] {
  const known = momentsOf(plans, to);
  const early = momentsOf(plans, Math.min(to, startsAt - DAY_SECONDS));
  const found = [known, early.toReversed(), known.toReversed()].map(firstPriced);
  const byInstant = new Map(found.flatMap((one) => (one === undefined ? [] : [[one.at, one]])));
  return [...byInstant].map(([at, record]) => ({ at, record }));
}

/** The first prices of a match and its last. */
function phasesOf(plans: readonly OddsPlan[]): OddsRecord[] {
  const moments = momentsOf(plans);
  const first = firstPriced(moments);
  const last = firstPriced(moments.toReversed());
  if (first === undefined || last === undefined) return [];
  return first.at === last.at
    ? [{ ...last, phase: 'closing' }]
    : [
        { ...first, phase: 'first' },
        { ...last, phase: 'closing' },
      ];
}

function firstPriced(moments: readonly Moment[]): OddsRecord | undefined {
  for (const recordAt of moments) {
    const record = recordAt();
    if (record.prices.length > 0) return record;
  }
  return undefined;
}

function within(records: readonly TimedRecord[], from: number, to: number): TimedRecord[] {
  return records.filter(({ at }) => at > from && at <= to);
}

function inPlayBetween(
  { instants, recordAt }: InPlayPlan,
  from: number,
  to: number,
): TimedRecord[] {
  return instants.flatMap((at, index) =>
    at > from && at <= to ? [{ at, record: recordAt(index) }] : [],
  );
}

function oddsBetween({ instants, recordAt }: OddsPlan, from: number, to: number): TimedRecord[] {
  return instants.flatMap((at, index) => {
    const record = at > from && at <= to ? recordAt(index) : undefined;
    return record === undefined || record.prices.length === 0 ? [] : [{ at, record }];
  });
}
