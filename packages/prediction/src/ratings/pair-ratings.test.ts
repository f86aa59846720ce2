import { DAY_SECONDS } from '@tipmark/domain';
import { PairRatings } from './pair-ratings.ts';

const options = { halfLifeDays: 300, ridge: 1, newcomer: -0.2, startLevel: 1.3, startHome: 1.25 };

function ratings(): PairRatings {
  return new PairRatings(options);
}

test('the strengths that produced the goals are recovered', () => {
  const league = ratings();
  const attack = { a: 1.4, b: 1, c: 0.7 } as const;
  const teams = ['a', 'b', 'c'] as const;
  for (let round = 0; round < 80; round += 1) {
    for (const home of teams) {
      for (const away of teams.filter((team) => team !== home)) {
        const goals = [1.3 * 1.2 * attack[home], 1.3 * attack[away]] as const;
        league.observe(round * DAY_SECONDS, home, away, goals);
      }
    }
    league.refit();
  }
  expect(league.expect('a', 'c')[0]).toBeCloseTo(1.3 * 1.2 * 1.4, 1);
  expect(league.expect('c', 'a')[0]).toBeCloseTo(1.3 * 1.2 * 0.7, 1);
  expect(league.expect('b', 'a')[1]).toBeCloseTo(1.3 * 1.4, 1);
});

test('a match weighs half after one half-life', () => {
  const league = ratings();
  league.observe(0, 'a', 'b', [1, 1]);
  league.observe(300 * DAY_SECONDS, 'c', 'd', [1, 1]);
  expect(league.weightOf('a')).toBeCloseTo(0.5, 12);
  expect(league.weightOf('c')).toBe(1);
  expect(league.weightOf('nobody')).toBe(0);
});

test('teams of a new league start level; a later newcomer starts lower', () => {
  const league = ratings();
  expect(league.expect('x', 'y')).toEqual([1.3 * 1.25, 1.3]);
  league.observe(0, 'a', 'b', [1, 1]);
  league.refit();
  const [early] = league.expect('x', 'b');
  league.observe(200 * DAY_SECONDS, 'a', 'b', [1, 1]);
  league.refit();
  expect(league.expect('x', 'b')[0]).toBeLessThan(early * 0.9);
});

test('a side that never scores keeps a positive expectation', () => {
  const league = ratings();
  for (let day = 0; day < 30; day += 1) {
    league.observe(day * DAY_SECONDS, 'a', 'b', [3, 0]);
    league.refit();
  }
  expect(league.expect('a', 'b')[1]).toBeGreaterThan(0.01);
  expect(league.expect('a', 'b')[1]).toBeLessThan(0.6);
});

test('a league whose newcomers are strong stops rating newcomers as weak', () => {
  const league = ratings();
  league.observe(0, 'a', 'b', [1, 1]);
  league.observe(150 * DAY_SECONDS, 'a', 'b', [1, 1]);
  league.refit();
  const unknown = () => league.expect('x', 'b')[0] / league.expect('b', 'x')[0];
  const before = unknown();
  for (let newcomer = 0; newcomer < 6; newcomer += 1) {
    for (let day = 0; day < 20; day += 1) {
      league.observe((151 + day) * DAY_SECONDS, `new-${newcomer}`, 'a', [3, 0]);
      league.refit();
    }
  }
  expect(unknown()).toBeGreaterThan(before * 1.3);
});
