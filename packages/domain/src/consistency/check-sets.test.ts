import { MATCH_STATUS } from '../enumerations/match-status.ts';
import type { Pair } from '../matches/played.ts';
import { checkSets } from './check-sets.ts';
import type { MatchReport } from './match-report.ts';

const STARTS_AT = Date.parse('2025-06-01T12:00:00Z') / 1_000;
const MOST = 16;

const all: readonly Pair[] = Array.from({ length: MOST + 1 }, (_, won) =>
  Array.from({ length: MOST + 1 }, (__, lost): Pair => [won, lost]),
).flat();

/** Scores at which a race ends that one wins with so many, two ahead: each point is played. */
function endsOf(length: number): Set<string> {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const play = ([home, away]: Pair): void => {
    const text = `${home}:${away}`;
    if (seen.has(text) || Math.max(home, away) > MOST) return;
    seen.add(text);
    if (Math.max(home, away) >= length && Math.abs(home - away) >= 2) {
      ends.add(text);
      return;
    }
    play([home + 1, away]);
    play([home, away + 1]);
  };
  play([0, 0]);
  return ends;
}

/** Scores at which a set ends whose tie-break, one more game, is played at this many for both. */
function setsTo(length: number, tieBreakAt: number): Set<string> {
  const ends = [...endsOf(length)].filter(
    (text) => !text.split(':').every((n) => Number(n) >= tieBreakAt),
  );
  return new Set([...ends, `${tieBreakAt + 1}:${tieBreakAt}`, `${tieBreakAt}:${tieBreakAt + 1}`]);
}

const isFaulty = (score: NonNullable<MatchReport['score']>): boolean =>
  checkSets({
    sport: 2,
    status: MATCH_STATUS.finished,
    startsAt: STARTS_AT,
    bestOf: 3,
    score,
  } as MatchReport) !== undefined;

const inFavour = ([home, away]: Pair): boolean => home > away;

test('a tie-break ends where points played one by one end it, and nowhere else', () => {
  const toSeven = endsOf(7);
  const accepted = all.filter(
    (points) =>
      !isFaulty({
        home: 2,
        away: 0,
        periods: [
          [7, 6],
          [6, 0],
        ],
        tieBreaks: [points],
      }),
  );
  expect(accepted).toEqual(all.filter((pair) => inFavour(pair) && toSeven.has(pair.join(':'))));
});

test('one of a deciding set is played to seven or to ten', () => {
  const ends = new Set([...endsOf(7), ...endsOf(10)]);
  const accepted = all.filter(
    (points) =>
      !isFaulty({
        home: 2,
        away: 1,
        periods: [
          [6, 0],
          [0, 6],
          [7, 6],
        ],
        tieBreaks: [null, null, points],
      }),
  );
  expect(accepted).toEqual(all.filter((pair) => inFavour(pair) && ends.has(pair.join(':'))));
});

test.each([
  ['full', [6, 0] as Pair, setsTo(6, 6)],
  ['short', [4, 0] as Pair, setsTo(4, 3)],
])('a %s set ends where games played one by one end it', (_, other, ends) => {
  const accepted = all
    .filter(inFavour)
    .filter((set) => !isFaulty({ home: 2, away: 0, periods: [set, other] }));
  expect(accepted).toEqual(all.filter((pair) => inFavour(pair) && ends.has(pair.join(':'))));
});
