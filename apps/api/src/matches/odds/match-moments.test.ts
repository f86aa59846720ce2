import { SPORT } from '@tipmark/domain';
import { matchMoments } from './match-moments.ts';
import type { MomentRow } from './moment-queries.ts';

const START = 1_800_000_000;
const row = (known: Partial<MomentRow>): MomentRow => ({
  type: 'goal',
  side: 'home',
  minute: 10,
  stoppage: null,
  sport: SPORT.soccer,
  happened_at: null,
  starts_at: START,
  began_at: START + 30,
  ...known,
});
const timesOf = (...rows: Partial<MomentRow>[]) => matchMoments(rows.map(row)).map(({ at }) => at);

test.each<[string, Partial<MomentRow>, number[]]>([
  ['in the first half counts from the kick-off that was seen', {}, [START + 30 + 570]],
  ['in its added time too', { minute: 45, stoppage: 2 }, [START + 30 + 46.5 * 60]],
  ['right after the kick-off', { minute: 0 }, [START + 60]],
  ['after an early start', { began_at: START - 600 }, [START - 30]],
  ['after a break that was not timed is left out', { minute: 46 }, []],
  ['after a kick-off that was not seen is left out', { began_at: null }, []],
  ['after a kick-off seen late is left out', { began_at: START + 121 }, []],
  ['of a sport whose clock stops is left out', { sport: SPORT.hockey }, []],
  [
    'reported with its time has that time',
    { minute: 88, began_at: null, happened_at: START + 7 },
    [START + 7],
  ],
])('a goal %s', (_what, known, times) => {
  expect(timesOf(known)).toEqual(times);
});

test('moments are sorted by time', () => {
  const reported = { minute: 3, happened_at: START + 5_000 };
  expect(timesOf(reported, { minute: 4 })).toEqual([START + 30 + 210, START + 5_000]);
});
