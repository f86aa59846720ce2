import { DAY_SECONDS } from '@tipmark/domain';
import type { CalledProvider } from '../../network/called-providers.ts';
import { periodStart } from '../limits.ts';
import type { Purpose, Task } from '../task.ts';
import { correctionGroups, dayOf, endOf, liveTimes } from './match-times.ts';
import type { Offer, OfferInput, PlannedMatch } from './offer.ts';

const HOUR = 3_600;
/** A schedule is read again during the day: matches are moved at short notice. */
const FIXTURE_HOURS = [0, 9, 16] as const;
const RESULT_USEFUL_SECONDS = 12 * HOUR;

export interface DayCall {
  readonly path: string;
  /** Those it informs about. */
  readonly leagues: readonly string[];
  /** Where it is about one match alone, or made for each of several. */
  readonly match?: PlannedMatch;
  /** A cheap call that states when its answer last changed. */
  readonly changePath?: string;
}

type PathsOf = (input: OfferInput, day: string) => readonly DayCall[];

/** How a provider is asked for all matches of a day. */
export interface DayCalls {
  readonly provider: CalledProvider;
  /** One call each; several leagues may share one, and so may several days. */
  readonly schedule: PathsOf;
  /** Default: as the schedule. */
  readonly live?: PathsOf;
  readonly results?: PathsOf;
  /** How often it has something new while matches are played. */
  readonly liveSeconds: number;
  /** What its live answers contain. */
  readonly contains: readonly ('live' | 'events')[];
  /** Days ahead whose schedule is read once a day. */
  readonly daysAhead: number;
  /** Days after the end in which its results are edited yet. */
  readonly editedDays?: readonly number[];
  /** By how much the days of its calls begin after those of UTC. */
  readonly dayBeginsAfterSeconds?: number;
}

interface SharedCall extends DayCall {
  readonly matches: readonly PlannedMatch[];
}

/** The calls that inform about matches, each once, with the matches it is made for. */
function callsAbout(
  calls: DayCalls,
  paths: PathsOf,
  input: OfferInput,
  matches: readonly PlannedMatch[],
): SharedCall[] {
  const shift = calls.dayBeginsAfterSeconds ?? 0;
  const shared = new Map<string, Omit<DayCall, 'path'> & { matches: PlannedMatch[] }>();
  const byDay = Map.groupBy(matches, ({ startsAt }) => dayOf(startsAt - shift));
  for (const [day, together] of byDay) {
    for (const { path, leagues, match, changePath } of paths(input, day)) {
      const own = together.filter(
        (one) => leagues.includes(one.league) && (match === undefined || one === match),
      );
      if (own.length === 0) continue;
      const change = changePath === undefined ? {} : { changePath };
      const known = shared.get(path) ?? { leagues, matches: [], ...change };
      known.matches.push(...own);
      shared.set(path, known);
    }
  }
  return [...shared].map(([path, call]) => ({ path, ...call }));
}

/** Whether something changed is asked first, where that is cheaper. */
const checkOf = ({ changePath, matches }: SharedCall): Pick<Task, 'check'> =>
  changePath === undefined
    ? {}
    : { check: { path: changePath, starts: matches.map(({ startsAt }) => startsAt) } };

const idOf = (provider: string, purpose: Purpose, ...rest: readonly (string | number)[]) =>
  [provider, purpose, ...rest].join(' ');

/**
 * The schedule of today several times, of the days ahead once; asked for late rather than never.
 */
function fixtureTasks(calls: DayCalls, input: OfferInput): Task[] {
  const { provider, daysAhead, schedule, dayBeginsAfterSeconds = 0 } = calls;
  const today = periodStart('day', input.now);
  const moments = [
    ...FIXTURE_HOURS.map((hour, index) => ({
      of: today - dayBeginsAfterSeconds + hour * HOUR,
      at: today + hour * HOUR,
      until: today + (FIXTURE_HOURS[index + 1] ?? 24) * HOUR - 1,
    })),
    ...Array.from({ length: daysAhead }, (_, index) => ({
      of: today + (index + 1) * DAY_SECONDS,
      at: today + HOUR,
      until: today + DAY_SECONDS - 1,
    })),
  ];
  return moments.flatMap(({ of, at, until }) =>
    schedule(input, dayOf(of)).map(
      ({ path, leagues }): Task => ({
        id: idOf(provider, 'fixtures', path, at),
        provider,
        purpose: 'fixtures',
        leagues,
        path,
        cost: 1,
        due: { kind: 'once', at, until },
      }),
    ),
  );
}

function liveTasks(calls: DayCalls, input: OfferInput): Task[] {
  const { provider, liveSeconds, live = calls.schedule } = calls;
  return callsAbout(calls, live, input, input.matches).map((call): Task => {
    const { path, leagues, matches } = call;
    return {
      id: idOf(provider, 'live', path),
      provider,
      purpose: 'live',
      leagues,
      path,
      cost: 1,
      ...checkOf(call),
      due: { kind: 'paced', open: liveTimes(matches), idealSeconds: liveSeconds },
    };
  });
}

function resultTasks(calls: DayCalls, input: OfferInput): Task[] {
  const { provider, results = calls.schedule, editedDays = [] } = calls;
  const longest = Math.max(1, ...editedDays) + 1;
  const ended = input.matches.filter((match) => endOf(match) > input.now - longest * DAY_SECONDS);
  const later = editedDays.map((days) => days * DAY_SECONDS);
  return callsAbout(calls, results, input, ended).flatMap((call) => {
    const { path, leagues, matches } = call;
    return correctionGroups(matches, later).map(
      ({ at }): Task => ({
        id: idOf(provider, 'result', path, at),
        provider,
        purpose: 'result',
        leagues,
        path,
        cost: 1,
        ...checkOf(call),
        due: { kind: 'once', at, until: at + RESULT_USEFUL_SECONDS },
      }),
    );
  });
}

/** Offers of a provider that is asked by the day, for schedules, scores and corrections alike. */
export function dayOffers(calls: DayCalls): readonly Offer[] {
  const { provider, contains } = calls;
  return [
    { provider, purpose: 'fixtures', tasks: (input) => fixtureTasks(calls, input) },
    ...contains.map(
      (purpose): Offer => ({
        provider,
        purpose,
        group: 'live',
        tasks: (input) => liveTasks(calls, input),
      }),
    ),
    { provider, purpose: 'result', tasks: (input) => resultTasks(calls, input) },
  ];
}
