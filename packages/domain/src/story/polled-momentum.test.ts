import fc from 'fast-check';
import { SPORT } from '../enumerations/sport.ts';
import { momentumAt } from './momentum.ts';
import { type PolledTotals, polledMomentum, type StatisticsPoll } from './polled-momentum.ts';
import { type StoryRules, storyRules } from './story-rules.ts';

const { momentum } = storyRules(SPORT.soccer) as StoryRules;
const of = (polls: readonly StatisticsPoll[]) => polledMomentum(polls, momentum, momentum.growth);

const poll = (minute: number, home: PolledTotals, away: PolledTotals = {}): StatisticsPoll => ({
  minute,
  home,
  away,
});
const shots = (all: number, onTarget: number) => ({ shots: all, shotsOnTarget: onTarget });

test('what totals grew by is at the minute of the later poll, of either side', () => {
  const polled = of([
    poll(2, shots(1, 0), { ...shots(0, 0), corners: 0 }),
    poll(4, shots(1, 0), { ...shots(0, 0), corners: 1 }),
    poll(6, shots(3, 1), { ...shots(0, 0), corners: 1 }),
  ]);
  expect(polled?.pressures).toEqual([
    { at: 2, side: 'home', weight: 0.05 },
    { at: 4, side: 'away', weight: 0.04 },
    { at: 6, side: 'home', weight: 0.32 },
  ]);
  expect(polled).toMatchObject({ hasShots: true, everyMinutes: 2, gaps: [], halfLifeMinutes: 5 });
});

test('one shot on target weighs as it does by events, and the decay follows the interval', () => {
  const polled = of([poll(4, shots(0, 0)), poll(8, shots(0, 0)), poll(12, shots(1, 1))]);
  expect(polled).toMatchObject({ everyMinutes: 4, halfLifeMinutes: 8 });
  const scale = { ...momentum, halfLifeMinutes: 8 };
  expect(momentumAt(polled?.pressures ?? [], 12, scale).home).toBeCloseTo(0.27, 6);
  expect(momentumAt(polled?.pressures ?? [], 20, scale).home).toBeCloseTo(0.135, 6);
});

test('expected goals take the place of outcomes; shots without outcomes weigh as most do', () => {
  const growth = (home: PolledTotals) => momentum.growth(home);
  expect(growth({ shots: 2, shotsOnTarget: 2, expectedGoals: 0.3, corners: 1 })).toBeCloseTo(0.44);
  expect(growth({ shots: 2 })).toBeCloseTo(0.26);
  const ice = (storyRules(SPORT.hockey) as StoryRules).momentum;
  expect(ice.growth({ shots: 3, corners: 2 })).toBeCloseTo(0.27);
});

test('after more than ten minutes nothing is known of the time between', () => {
  const polled = of([poll(5, shots(1, 1)), poll(16, shots(9, 5)), poll(18, shots(10, 5))]);
  expect(polled?.gaps).toEqual([[5, 16]]);
  expect(polled?.pressures.map(({ at }) => at)).toEqual([5, 18]);
  expect(of([poll(30, shots(4, 2)), poll(31, shots(5, 2))])?.gaps).toEqual([[0, 30]]);
  expect(of([poll(30, shots(4, 2))])).toBeUndefined();
  expect(of([])).toBeUndefined();
});

test('a figure that appears late says nothing of when it grew, and corners are no shots', () => {
  const polled = of([poll(1, { corners: 0 }), poll(2, { corners: 1, expectedGoals: 1.4 })]);
  expect(polled?.pressures).toEqual([{ at: 2, side: 'home', weight: 0.04 }]);
  expect(polled?.hasShots).toBe(false);
});

const totals = fc.record(
  {
    shots: fc.nat(30),
    shotsOnTarget: fc.nat(12),
    corners: fc.nat(12),
    expectedGoals: fc.double({ min: 0, max: 4, noNaN: true }),
  },
  { requiredKeys: [] },
);
const aPoll = fc.record({ minute: fc.integer({ min: 0, max: 100 }), home: totals, away: totals });

test('polls in any order, and some of them repeated, give the same momentum', () => {
  fc.assert(
    fc.property(
      fc
        .array(aPoll, { maxLength: 30 })
        .chain((polls) =>
          fc.tuple(
            fc.constant(polls),
            fc.shuffledSubarray(polls),
            fc.shuffledSubarray(polls, { minLength: polls.length }),
          ),
        ),
      ([polls, repeated, shuffled]) => {
        expect(of([...repeated, ...shuffled])).toEqual(of(polls));
      },
    ),
  );
});

test('swapped sides swap the moments; no moment weighs nothing or less', () => {
  fc.assert(
    fc.property(fc.array(aPoll, { maxLength: 30 }), (polls) => {
      const swapped = polls.map(({ minute, home, away }) => ({ minute, home: away, away: home }));
      const ofSide = (one: ReturnType<typeof of>, side: 'home' | 'away') =>
        one?.pressures
          .filter((pressure) => pressure.side === side)
          .map(({ at, weight }) => [at, weight]);
      expect(ofSide(of(swapped), 'home')).toEqual(ofSide(of(polls), 'away'));
      for (const { weight } of of(polls)?.pressures ?? []) expect(weight).toBeGreaterThan(0);
    }),
  );
});
