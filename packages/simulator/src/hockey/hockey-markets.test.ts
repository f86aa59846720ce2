import { reliability, type Stated } from '@tipmark/prediction';
import { closingChances, mean, type PlayedMatch, sampleSeason } from '../testing/played-season.ts';
import { pricesByBookmaker, sureWins } from '../testing/side-prices.ts';

const { played, of } = sampleSeason('hockey');
const boards = pricesByBookmaker(of('odds')).filter(({ prices }) => prices.has('dc.1x'));

const regular = ({ score }: PlayedMatch): readonly [number, number] =>
  (score.periods ?? []).reduce(([h, a], [home, away]) => [h + home, a + away], [0, 0]);

/** Closing probability of the first of two outcomes, and whether it happened. */
function stated(match: PlayedMatch, oddTypes: readonly string[], isWon: boolean): Stated[] {
  const [chance] = closingChances(match, oddTypes) ?? [];
  return chance === undefined ? [] : [[chance, isWon]];
}

test('closing prices of further totals, handicaps and goals of a side are reliable', () => {
  const matches = played.map((match): Stated[] => {
    const [home, away] = regular(match);
    const given = new Set((match.odds?.prices ?? []).map(([, oddType]) => oddType));
    const ofSide = [...given].flatMap((oddType) => {
      const [name, line] = oddType.split(':');
      if (name !== 'tt1.o' && name !== 'tt2.o') return [];
      const goals = name === 'tt1.o' ? home : away;
      return stated(match, [oddType, oddType.replace('.o', '.u')], goals > Number(line));
    });
    return [
      ...stated(match, ['ou.o:4.5', 'ou.u:4.5'], home + away > 4.5),
      ...stated(match, ['ou.o:6.5', 'ou.u:6.5'], home + away > 6.5),
      ...stated(match, ['ah.1:-1.5', 'ah.2:1.5'], home - away > 1.5),
      ...stated(match, ['ah.1:1.5', 'ah.2:-1.5'], away - home < 1.5),
      ...ofSide,
    ];
  });
  expect(matches.flat().length).toBeGreaterThan(2_000);
  const { slope, error } = reliability(matches.filter((one) => one.length > 0));
  expect(Math.abs(slope - 1)).toBeLessThan(0.05 + 2.5 * error);
  const happened = mean(matches.flat().map(([, one]) => Number(one)));
  const off = Math.abs(mean(matches.flat().map(([chance]) => chance)) - happened);
  expect(off).toBeLessThan(0.005 + 1.5 / Math.sqrt(played.length));
});

test('no bookmaker has prices that allow a sure win', () => {
  expect(boards.length).toBeGreaterThan(1_000);
  expect(boards.flatMap(({ prices }) => sureWins(prices))).toEqual([]);
});

test('top leagues have handicaps of 1.5 goals for both sides, others for one side', () => {
  const handicaps = new Map<string, Set<string>>();
  for (const { matchKey, prices } of boards) {
    const lines = [...prices.keys()].filter((oddType) => oddType.startsWith('ah.1'));
    handicaps.set(matchKey, new Set([...(handicaps.get(matchKey) ?? []), ...lines]));
  }
  const counts = (league: string) =>
    new Set([...handicaps].flatMap(([key, all]) => (key.startsWith(league) ? [all.size] : [])));
  expect(counts('hockey-ru-1-')).toEqual(new Set([2]));
  expect(counts('hockey-cz-1-')).toEqual(new Set([1]));
});
