import { reliability, type Stated } from '@tipmark/prediction';
import { bookmakers } from '../prices/bookmakers.ts';
import { closingChances, mean, type PlayedMatch, sampleSeason } from '../testing/played-season.ts';
import { marginOf, pricesByBookmaker, sureWins } from '../testing/side-prices.ts';

const { played, of } = sampleSeason('soccer');
const boards = pricesByBookmaker(of('odds')).filter(({ prices }) => prices.has('btts.y'));
const tierOf = (key: string) => (key.startsWith('gb-eng-') ? Number(key.split('-')[2]) : undefined);

/** A line of a market in the last prices of a match: `ah.1` → −0.5. */
function linesOf({ odds }: PlayedMatch, selection: string): number[] {
  const lines = (odds?.prices ?? []).flatMap(([, oddType]) => {
    const [name, line] = oddType.split(':');
    return name === selection ? [Number(line)] : [];
  });
  return [...new Set(lines)];
}

const won = (match: PlayedMatch, oddTypes: readonly [string, string], isWon: boolean): Stated[] =>
  (closingChances(match, oddTypes) ?? []).slice(0, 1).map((chance): Stated => [chance, isWon]);

test.each<[string, (match: PlayedMatch) => Stated[]]>([
  [
    'both teams score',
    (match) => won(match, ['btts.y', 'btts.n'], match.score.home > 0 && match.score.away > 0),
  ],
  [
    'over 1.5',
    (match) => won(match, ['ou.o:1.5', 'ou.u:1.5'], match.score.home + match.score.away > 1.5),
  ],
  [
    'over 3.5',
    (match) => won(match, ['ou.o:3.5', 'ou.u:3.5'], match.score.home + match.score.away > 3.5),
  ],
  [
    'handicaps',
    (match) =>
      linesOf(match, 'ah.1').flatMap((line) =>
        won(match, [`ah.1:${line}`, `ah.2:${-line}`], match.score.home + line > match.score.away),
      ),
  ],
  [
    'goals of a side',
    (match) => [
      ...linesOf(match, 'tt1.o').flatMap((line) =>
        won(match, [`tt1.o:${line}`, `tt1.u:${line}`], match.score.home > line),
      ),
      ...linesOf(match, 'tt2.o').flatMap((line) =>
        won(match, [`tt2.o:${line}`, `tt2.u:${line}`], match.score.away > line),
      ),
    ],
  ],
])('closing prices are reliable: %s', (_, statedOf) => {
  const matches = played.map(statedOf).filter((stated) => stated.length > 0);
  expect(matches.length).toBeGreaterThan(800);
  const { slope, error } = reliability(matches);
  expect(Math.abs(slope - 1)).toBeLessThan(0.05 + 2.5 * error);
  const cases = matches.flat();
  const happened = mean(cases.map(([, one]) => Number(one)));
  const off = Math.abs(mean(cases.map(([chance]) => chance)) - happened);
  expect(off).toBeLessThan(0.005 + 1.5 / Math.sqrt(matches.length));
});

test('no bookmaker has prices that allow a sure win', () => {
  expect(boards.length).toBeGreaterThan(5_000);
  expect(boards.flatMap(({ prices }) => sureWins(prices))).toEqual([]);
});

test('three bookmakers have further markets, at a somewhat higher margin', () => {
  const withMany = bookmakers.filter(({ hasSideMarkets }) => hasSideMarkets === true);
  expect(new Set(boards.map(({ bookmaker }) => bookmaker))).toEqual(
    new Set(withMany.map(({ key }) => key)),
  );
  for (const { key, margin } of withMany) {
    const own = boards.filter(({ bookmaker }) => bookmaker === key).slice(0, 2_000);
    for (const outcomes of [
      ['btts.y', 'btts.n'],
      ['ou.o:1.5', 'ou.u:1.5'],
    ]) {
      const margins = own.flatMap(({ prices }) => marginOf(prices, outcomes) ?? []);
      expect(Math.min(...margins)).toBeGreaterThan(margin + 0.011);
      expect(Math.abs(mean(margins) - margin - 0.012)).toBeLessThan(0.006);
    }
  }
});

test('the lines of a match do not change, and top leagues have more of them', () => {
  const outcomes = new Map<string, Set<string>>();
  for (const { matchKey, prices } of boards) {
    const known = outcomes.get(matchKey) ?? new Set<string>();
    for (const oddType of prices.keys()) known.add(oddType);
    outcomes.set(matchKey, known);
  }
  for (const { matchKey, prices } of boards) expect(prices.size).toBe(outcomes.get(matchKey)?.size);
  const sizes = (tier: number) =>
    new Set([...outcomes].flatMap(([key, all]) => (tierOf(key) === tier ? [all.size] : [])));
  expect(sizes(1)).toEqual(new Set([24]));
  expect(sizes(2)).toEqual(new Set([20]));
});
