import { liveAges, matchesUnderWay, opensAt, unheardMatches } from './live-ages.ts';
import type { Task } from './task.ts';

const task = (changed: Partial<Task>): Task => ({
  id: 'nhl live /score',
  provider: 'nhl',
  purpose: 'live',
  leagues: ['NHL'],
  path: '/score',
  cost: 1,
  due: {
    kind: 'paced',
    open: [
      { from: 1_000, to: 2_000 },
      { from: 5_000, to: 6_000 },
    ],
    idealSeconds: 20,
  },
  ...changed,
});

test('numbers are as old as the last answer while matches are played', () => {
  const age = (now: number, answered?: number) =>
    liveAges(
      [task({})],
      new Map(answered === undefined ? [] : [['nhl live /score', answered]]),
      now,
    );
  expect(age(999)).toEqual([]);
  expect(age(1_400)).toEqual([{ provider: 'nhl', leagues: ['NHL'], seconds: 400 }]);
  expect(age(1_400, 1_385)).toEqual([{ provider: 'nhl', leagues: ['NHL'], seconds: 15 }]);
  // nothing was played in between
  expect(age(5_010, 1_990)).toEqual([{ provider: 'nhl', leagues: ['NHL'], seconds: 10 }]);
  expect(age(2_000, 1_990)).toEqual([]);
});

test('prices and schedules have no age of this kind', () => {
  expect(liveAges([task({ purpose: 'prices' })], new Map(), 1_400)).toEqual([]);
  const once = task({ due: { kind: 'once', at: 1_000, until: 1_500 } });
  expect(liveAges([once], new Map(), 1_400)).toEqual([]);
});

test('a task opens at its next time', () => {
  expect(opensAt(task({}), 0)).toBe(1_000);
  expect(opensAt(task({}), 1_500)).toBe(1_500);
  expect(opensAt(task({}), 2_500)).toBe(5_000);
  expect(opensAt(task({}), 6_000)).toBeUndefined();
  const once = task({ due: { kind: 'once', at: 1_000, until: 1_500 } });
  expect(opensAt(once, 0)).toBe(1_000);
  expect(opensAt(once, 1_400)).toBe(1_400);
  expect(opensAt(once, 1_501)).toBeUndefined();
});

describe('matches of which nothing was heard', () => {
  const START = 10_000;
  const match = { ids: { nhl: '1', espn: '9' }, league: 'NHL', startsAt: START };
  const unheard = (
    changed: object,
    heard: number | undefined,
    now: number,
    followed: readonly string[] = [],
  ) =>
    unheardMatches(
      matchesUnderWay([{ ...match, ...changed }], now),
      new Map(heard === undefined ? [] : [['NHL', heard]]),
      new Set(followed),
      now - 180,
    );

  test('are named by each provider, with the time of the last answer', () => {
    expect(unheard({}, START + 100, START + 281)).toEqual([
      { source: 'nhl', key: '1', at: START + 100 },
      { source: 'espn', key: '9', at: START + 100 },
    ]);
    expect(unheard({}, START + 100, START + 280)).toEqual([]);
  });

  test('are none before the start, after the end, a day later, and where nothing ever answered', () => {
    expect(unheard({}, START - 900, START - 1)).toEqual([]);
    expect(unheard({ endedAt: START + 200 }, START + 100, START + 900)).toEqual([]);
    expect(unheard({}, START + 100, START + 86_400)).toEqual([]);
    expect(unheard({}, undefined, START + 900)).toEqual([]);
  });

  test('where nothing ever answered and the league is to be live, are named since their start', () => {
    expect(unheard({}, undefined, START + 180, ['NHL'])).toEqual([]);
    expect(unheard({}, undefined, START + 181, ['NHL']).map(({ at }) => at)).toEqual([
      START,
      START,
    ]);
    expect(unheard({}, undefined, START + 900, ['SHL'])).toEqual([]);
    // what was heard counts, though it is older than the start
    expect(unheard({}, START - 60, START + 180, ['NHL']).map(({ at }) => at)).toEqual([
      START - 60,
      START - 60,
    ]);
  });
});
