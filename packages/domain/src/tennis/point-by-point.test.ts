import fc from 'fast-check';
import type { ServedGame } from './played-games.ts';
import { type MatchOfGames, pointByPoint, pointTotals } from './point-by-point.ts';

const home = (points: string): ServedGame => ({ serving: 'home', points });
const away = (points: string): ServedGame => ({ serving: 'away', points });
const match = (sets: ServedGame[][], known: Partial<MatchOfGames> = {}): MatchOfGames => ({
  sets,
  bestOf: 3,
  isOver: false,
  scores: [],
  ...known,
});
/** Six games to love, the home player serves first. */
const LOVE_SET = ['home', 'away', 'home', 'away', 'home', 'away'].map(
  (serving): ServedGame => ({ serving: serving as 'home' | 'away', points: '1111' }),
);

test('games are scored as on court, and a game point of the receiver is a break point', () => {
  const [set] = pointByPoint(match([[home('112212'), away('')]]));
  const [game] = set?.games ?? [];
  expect(game?.points.map(({ score }) => score?.join(':'))).toEqual([
    '15:0',
    '30:0',
    '30:15',
    '30:30',
    '40:30',
    undefined,
  ]);
  const deuce = pointByPoint(match([[home('11122212')]]))[0]?.games[0];
  expect(deuce?.points.slice(5).map(({ score, chance }) => [score?.join(':'), chance])).toEqual([
    ['40:40', null],
    ['Ad:40', null],
    ['40:40', null],
  ]);
  const lost = pointByPoint(match([[home('2221'), away('')]]))[0]?.games[0];
  expect(lost?.points[2]?.chance).toEqual({ kind: 'BP', side: 'away' });
});

test('games add up, and a break is a game won by the receiver', () => {
  const [set] = pointByPoint(match([[home('2222'), away('2222'), home('1111'), away('12')]]));
  expect(
    set?.games.map(({ games, isBreak, winner }) => [games.join(':'), isBreak, winner]),
  ).toEqual([
    ['0:1', true, 'away'],
    ['0:2', false, 'away'],
    ['1:2', false, 'home'],
    ['1:2', false, null],
  ]);
  expect(set?.winner).toBeNull();
});

test('set points and match points are marked, with the side that has them', () => {
  const [, second] = pointByPoint(match([LOVE_SET, [...LOVE_SET.slice(0, 5), away('11122')]]));
  const chances = second?.games.at(-1)?.points.map(({ chance }) => chance?.kind ?? '-');
  expect(chances).toEqual(['-', '-', 'MP', 'MP', 'MP']);
  const [first] = pointByPoint(match([[...LOVE_SET.slice(0, 5), away('111')]]));
  expect(first?.games.at(-1)?.points.at(-1)?.chance).toEqual({ kind: 'SP', side: 'home' });
});

describe('a tie-break', () => {
  const SIX_ALL = Array.from({ length: 12 }, (_, index) =>
    index % 2 === 0 ? home('1111') : away('2222'),
  );

  test('counts points, alternates the serve, is not a break and ends the set', () => {
    const [set] = pointByPoint(
      match([[...SIX_ALL, { serving: 'home', points: '211111211', isTieBreak: true }]]),
    );
    const last = set?.games.at(-1);
    expect(last).toMatchObject({ winner: 'home', isBreak: false, games: [7, 6] });
    expect(last?.points.map(({ server }) => (server === 'home' ? 'h' : 'a')).join('')).toBe(
      'haahhaahh',
    );
    expect(last?.points.at(-2)).toMatchObject({
      score: ['6', '2'],
      chance: { kind: 'SP', side: 'home' },
    });
    expect(set?.winner).toBe('home');
  });

  test('that continues at seven is played to ten', () => {
    const long = { serving: 'home', points: '1111111212', isTieBreak: true } as const;
    const [set] = pointByPoint(match([[...SIX_ALL, long]]));
    expect(set?.games.at(-1)).toMatchObject({ winner: null });
    expect(set?.games.at(-1)?.points.at(-1)?.score).toEqual(['8', '2']);
  });

  test('instead of a set is played to ten', () => {
    const sets = [LOVE_SET, LOVE_SET.map(({ serving }) => ({ serving, points: '2222' }))];
    const decider = { serving: 'home', points: '1'.repeat(9), isTieBreak: true } as const;
    const [, , running] = pointByPoint(match([...sets, [decider]]));
    expect(running?.games[0]?.points.at(-1)).toMatchObject({
      score: ['9', '0'],
      chance: { kind: 'MP', side: 'home' },
    });
  });
});

test('a set without reported points is won by the side that leads it', () => {
  const [first, second] = pointByPoint(
    match([[], [...LOVE_SET.slice(0, 5), away('111')]], {
      scores: [
        [6, 3],
        [5, 0],
      ],
    }),
  );
  expect(first).toMatchObject({ winner: 'home', games: [] });
  expect(second?.games.at(-1)?.points.at(-1)?.chance?.kind).toBe('MP');
});

test('totals of points, service points and break points', () => {
  const totals = pointTotals(pointByPoint(match([[home('2221111222'), away('1122')]])));
  expect(totals).toEqual({
    points: [6, 8],
    servicePoints: [10, 4],
    servicePointsWon: [4, 2],
    // 0:40, 15:40, 30:40 and, after the server’s advantage, one more.
    breakPoints: [0, 4],
    breakPointsWon: [0, 1],
    longestRun: [4, 3],
  });
});

const side = fc.constantFrom<'1' | '2'>('1', '2');
const anyGame = fc.record({
  serving: fc.constantFrom<'home' | 'away'>('home', 'away'),
  points: fc.array(side, { maxLength: 30 }).map((points) => points.join('')),
  isTieBreak: fc.boolean(),
});
const anyMatch = fc.record({
  sets: fc.array(fc.array(anyGame, { maxLength: 14 }), { maxLength: 5 }),
  bestOf: fc.constantFrom<3 | 5>(3, 5),
  isOver: fc.boolean(),
  scores: fc.constant([]),
});

test('whatever a feed reports, no point is lost, and every point has a server and a winner', () => {
  fc.assert(
    fc.property(anyMatch, (reported) => {
      const played = pointByPoint(reported);
      expect(played.map(({ games }) => games.map(({ points }) => points.length))).toEqual(
        reported.sets.map((games) => games.map(({ points }) => points.length)),
      );
      const { points, servicePoints, breakPointsWon, breakPoints } = pointTotals(played);
      expect(points[0] + points[1]).toBe(servicePoints[0] + servicePoints[1]);
      expect(
        played
          .flatMap(({ games }) => games)
          .every(({ isBreak, winner, serving }) => (isBreak ? winner !== serving : true)),
      ).toBe(true);
      expect(breakPointsWon.every((won) => won >= 0) && breakPoints.every((had) => had >= 0)).toBe(
        true,
      );
    }),
  );
});
