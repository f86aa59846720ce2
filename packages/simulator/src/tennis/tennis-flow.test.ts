import type { FeedRecordOf } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import { breaksIn, flowsOf, recordsOfDays, type Score } from '../testing/score-flows.ts';

const records = recordsOfDays('tennis', 8);
const flows = flowsOf(records);
const live = [...flows.values()].map((flow) =>
  flow.filter(({ status }) => status === MATCH_STATUS.live),
);

const CALLED = ['0', '15', '30', '40', 'Ad'];
const NIL: readonly [number, number] = [0, 0];

const setOf = ({ score }: Score) => score?.periods?.at(-1) ?? NIL;
const countOfSets = ({ score }: Score) => score?.periods?.length ?? 0;
const gamesIn = ({ score }: Score) =>
  (score?.periods ?? []).flat().reduce((sum, one) => sum + one, 0);
const isTieBreak = (one: Score) => setOf(one).join() === '6,6';

/** Whether exactly one point was won, possibly with its game and its set. */
function isNextPoint(one: Score, next: Score): boolean {
  const [was, is] = [one.score?.points ?? [], next.score?.points ?? []];
  const games = gamesIn(next) - gamesIn(one);
  if (games === 0) return isTieBreak(one) ? isOneMore(was, is) : isCall(was, is);
  if (is.join() !== '0,0' || games !== 1) return false;
  const sets = (score: Score['score']) => (score?.home ?? 0) + (score?.away ?? 0);
  const more = sets(next.score) - sets(one.score);
  if (countOfSets(one) === countOfSets(next)) return more === 0 && !isTieBreak(one);
  const set = next.score?.periods?.at(-2) ?? NIL;
  const [most, least] = [Math.max(...set), Math.min(...set)];
  return more === 1 && ((most === 6 && least <= 4) || (most === 7 && least >= 5));
}

function isOneMore(was: readonly string[], is: readonly string[]): boolean {
  const more = is.map((points, side) => Number(points) - Number(was[side]));
  return more.toSorted().join() === '0,1';
}

function isCall(was: readonly string[], is: readonly string[]): boolean {
  if (was.includes('Ad')) return is.join() === '40,40';
  const steps = is.map((call, side) => CALLED.indexOf(call) - CALLED.indexOf(was[side] ?? ''));
  return steps.join() === '1,0' || steps.join() === '0,1';
}

test('every point changes the score by the rules', () => {
  expect(live.flat().length).toBeGreaterThan(8_000);
  expect(breaksIn(live, isNextPoint)).toEqual([]);
});

test('the serve alternates with each game, and in a tie-break after the first point and then every two', () => {
  const breaks = breaksIn(live, (one, next) => {
    const isNewGame = gamesIn(one) !== gamesIn(next);
    // The player who received first in the tie-break serves first in the next set.
    if (isTieBreak(one) && isNewGame) return true;
    const played = (next.score?.points ?? []).reduce((sum, points) => sum + Number(points), 0);
    const changesServe = isTieBreak(next) && !isNewGame ? played % 2 === 1 : isNewGame;
    return (one.serving !== next.serving) === changesServe;
  });
  expect(breaks).toEqual([]);
});

const RIVALS = [
  [0, 1, 'away'],
  [1, 0, 'home'],
] as const;

/** What the next point can decide, from the shown score. */
function chanceAt(one: Score, setsNeeded: number): string | undefined {
  const { score } = one;
  const games = setOf(one);
  for (const [side, other, rival] of RIVALS) {
    const [own = '0', theirs = '0'] = [score?.points?.[side], score?.points?.[other]];
    const isGame = isTieBreak(one)
      ? Number(own) >= Math.max(6, Number(theirs) + 1)
      : own === 'Ad' || (own === '40' && theirs !== '40' && theirs !== 'Ad');
    if (!isGame) continue;
    const [won, lost] = [games[side] + 1, games[other]];
    if (isTieBreak(one) || (won >= 6 && won >= lost + 2)) {
      return [score?.home, score?.away][side] === setsNeeded - 1 ? 'MP' : 'SP';
    }
    return one.serving === rival ? 'BP' : undefined;
  }
  return undefined;
}

test('a match, set or break point is marked exactly where the next point can decide it', () => {
  const shown = [...flows.values()].flatMap((flow) => {
    const end = flow.at(-1);
    if (end?.status !== MATCH_STATUS.finished) return [];
    const setsNeeded = Math.max(end.score?.home ?? 0, end.score?.away ?? 0);
    return flow
      .filter(({ status }) => status === MATCH_STATUS.live)
      .map((one) => ({ one, chance: chanceAt(one, setsNeeded) }));
  });
  expect(shown.length).toBeGreaterThan(8_000);
  expect(shown.filter(({ one, chance }) => one.secondLine !== chance)).toEqual([]);
});

test('match points, set points and break points occur, and not all of them are won', () => {
  const called = live.flatMap((flow) =>
    flow.flatMap((one, index) => {
      const next = flow[index + 1];
      if (one.secondLine === undefined || next === undefined) return [];
      const isSetOver = countOfSets(next) > countOfSets(one);
      return [{ what: one.secondLine, isSetOver, isGameOver: gamesIn(next) > gamesIn(one) }];
    }),
  );
  const of = (what: string) => called.filter((one) => one.what === what);
  for (const what of ['SP', 'BP', 'MP']) expect(of(what).length).toBeGreaterThan(20);
  expect(of('BP').filter(({ isSetOver }) => isSetOver)).toEqual([]);
  // A match point that is won ends the match: no live score follows it.
  expect(of('MP').filter(({ isSetOver }) => isSetOver).length).toBeLessThan(of('MP').length);
});

test('points of a set add up to its games', () => {
  const sets = new Map(
    records
      .filter((record): record is FeedRecordOf<'points'> => record.kind === 'points')
      .map((record) => [`${record.matchKey} ${record.set}`, record]),
  );
  const ends = [...flows.values()].flatMap((flow) => {
    const end = flow.at(-1);
    return end?.status === MATCH_STATUS.finished && flow.length > 60 ? [end] : [];
  });
  expect(ends.length).toBeGreaterThan(60);
  for (const { matchKey, score } of ends) {
    for (const [index, [home, away]] of (score?.periods ?? []).entries()) {
      const emitted = sets.get(`${matchKey} ${index + 1}`);
      const won = (emitted?.games ?? []).map(({ points }) => points.at(-1));
      expect(won.filter((side) => side === '1')).toHaveLength(home);
      expect(won.filter((side) => side === '2')).toHaveLength(away);
      expect(emitted?.games.at(-1)?.isTieBreak ?? false).toBe(home + away === 13);
    }
  }
});
