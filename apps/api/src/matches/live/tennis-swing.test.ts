import { COURT_TYPE, MATCH_STATUS, pointByPoint, type ServedGame } from '@tipmark/domain';
import fc from 'fast-check';
import type { ChanceRow } from './known-before.ts';
import { tennisSwing } from './tennis-swing.ts';

type Side = 'home' | 'away';

/** Closing prices without a margin: the home player wins in 65 of 100 matches. */
const rowOf = (known: Partial<ChanceRow> = {}) =>
  ({
    sport: 3,
    status: MATCH_STATUS.live,
    court: COURT_TYPE.hard,
    league_slug: 'atp-oslo',
    best_of: 3,
    prediction: null,
    odds_closing: [1538, 2857],
    listed_first: null,
    in_play_current: null,
    forecast_home: null,
    forecast_away: null,
    forecast_score: null,
    ...known,
  }) as unknown as ChanceRow;

/** Games to love, their winners in order; who serves alternates over the whole match. */
function setsOf(...winners: readonly string[]): ServedGame[][] {
  let serving: Side = 'home';
  return winners.map((games) =>
    [...games].map((winner) => {
      const game = { serving, points: winner.repeat(4) };
      serving = serving === 'home' ? 'away' : 'home';
      return game;
    }),
  );
}

interface SwingOptions {
  readonly isOver?: boolean;
  readonly row?: Partial<ChanceRow>;
}

function swingOf(sets: readonly ServedGame[][], { isOver = false, row = {} }: SwingOptions = {}) {
  const played = pointByPoint({ sets, bestOf: 3, isOver, scores: sets.map(() => [0, 0] as const) });
  const scores = played.map(({ games }) => games.at(-1)?.games ?? null);
  const status = isOver ? MATCH_STATUS.finished : MATCH_STATUS.live;
  return tennisSwing(rowOf({ status, ...row }), played, scores);
}

test('it starts at the fair closing price', () => {
  expect(swingOf([[{ serving: 'home', points: '1' }]])).toMatchObject({
    basis: 'closing',
    start: 65,
  });
});

// the vectors of the live model at a price of .65 on a hard court
test.each([
  ['6:4, the home player serves', setsOf('1212121211'), 84.94],
  ['4:6, the away player serves', setsOf('2121212122').map(flipServers), 33.46],
])('after a set of %s', (_, sets, percent) => {
  expect(swingOf(sets)?.after.at(-1)).toBeCloseTo(percent, 0);
});

test('in the third set, 2:1 and 30:40 on the own serve', () => {
  const sets = [
    ...setsOf('112112121'),
    ...setsOf('221221212'),
    [...flipServers(setsOf('121').flat()), { serving: 'home' as const, points: '12122' }],
  ];
  expect(swingOf(sets)?.after.at(-1)).toBeCloseTo(74.53, 0);
});

function flipServers(games: ServedGame[]): ServedGame[] {
  return games.map((game) => ({ ...game, serving: game.serving === 'home' ? 'away' : 'home' }));
}

test('a finished match ends at 100 or 0', () => {
  expect(swingOf(setsOf('111111', '111111'), { isOver: true })?.after.at(-1)).toBe(100);
  expect(swingOf(setsOf('222222', '222222'), { isOver: true })?.after.at(-1)).toBe(0);
});

test('it has one chance for every point, within 0 and 100, also over tie-breaks', () => {
  const winner = fc.constantFrom('1', '2');
  const game = fc.array(winner, { minLength: 4, maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.array(game, { minLength: 1, maxLength: 12 }), (games) => {
      const served = games.map((points, index) => ({
        serving: index % 2 === 0 ? ('home' as const) : ('away' as const),
        points,
        isTieBreak: index === 12,
      }));
      const after = swingOf([served])?.after ?? [];
      expect(after).toHaveLength(games.join('').length);
      for (const percent of after) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('there are no chances without a basis, before the start, and where a point is missing', () => {
  const sets = setsOf('1212');
  expect(swingOf(sets, { row: { odds_closing: null } })).toBeUndefined();
  expect(swingOf(sets, { row: { status: MATCH_STATUS.scheduled } })).toBeUndefined();
  const played = pointByPoint({ sets, bestOf: 3, isOver: false, scores: [[0, 0]] });
  expect(tennisSwing(rowOf(), played, [[3, 2]])).toBeUndefined();
});
