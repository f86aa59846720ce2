import fc from 'fast-check';
import { MATCH_STATUS } from '../enumerations/match-status.ts';
import { SPORT } from '../enumerations/sport.ts';
import { checkMatch } from './check-match.ts';
import type { MatchReport } from './match-report.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z') / 1_000;
const PAST = NOW - 900 * 86_400;

type Pair = [number, number];
type Finished = Omit<MatchReport, 'score'> & {
  score: { home: number; away: number; periods: Pair[]; extra?: Pair; penalties?: Pair };
};

const bothWays = (pairs: Pair[]): Pair[] => [...pairs, ...pairs.map(([a, b]): Pair => [b, a])];
const keyOf = (value: unknown): string => JSON.stringify(value);

/** Written out, so that the rules are not tested by themselves. */
const SET_ENDS = bothWays([
  [6, 0],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [7, 5],
  [7, 6],
]);
const LAST_SET_ENDS = bothWays([
  [1, 0],
  [8, 6],
  [9, 7],
  [10, 8],
  [11, 9],
  [12, 10],
]).concat(SET_ENDS);
const SHORT_ENDS = bothWays([
  [4, 0],
  [4, 1],
  [4, 2],
  [4, 3],
]);
const shootoutsUpTo = (goals: number) =>
  bothWays([
    ...([
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 0],
      [3, 1],
      [3, 2],
      [4, 1],
      [4, 2],
      [4, 3],
      [5, 3],
    ] as Pair[]),
    ...Array.from({ length: goals }, (_, lost): Pair => [lost + 1, lost]),
  ]);
const SHOOTOUTS = shootoutsUpTo(40);
/** With what a mutation may turn one of them into. */
const TRUE_SHOOTOUTS = shootoutsUpTo(50);

const winnerOf = (sets: readonly Pair[], needed: number): 0 | 1 | undefined => {
  const won: Pair = [0, 0];
  for (const [index, [home, away]] of sets.entries()) {
    won[home > away ? 0 : 1] += 1;
    if (Math.max(...won) === needed) {
      return index === sets.length - 1 ? (won[0] > won[1] ? 0 : 1) : undefined;
    }
  }
  return undefined;
};

function isTrueTennis({ score: { home, away, periods }, bestOf, advancing }: Finished): boolean {
  const needed = bestOf === 5 ? 3 : 2;
  const isDeciding = (index: number) => index === needed * 2 - 2;
  const areEnds = (own: Pair[]) =>
    periods.every((set, index) =>
      (isDeciding(index) ? [...own, ...LAST_SET_ENDS] : own).some(
        (end) => keyOf(end) === keyOf(set),
      ),
    );
  const areFull = areEnds(SET_ENDS);
  const areShort =
    areEnds(SHORT_ENDS) && !periods.slice(0, -1).some(([a, b]) => Math.max(a, b) > 4);
  const winner = winnerOf(periods, needed);
  const count: Pair = [
    periods.filter(([a, b]) => a > b).length,
    periods.filter(([a, b]) => b > a).length,
  ];
  return (
    (areFull || areShort) &&
    winner !== undefined &&
    advancing === (winner === 0 ? 'home' : 'away') &&
    home === count[0] &&
    away === count[1]
  );
}

const tennisMatch = fc
  .record({
    needed: fc.constantFrom(2, 3),
    ends: fc.array(fc.constantFrom(...SET_ENDS), { minLength: 5, maxLength: 5 }),
    last: fc.constantFrom(...LAST_SET_ENDS),
  })
  .map(({ needed, ends, last }): Finished => {
    const all = ends.map((set, index) => (index === needed * 2 - 2 ? last : set));
    const length = all.findIndex(
      (_, index) => winnerOf(all.slice(0, index + 1), needed) !== undefined,
    );
    const periods = all.slice(0, length + 1);
    const home = periods.filter(([a, b]) => a > b).length;
    return {
      sport: SPORT.tennis,
      status: MATCH_STATUS.finished,
      startsAt: PAST,
      bestOf: needed * 2 - 1,
      score: { home, away: periods.length - home, periods },
      advancing: home * 2 > periods.length ? 'home' : 'away',
    };
  });

const goals = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }));
const sum = (pairs: readonly (readonly [number, number])[]): Pair =>
  pairs.reduce<Pair>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);

const soccerMatch = fc
  .record({
    halves: fc.tuple(goals, goals),
    extra: goals,
    penalties: fc.constantFrom(...SHOOTOUTS),
  })
  .map(({ halves, extra, penalties }): Finished => {
    const [home, away] = sum(halves);
    const isLevel = home === away;
    const areLevel = isLevel && extra[0] === extra[1];
    return {
      sport: SPORT.soccer,
      status: MATCH_STATUS.finished,
      startsAt: PAST,
      score: {
        home,
        away,
        periods: halves,
        ...(isLevel ? { extra } : {}),
        ...(areLevel ? { penalties } : {}),
      },
    };
  });

const isTrueSoccer = ({ score: { home, away, periods, penalties } }: Finished): boolean =>
  keyOf(sum(periods)) === keyOf([home, away]) &&
  (penalties === undefined || TRUE_SHOOTOUTS.some((end) => keyOf(end) === keyOf(penalties)));

const hockeyMatch = fc
  .record({
    periods: fc.tuple(goals, goals, goals),
    isHome: fc.boolean(),
    penalties: fc.option(fc.constantFrom(...SHOOTOUTS.filter(([a, b]) => Math.max(a, b) <= 5))),
  })
  .map(({ periods, isHome, penalties }): Finished => {
    const [home, away] = sum(periods);
    const base = { sport: SPORT.hockey, status: MATCH_STATUS.finished, startsAt: PAST } as const;
    if (home !== away) return { ...base, score: { home, away, periods } };
    const won: Pair = (penalties === null ? isHome : penalties[0] > penalties[1]) ? [1, 0] : [0, 1];
    const [allHome, allAway] = sum([[home, away], won]);
    const parts = { home: allHome, away: allAway, periods };
    return penalties === null
      ? { ...base, score: { ...parts, extra: won } }
      : { ...base, score: { ...parts, extra: [0, 0], penalties } };
  });

function isTrueHockey({ score: { home, away, periods, extra, penalties } }: Finished): boolean {
  const regular = sum(periods);
  const isLevel = regular[0] === regular[1];
  if (penalties !== undefined && !TRUE_SHOOTOUTS.some((end) => keyOf(end) === keyOf(penalties)))
    return false;
  const overtime = extra === undefined ? 0 : extra[0] + extra[1];
  if (overtime > 1 || (overtime === 1 && penalties !== undefined)) return false;
  if ((overtime === 1 || penalties !== undefined) && !isLevel) return false;
  const shots: Pair =
    penalties === undefined ? [0, 0] : penalties[0] > penalties[1] ? [1, 0] : [0, 1];
  return keyOf(sum([regular, extra ?? [0, 0], shots])) === keyOf([home, away]);
}

/** Changes one number of a match, or its winner. */
const mutation = fc.record({
  part: fc.constantFrom('home', 'away', 'periods', 'extra', 'penalties', 'winner', 'bestOf'),
  set: fc.nat({ max: 4 }),
  side: fc.constantFrom(0, 1),
  by: fc.integer({ min: -7, max: 7 }).filter((by) => by !== 0),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

function mutated(match: Finished, { part, set, side, by }: Mutation): Finished | undefined {
  const change = (pair: Pair | undefined): Pair | undefined => {
    if (pair === undefined) return undefined;
    const changed: Pair = [...pair];
    changed[side as 0 | 1] += by;
    return changed[side as 0 | 1] < 0 ? undefined : changed;
  };
  const { score } = match;
  if (part === 'winner') {
    if (match.advancing === undefined) return undefined;
    return { ...match, advancing: match.advancing === 'home' ? 'away' : 'home' };
  }
  if (part === 'bestOf') {
    return match.bestOf === undefined
      ? undefined
      : { ...match, bestOf: match.bestOf === 3 ? 5 : 3 };
  }
  if (part === 'home' || part === 'away') {
    return score[part] + by < 0
      ? undefined
      : { ...match, score: { ...score, [part]: score[part] + by } };
  }
  const pair = change(part === 'periods' ? score.periods[set] : score[part]);
  if (pair === undefined) return undefined;
  if (part !== 'periods') return { ...match, score: { ...score, [part]: pair } };
  return { ...match, score: { ...score, periods: score.periods.with(set, pair) } };
}

test.each([
  ['tennis', tennisMatch, isTrueTennis],
  ['soccer', soccerMatch, isTrueSoccer],
  ['hockey', hockeyMatch, isTrueHockey],
] as const)(
  '%s: a true match passes, and is caught once a changed field makes it false',
  (_name, matches, isTrue) => {
    let caught = 0;
    fc.assert(
      fc.property(matches, mutation, (match, change) => {
        expect(checkMatch(match, NOW)).toBeUndefined();
        const other = mutated(match, change);
        if (other === undefined) return;
        const isFound = checkMatch(other, NOW) !== undefined;
        expect([other, isFound]).toEqual([other, !isTrue(other)]);
        if (isFound) caught += 1;
      }),
      { numRuns: 3_000 },
    );
    expect(caught).toBeGreaterThan(500);
  },
);

test('any day more than one ahead is caught', () => {
  fc.assert(
    fc.property(
      fc.oneof(tennisMatch, soccerMatch, hockeyMatch),
      fc.integer({ min: 86_401, max: 400 * 86_400 }),
      (match, ahead) => {
        const other = { ...match, startsAt: NOW + ahead };
        expect(checkMatch(other, NOW)?.field).toBe('startsAt');
      },
    ),
  );
});
