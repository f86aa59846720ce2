import fc from 'fast-check';
import { onlyMet } from './only-met.ts';
import type { ReportedMatch } from './reported-match.ts';

type Sets = ReportedMatch['periods'];

const aMatch = (id: number, periods: Sets): ReportedMatch => ({
  id,
  periods,
  seasonId: 1,
  round: null,
  startsAt: 0,
  isDayKnown: false,
  sides: [1, 2],
  ranks: [null, null],
  advancing: 1,
  reporters: [],
  reported: [],
});

const turned = (sets: Sets): Sets => sets.map(([one, other]) => [other, one] as const);

const set = fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 7 }));
const sets = fc.array(set, { maxLength: 3 });

test('a meeting is the match unless both have sets and none is the same', () => {
  fc.assert(
    fc.property(sets, sets, fc.boolean(), (of, other, isSwapped) => {
      const matches = [aMatch(1, isSwapped ? turned(of) : of), aMatch(2, other)];
      const met = [{ fromId: 1, intoId: 2, isSwapped }];
      const sameSets = of.filter(([a, b], index) => {
        const at = other[index];
        return at !== undefined && at[0] === a && at[1] === b;
      });
      const isOne = of.length === 0 || other.length === 0 || sameSets.length > 0;
      expect(onlyMet(met, matches)).toEqual(isOne ? met : []);
    }),
  );
});

const ONE: Sets = [
  [6, 4],
  [6, 3],
];
const TYPED: Sets = [
  [6, 4],
  [6, 2],
];
const OTHER: Sets = [
  [3, 6],
  [2, 6],
];

test('of two meetings it is the one that its result does not contradict', () => {
  const matches = [aMatch(1, ONE), aMatch(2, OTHER), aMatch(3, TYPED)];
  const to = (intoId: number) => ({ fromId: 1, intoId, isSwapped: false });
  expect(onlyMet([to(2), to(3)], matches)).toEqual([to(3)]);
});

test('it is unclear which of two meetings it is, or whose of two rows', () => {
  const matches = [aMatch(1, ONE), aMatch(2, TYPED), aMatch(3, ONE)];
  const pair = (fromId: number, intoId: number) => ({ fromId, intoId, isSwapped: false });
  expect(onlyMet([pair(1, 2), pair(1, 3)], matches)).toEqual([]);
  expect(onlyMet([pair(1, 3), pair(2, 3)], matches)).toEqual([]);
});

test('rows that repeat a match are all that match', () => {
  const matches = [aMatch(1, ONE), aMatch(2, ONE), aMatch(3, TYPED)];
  const met = [1, 2].map((fromId) => ({ fromId, intoId: 3, isSwapped: false }));
  expect(onlyMet(met, matches)).toEqual(met);
});
