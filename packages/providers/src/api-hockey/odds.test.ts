import { anAnswer, of, pricesIn } from '../testing/answers.ts';
import { aGame, anEnvelope } from '../testing/api-hockey.ts';
import { openApiHockeyReader } from './reader.ts';

const START = 1_791_558_000;
const bet = (id: number, values: Record<string, string>, name = 'any name') => ({
  id,
  name,
  values: Object.entries(values).map(([value, odd]) => ({ value, odd })),
});
function read(bets: object[], at = START - 3_600, bookmaker: object = { id: 7, name: 'Pncl' }) {
  const row = { game: aGame(), bookmakers: [{ ...bookmaker, bets }] };
  return openApiHockeyReader().read(anAnswer(anEnvelope([row], { get: 'odds' }), { at }));
}

test('three ways end with regular time, two ways with the game', () => {
  const reading = read([
    bet(1, { Home: '1.91', Draw: '4.00', Away: '3.10' }),
    bet(2, { Home: '1.55', Away: '2.50' }),
  ]);
  expect(pricesIn(reading)).toEqual({
    '7 1x2.1': 1_910,
    '7 1x2.x': 4_000,
    '7 1x2.2': 3_100,
    '7 win.1': 1_550,
    '7 win.2': 2_500,
  });
  expect(of(reading, 'bookmaker')).toMatchObject([{ key: '7', name: 'Pinnacle' }]);
  expect(of(reading, 'match')).toHaveLength(1);
});

test('the away label of a handicap carries the home line', () => {
  expect(pricesIn(read([bet(3, { 'Home -1.5': '2.40', 'Away -1.5': '1.57' })]))).toEqual({
    '7 ah.1:-1.5': 2_400,
    '7 ah.2:1.5': 1_570,
  });
});

test('lines on which overtime can decide are no prices of regular time', () => {
  const reading = read([
    bet(4, { 'Over 5.5': '1.62', 'Under 5.5': '2.15', 'Over 6': '1.80', 'Over 6.5': '2.20' }),
    bet(3, { 'Home -0.5': '1.9', 'Away -0.5': '1.9' }),
  ]);
  expect(pricesIn(reading)).toEqual({ '7 ou.o:5.5': 1_620, '7 ou.u:5.5': 2_150 });
  expect(reading.notes).toMatchObject([{ isPart: true }]);
});

test('variants of regular time have every line', () => {
  const reading = read([
    bet(52, { 'Over 6.5': '2.45', 'Under 6': '1.9' }, 'Over/Under (Reg Time)'),
    bet(53, { 'Home -0.5': '1.95', 'Away -0.5': '1.85' }, 'Asian Handicap (Reg Time)'),
    bet(51, { Home: '1.5', Away: '2.4' }, 'Home/Away (Reg Time)'),
  ]);
  expect(pricesIn(reading)).toEqual({
    '7 ou.o:6.5': 2_450,
    '7 ou.u:6': 1_900,
    '7 ah.1:-0.5': 1_950,
    '7 ah.2:0.5': 1_850,
    '7 dnb.1': 1_500,
    '7 dnb.2': 2_400,
  });
});

test('periods, both sides and double chance; team totals with overtime are left out', () => {
  const reading = read([
    bet(5, { Yes: '1.07', No: '7.00' }),
    bet(9, { 'Home/Draw': '1.30', 'Home/Away': '1.20', 'Draw/Away': '1.67' }),
    bet(21, { Home: '2.40', Draw: '2.70', Away: '3.20' }),
    bet(54, { 'Over 2.5': '1.80' }),
  ]);
  expect(Object.keys(pricesIn(reading)).map((key) => key.slice(2))).toEqual(
    'btts.y btts.n dc.1x dc.12 dc.x2 p1x2.1 p1x2.x p1x2.2'.split(' '),
  );
});

test('prices have the time of the answer, and those read after the start are closing ones', () => {
  const bets = [bet(2, { Home: '1.55', Away: '2.50' })];
  expect(of(read(bets), 'odds')).toMatchObject([{ at: START - 3_600 }]);
  expect(of(read(bets), 'odds')[0]).not.toHaveProperty('phase');
  expect(of(read(bets, START + 9_000), 'odds')).toMatchObject([
    { at: START - 60, phase: 'closing' },
  ]);
});

test('an error inside a 200 is a failure', () => {
  const errors = { requests: 'You have reached the request limit for the day' };
  const reading = openApiHockeyReader().read(anAnswer(anEnvelope([], { errors })));
  expect(reading).toMatchObject({ records: [], failure: { kind: 'quota' } });
});
