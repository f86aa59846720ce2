import fc from 'fast-check';
import type { Pair } from '../matches/played.ts';
import { playerRecord, type TennisResult } from './player-record.ts';
import { serveStatistics } from './serve-statistics.ts';

const PLAYER = 7;
const result = (
  sets: readonly Pair[],
  winner: 1 | 2,
  known: Partial<TennisResult> = {},
): TennisResult => ({
  homeId: PLAYER,
  awayId: 8,
  startsAt: 0,
  court: 2,
  bestOf: 3,
  sets,
  winner,
  ...known,
});

test('sets, games and surfaces are counted from the player’s view', () => {
  const record = playerRecord(
    [
      result(
        [
          [6, 4],
          [6, 7],
          [7, 6],
        ],
        1,
        { startsAt: 3 },
      ),
      result(
        [
          [6, 3],
          [6, 2],
        ],
        1,
        { startsAt: 2, homeId: 8, awayId: PLAYER, court: 3 },
      ),
      // Retired from in the second set: only the first one is complete.
      result([[2, 6]], 2, { startsAt: 1, court: null }),
    ],
    PLAYER,
  );
  expect(record).toEqual({
    matches: [1, 2],
    sets: [2, 4],
    games: [26, 35],
    tieBreaks: [1, 1],
    decidingSets: [1, 0],
    gamesPerSet: 61 / 6,
    surfaces: [
      { court: 2, matches: [1, 0] },
      { court: 3, matches: [0, 1] },
    ],
    streak: { isWon: true, count: 1 },
  });
});

test('a player without matches has no streak and no mean', () => {
  expect(playerRecord([], PLAYER)).toMatchObject({
    matches: [0, 0],
    gamesPerSet: null,
    surfaces: [],
    streak: null,
  });
});

const set = fc.constantFrom<Pair>([6, 4], [4, 6], [7, 6], [6, 7], [6, 0]);
const anyResult = fc.record({
  homeId: fc.constantFrom(PLAYER, 8),
  awayId: fc.constant(9),
  startsAt: fc.nat(1_000),
  court: fc.constantFrom(null, 1, 2, 3, 4, 5),
  bestOf: fc.constantFrom(3, 5),
  sets: fc.array(set, { maxLength: 5 }),
  winner: fc.constantFrom(1, 2),
}) as fc.Arbitrary<TennisResult>;

test('the records of two opponents mirror each other', () => {
  fc.assert(
    fc.property(fc.array(anyResult), (results) => {
      const mutual = results.filter(({ homeId }) => homeId === PLAYER);
      const [one, other] = [playerRecord(mutual, PLAYER), playerRecord(mutual, 9)];
      const swapped = ([won, lost]: Pair): Pair => [lost, won];
      expect(one.matches).toEqual(swapped(other.matches));
      expect(one.sets).toEqual(swapped(other.sets));
      expect(one.games).toEqual(swapped(other.games));
      expect(one.streak?.count).toBe(other.streak?.count);
    }),
  );
});

describe('serve', () => {
  const own = {
    aces: 9,
    doubleFaults: 3,
    servePoints: 80,
    firstServesIn: 50,
    firstServesWon: 40,
    secondServesWon: 15,
    serveGames: 12,
    breakPointsFaced: 6,
    breakPointsSaved: 4,
  };
  const other = { ...own, aces: 4, breakPointsFaced: 0, breakPointsSaved: 0 };

  test('shares are computed over all matches together', () => {
    const rows = serveStatistics([
      { own, other },
      { own: { ...own, aces: 4, servePoints: 20, firstServesIn: 10 }, other },
    ]);
    const of = (statistic: string) => rows.find((row) => row.figure === statistic);
    expect(of('aces')).toEqual({ figure: 'aces', own: 6.5, other: 4, of: 2 });
    expect(of('firstServePercent')).toMatchObject({ own: 60, other: 62.5 });
    expect(of('serveGamesWonPercent')?.own).toBeCloseTo((20 / 24) * 100);
    // The other side had none to save.
    expect(of('breakPointsSavedPercent')).toBeUndefined();
  });

  test('a match without a count is left out of the statistics computed from it', () => {
    const rows = serveStatistics([
      { own, other },
      { own: { aces: 1 }, other: { aces: 2 } },
    ]);
    expect(rows[0]).toEqual({ figure: 'aces', own: 5, other: 3, of: 2 });
    expect(rows.find(({ figure }) => figure === 'doubleFaults')).toMatchObject({ of: 1 });
    expect(serveStatistics([])).toEqual([]);
  });
});
