import { DAY_SECONDS } from '@tipmark/domain';
import { EloRatings, SOCCER_ELO } from './elo.ts';

test('one side gains what the other loses', () => {
  const elo = new EloRatings(SOCCER_ELO);
  const before = elo.differenceOf('a', 'b') + elo.differenceOf('b', 'a');
  elo.observe(0, 'a', 'b', [0, 3]);
  expect(elo.differenceOf('a', 'b') + elo.differenceOf('b', 'a')).toBeCloseTo(before, 12);
  expect(elo.differenceOf('a', 'b')).toBeLessThan(elo.differenceOf('b', 'a'));
});

test('a clear win moves more than a narrow one, a draw moves towards the outsider', () => {
  const moved = (goals: [number, number]) => {
    const elo = new EloRatings(SOCCER_ELO);
    const before = elo.differenceOf('a', 'b');
    elo.observe(0, 'a', 'b', goals);
    return elo.differenceOf('a', 'b') - before;
  };
  expect(moved([4, 0])).toBeGreaterThan(moved([1, 0]) * 1.5);
  expect(moved([1, 1])).toBeLessThan(0);
});

test('newcomers start level in a new league and lower in an established one', () => {
  const elo = new EloRatings(SOCCER_ELO);
  elo.observe(0, 'a', 'b', [1, 1]);
  const early = elo.differenceOf('x', 'a');
  elo.observe(150 * DAY_SECONDS, 'a', 'b', [1, 1]);
  expect(elo.differenceOf('x', 'a')).toBeLessThan(early - 0.1);
});

test('a difference includes both sides and the home advantage, in units of 400 points', () => {
  const elo = new EloRatings(SOCCER_ELO);
  const { move, home } = SOCCER_ELO;
  const expected = 1 / (1 + 10 ** (-home / 400));
  elo.observe(0, 'a', 'b', [1, 0]);
  const moved = move * (1 - expected);
  expect(elo.differenceOf('a', 'b')).toBeCloseTo((home + 2 * moved) / 400, 12);
  expect(elo.differenceOf('b', 'a')).toBeCloseTo((home - 2 * moved) / 400, 12);
  expect(elo.differenceOf('x', 'a')).toBeCloseTo((home - moved) / 400, 12);
});

test('a league is new until a hundred days after its first match', () => {
  const firstSeconds = 1_600_000_000;
  const elo = new EloRatings(SOCCER_ELO);
  elo.observe(firstSeconds, 'a', 'b', [1, 1]);
  elo.observe(firstSeconds + 100 * DAY_SECONDS, 'a', 'b', [1, 1]);
  expect(elo.differenceOf('x', 'y')).toBeCloseTo(elo.differenceOf('y', 'x'), 12);
  const level = elo.differenceOf('x', 'a');
  elo.observe(firstSeconds + 100 * DAY_SECONDS + 1, 'c', 'd', [1, 1]);
  expect(elo.differenceOf('x', 'a')).toBeCloseTo(level + SOCCER_ELO.newcomer / 400, 12);
});
