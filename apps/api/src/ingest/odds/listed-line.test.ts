import { SPORT, type Sport } from '@tipmark/domain';
import { chooseListedLine } from './listed-line.ts';

type Prices = Readonly<Record<string, number>>;

const chosen = (sport: Sport, prices: Prices) =>
  chooseListedLine(sport, Object.keys(prices), (oddType) => {
    const milli = prices[oddType];
    return milli === undefined ? [] : [{ at: 0, milli }];
  });

const WINNER = { 'win.1': 1_900, 'win.2': 1_950 };
const TOTALS = {
  'ou.o:5': 1500,
  'ou.u:5': 2600,
  'ou.o:6': 1880,
  'ou.u:6': 1940,
  'ou.o:6.5': 2100,
  'ou.u:6.5': 1740,
  'ou.o:7': 1900,
};

test.each<[string, Sport, Prices, ReturnType<typeof chosen>]>([
  ['the winner and the most even total', SPORT.hockey, { ...WINNER, ...TOTALS }, ['win', 6]],
  ['the winner alone', SPORT.hockey, WINNER, ['win', null]],
  ['the result and another total', SPORT.hockey, { '1x2.1': 2_300, ...TOTALS }, [null, 6]],
  ['of equally even totals the lowest', SPORT.soccer, even(3, 2), [null, 2]],
  ['the main line', SPORT.hockey, { '1x2.x': 4_100, 'ou.u:5.5': 1_900, ...WINNER }, undefined],
  ['no total with one side', SPORT.soccer, { '1x2.1': 2_000, 'ou.o:3': 1_900 }, undefined],
  ['no other market in tennis', SPORT.tennis, { ...WINNER, ...TOTALS }, undefined],
  ['nothing without prices', SPORT.hockey, {}, undefined],
])('a list shows %s', (_what, sport, prices, expected) => {
  expect(chosen(sport, prices)).toEqual(expected);
});

function even(...lines: number[]): Prices {
  return Object.fromEntries(
    lines.flatMap((line) => [
      [`ou.o:${line}`, 1_900],
      [`ou.u:${line}`, 1_950],
    ]),
  );
}
