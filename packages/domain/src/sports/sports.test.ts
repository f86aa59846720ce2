import { SPORT, type SportName } from '../enumerations/sport.ts';
import { mainLineOf } from './main-lines.ts';
import { MARKETS, type MarketCode, marketRule } from './market.ts';
import { SPORTS, sportRules, sportsWhere } from './sports.ts';

test('every sport of the API has rules under its name', () => {
  const named = SPORTS.map(({ name, sport }): [SportName, number] => [name, sport]);
  expect(Object.fromEntries(named)).toEqual(SPORT);
  for (const sport of Object.values(SPORT)) expect(sportRules(sport).sport).toBe(sport);
  expect(() => sportRules(4)).toThrow('4 is not a sport');
});

test('what lists need of a sport is the same with and without its rules', () => {
  for (const rules of SPORTS) expect(rules).toMatchObject(mainLineOf(rules.sport));
  expect(() => mainLineOf(4)).toThrow('4 is not a sport');
});

test('every market belongs to a sport, and sports list them in the order of MARKETS', () => {
  const order = Object.keys(MARKETS);
  for (const { markets } of SPORTS) {
    const indexes = Object.keys(markets).map((market) => order.indexOf(market));
    expect(indexes).toEqual(indexes.toSorted((one, other) => one - other));
  }
  const owned = new Set(SPORTS.flatMap(({ markets }) => Object.keys(markets)));
  expect([...owned].toSorted()).toEqual(order.toSorted());
});

test('a market has lines in all of its sports or in none; handicaps and totals have them', () => {
  for (const market of Object.keys(MARKETS) as MarketCode[]) {
    const steps = SPORTS.flatMap(({ markets }) => markets[market] ?? []);
    const { selections, isHandicap } = marketRule(market);
    const isTotal = selections !== 'score' && selections[0] === 'o';
    expect([market, new Set(steps.map(({ lineStep }) => lineStep !== undefined))]).toEqual([
      market,
      new Set([isTotal || isHandicap === true]),
    ]);
  }
});

test('the main line is one of the sport’s own markets, with a line it accepts', () => {
  for (const { mainMarket, mainTotalLine, markets, statistics } of SPORTS) {
    expect(markets).toHaveProperty(mainMarket);
    expect(mainTotalLine !== null).toBe(markets.ou !== undefined);
    if (mainTotalLine !== null) expect(statistics.totalLines).toContain(mainTotalLine);
  }
});

test('sportsWhere finds sports by their rules', () => {
  expect(sportsWhere(({ table }) => table === null)).toEqual([SPORT.tennis]);
});
