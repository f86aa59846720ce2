import type { FeedRecord } from '@tipmark/contract/feed';
import { sampleOf } from '@tipmark/test-kit/sample';
import { DAY_SECONDS } from './calendar/civil-day.ts';
import type { MatchPlan } from './match-plan.ts';
import { type PastDay, pastSeasons, seasonRecords, seasonResults } from './past-seasons.ts';
import type { SportWorld } from './sport-world.ts';
import { SPORT_WORLDS } from './sport-worlds.ts';
import { inOrder } from './timed-record.ts';

const BEGAN = Date.parse('2026-11-21T14:00:00Z') / 1_000;
const UNTIL = BEGAN - 3 * DAY_SECONDS;
const NAMES = Object.keys(SPORT_WORLDS) as (keyof typeof SPORT_WORLDS)[];
const day = (text: string) => Date.parse(text) / (DAY_SECONDS * 1_000);

function plansOf(sport: SportWorld, days: number): MatchPlan[] {
  const last = Math.floor(UNTIL / DAY_SECONDS);
  return Array.from({ length: days }, (_, back) => sport.plansOn(last - back)).flat();
}

/** A record without its sequence number. */
function withoutSeq(record: FeedRecord | undefined) {
  return record && { ...record, seq: undefined };
}

/** All records of a match, except for in-play prices. */
function recordsOf(plan: MatchPlan): FeedRecord[] {
  const emitted = plan.between(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 'rest');
  return inOrder(emitted).map(({ record }) => record);
}

test.each(NAMES)(
  'a %s match emitted at once has the same final records as when emitted record by record',
  (name) => {
    const disruptions = new Set<number>();
    for (const plan of plansOf(SPORT_WORLDS[name](1), name === 'soccer' ? 12 : 40)) {
      const whole = plan.whole({ hasPrices: false });
      const records = recordsOf(plan);
      for (const kind of ['match', 'score', 'statistics'] as const) {
        const [emitted, ...more] = whole.filter((record) => record.kind === kind);
        expect(more).toEqual([]);
        expect(withoutSeq(emitted)).toEqual(
          withoutSeq(records.findLast((one) => one.kind === kind)),
        );
      }
      expect(new Set(whole.map((record) => 'seq' in record && record.seq)).size).toBe(1);
      const score = whole.find((record) => record.kind === 'score');
      disruptions.add(score?.status ?? -1);
    }
    expect(disruptions.size).toBeGreaterThan(2);
  },
);

test.each(['soccer', 'hockey'] as const)(
  'a %s match emitted at once has the same events as when emitted record by record',
  (name) => {
    let count = 0;
    for (const plan of plansOf(SPORT_WORLDS[name](1), name === 'soccer' ? 2 : 20)) {
      const timeline = recordsOf(plan).filter(
        (record) => record.kind === 'event' && record.type !== 'substitution',
      );
      const keyed = (records: readonly FeedRecord[]) =>
        new Map(records.map((one) => ['key' in one && one.key, one]));
      const events = plan.events();
      expect(keyed(events)).toEqual(keyed(timeline));
      count += events.length;
    }
    expect(count).toBeGreaterThan(100);
  },
);

test.each(NAMES)('a %s match emitted at once has its first and last prices', (name) => {
  let priced = 0;
  for (const plan of plansOf(SPORT_WORLDS[name](1), sampleOf(2, 6))) {
    const odds = recordsOf(plan).filter((record) => record.kind === 'odds');
    const emitted = plan
      .whole({ hasPrices: true })
      .flatMap((record) => (record.kind === 'odds' ? [record] : []));
    const closing = odds.length === 0 ? [] : [{ ...odds.at(-1), phase: 'closing' }];
    const first = odds.length < 2 ? [] : [{ ...odds[0], phase: 'first' }];
    expect(emitted).toEqual([...first, ...closing]);
    priced += emitted.length;
  }
  expect(priced).toBeGreaterThan(sampleOf(8, 20));
});

/** Days of past seasons; their matches are generated on demand. */
function daysOf(names: readonly (keyof typeof SPORT_WORLDS)[], from?: number): PastDay[] {
  const sports = names.map((name) => SPORT_WORLDS[name](1));
  return [...seasonRecords(sports, { began: BEGAN, until: UNTIL, from })];
}

const wholes = new Map<string, PastDay[]>();

/** The same for all tests of these sports. */
function wholeOf(...names: (keyof typeof SPORT_WORLDS)[]): PastDay[] {
  const days = wholes.get(names.join()) ?? daysOf(names);
  wholes.set(names.join(), days);
  return days;
}

test('days are emitted newest first, back to the first day of the previous season', () => {
  const days = wholeOf('soccer', 'hockey');
  const numbers = days.map((one) => one.day);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  // Hockey of the south began in April 2025, the half-year of soccer in January.
  expect(numbers.at(-1)).toBe(day('2025-04-21'));
  expect(days.filter((one) => one.day === day('2026-01-05'))).toHaveLength(2);
  expect(days.filter((one) => one.day === day('2026-01-04'))).toHaveLength(1);
  const ends = days.filter(({ isLastOfDay }) => isLastOfDay).map((one) => one.day);
  expect(ends).toEqual([...new Set(numbers)]);
});

test('a continued backfill leaves out the days that have been emitted', () => {
  const all = wholeOf('hockey');
  const later = daysOf(['hockey'], day('2026-06-01'));
  expect(later.map((one) => one.day)).toEqual(
    all.map((one) => one.day).filter((one) => one <= day('2026-06-01')),
  );
});

test('all matches of a season are emitted, each of them once', () => {
  const keys = wholeOf('soccer', 'hockey').flatMap(({ matches }) => matches.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
  const rounds = keys.filter((key) => key.startsWith('gb-eng-1-2026-1-'));
  // A double round robin.
  expect(rounds).toHaveLength(380);
  expect(keys.filter((key) => key.startsWith('hockey-ru-1-2025/26-')).length).toBeGreaterThan(300);
});

test.each(NAMES)(
  'results of a running %s season are those of its matches that are over',
  (name) => {
    const sport = SPORT_WORLDS[name](1);
    const results = [...seasonResults(sport, BEGAN, UNTIL)].flat();
    const running = sport.seasonBegan(Math.floor(BEGAN / DAY_SECONDS));
    const days = wholeOf(name).filter((one) => one.day >= running);
    const all = days.flatMap(({ matches }) => matches);
    const longOver = days
      .filter((one) => one.day < BEGAN / DAY_SECONDS - 4)
      .flatMap(({ matches }) => matches)
      // play-offs of the season before go on while this one begins
      .filter(({ key }) => !key.startsWith('hockey-') || key.includes('-2026/27-'));
    const keys = results.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const keysOfAll = new Set(all.map(({ key }) => key));
    expect(keys.filter((key) => !keysOfAll.has(key))).toEqual([]);
    // but those that were moved to a day to come
    const known = new Set(keys);
    const missing = longOver.filter(({ key }) => !known.has(key));
    expect(longOver.length).toBeGreaterThan(500);
    expect(missing.length).toBeLessThan(longOver.length * 0.01);
    const some = results.filter((_, index) => index % sampleOf(400, 40) === 0);
    for (const { key, emit } of some) {
      const whole = all.find((one) => one.key === key)?.emit() ?? [];
      expect(emit()).toEqual(whole.filter((record) => record.kind !== 'odds'));
    }
  },
);

test('seasons are emitted completely or not at all', () => {
  const days = [...wholeOf('soccer', 'hockey'), ...wholeOf('tennis')];
  const keys = days.flatMap(({ matches }) => matches.map(({ key }) => key));
  const of = (word: string) => keys.filter((key) => key.includes(word)).length;
  // The last Monday of the previous half-year is the first day of the next one.
  expect(of('-2025-2-')).toBe(0);
  expect(of('-2024/25-')).toBe(0);
  expect(of('-2026-1-')).toBeGreaterThan(12_000);
  expect(of('-2025/26-')).toBeGreaterThan(2_500);
  expect(keys.filter((key) => /^tennis-.*-2024-/.test(key))).toEqual([]);
  const namesOf = (name: keyof typeof SPORT_WORLDS) =>
    new Set(
      pastSeasons(SPORT_WORLDS[name](1), BEGAN, BEGAN).flatMap((one) =>
        one.kind === 'season' ? one.name : [],
      ),
    );
  expect(namesOf('soccer')).toEqual(new Set(['2026-1', '2026-2']));
  expect(namesOf('hockey')).toEqual(new Set(['2025/26', '2026/27', '2025', '2026']));
  expect(namesOf('tennis')).toEqual(new Set(['2025', '2026']));
});

test('only matches of the running season have prices and events', () => {
  const days = wholeOf('soccer');
  const kindsOn = (text: string) => {
    const found = days.find((one) => one.day === day(text));
    return new Set(
      found?.matches.slice(0, 9).flatMap(({ emit }) => emit().map(({ kind }) => kind)),
    );
  };
  const eventsOn = (text: string) =>
    days
      .find((one) => one.day === day(text))
      ?.matches.slice(0, 9)
      .flatMap(({ events }) => events()).length;
  expect(eventsOn('2026-07-11')).toBeGreaterThan(20);
  expect(eventsOn('2026-05-09')).toBe(0);
  expect(kindsOn('2026-07-11')).toEqual(new Set(['match', 'score', 'statistics', 'odds']));
  expect(kindsOn('2026-05-09')).toEqual(new Set(['match', 'score', 'statistics']));
});

test.each(NAMES)('every %s match belongs to an emitted season', (name) => {
  const sport = SPORT_WORLDS[name](1);
  const seasons = pastSeasons(sport, BEGAN, BEGAN);
  expect(new Set(seasons.map(({ kind }) => kind)).has('squad')).toBe(false);
  const known = new Set(seasons.flatMap((one) => (one.kind === 'season' ? [one.key] : [])));
  const requested = wholeOf(name).filter((_, index) => index % sampleOf(80, 40) === 0);
  const wanted = requested.flatMap(({ matches }) =>
    matches.flatMap(({ emit }) =>
      emit().flatMap((one) => (one.kind === 'match' ? one.seasonKey : [])),
    ),
  );
  expect(wanted.length).toBeGreaterThan(sampleOf(40, 100));
  expect(wanted.filter((key) => !known.has(key))).toEqual([]);
});
