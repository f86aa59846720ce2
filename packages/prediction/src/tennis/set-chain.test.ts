import fc from 'fast-check';
import { DayForm } from './day-form.ts';
import {
  holdProbability,
  matchFromSet,
  setOutcome,
  setScores,
  tieBreakProbability,
} from './set-chain.ts';

const chance = fc.double({ min: 0.05, max: 0.95, noNaN: true });
const point = fc.double({ min: 0.4, max: 0.8, noNaN: true });
const bestOf = fc.constantFrom(3 as const, 5 as const);

test('the probability of holding serve has known values', () => {
  expect(holdProbability(0.5)).toBeCloseTo(0.5, 12);
  expect(holdProbability(0.6)).toBeCloseTo(0.735_73, 5);
  expect(holdProbability(1)).toBe(1);
});

test('equal players have even chances whoever serves first, and strong servers play long sets', () => {
  expect(tieBreakProbability([0.65, 0.65])).toBeCloseTo(0.5, 12);
  expect(setOutcome([0.65, 0.65]).win).toBeCloseTo(0.5, 12);
  expect(setOutcome([0.65, 0.65]).games).toBeGreaterThan(9.5);
  expect(setOutcome([0.9, 0.9]).games).toBeGreaterThan(12);
});

test('the chances of both players in a set mirror each other', () => {
  fc.assert(
    fc.property(point, point, (first, second) => {
      const one = setOutcome([first, second]);
      const other = setOutcome([second, first]);
      expect(one.win + other.win).toBeCloseTo(1, 9);
      expect(one.games).toBeCloseTo(other.games, 9);
      const serving = tieBreakProbability([first, second]);
      expect(serving).toBeGreaterThan(0);
      expect(serving).toBeLessThan(1);
    }),
  );
});

test('set scores are a distribution that agrees with the probability of winning', () => {
  fc.assert(
    fc.property(chance, bestOf, (setWin, length) => {
      const scores = setScores(setWin, length);
      expect(scores.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(1, 12);
      const won = scores.filter(([[first, second]]) => first > second);
      expect(won.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(matchFromSet(setWin, length), 12);
    }),
  );
});

test('form of the day keeps the probability of winning and makes full-distance matches rarer', () => {
  const [steady, moody] = [new DayForm(0.62, 0), new DayForm(0.62, 0.042)];
  fc.assert(
    fc.property(chance, bestOf, (win, length) => {
      const { scores, gamesPerSet } = moody.outcomeOf(win, length);
      const won = scores.filter(([[first, second]]) => first > second);
      expect(won.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(win, 3);
      expect(scores.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(1, 5);
      expect(gamesPerSet).toBeGreaterThan(6);
      expect(gamesPerSet).toBeLessThan(13);
    }),
  );
  const distance = (form: DayForm) =>
    form
      .outcomeOf(0.6, 3)
      .scores.filter(([[first, second]]) => first + second === 3)
      .reduce((sum, [, p]) => sum + p, 0);
  expect(distance(moody)).toBeLessThan(distance(steady) - 0.08);
});
