import { EloRatings, SOCCER_ELO } from './elo.ts';

const DAY_SECONDS = 86_400;

test('points change hands: what one side wins the other loses', () => {
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

test('newcomers start level in a new league and below in a running one', () => {
  const elo = new EloRatings(SOCCER_ELO);
  elo.observe(0, 'a', 'b', [1, 1]);
  const early = elo.differenceOf('x', 'a');
  elo.observe(150 * DAY_SECONDS, 'a', 'b', [1, 1]);
  expect(elo.differenceOf('x', 'a')).toBeLessThan(early - 0.1);
});
