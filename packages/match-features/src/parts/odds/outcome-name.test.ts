import { outcomeName, selectionName } from './outcome-name.ts';

const t = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ');

test.each([
  ['1x2.x', 'odds.draw line='],
  ['ou.o:2.5', 'odds.over line=2.5'],
  ['ah.1:-1.5', 'match.handicap side=1 line=\u22121.5'],
  ['ah.2:1.5', 'match.handicap side=2 line=+1.5'],
  ['ah.1:0', 'match.handicap side=1 line=0'],
  ['btts.y', 'match.yes line='],
  ['dc.1x', '1X'],
  ['cs.2-1', '2:1'],
  ['no outcome', 'no outcome'],
])('%s is named %s within its market', (oddType, name) => {
  expect(selectionName(oddType, t)).toBe(name);
});

test.each([
  ['1x2.1', 'odds.home line='],
  ['ah.1:-1.5', 'match.handicap side=1 line=\u22121.5'],
  ['btts.n', 'match.selectionOfMarket market=match.market-btts selection=match.no line='],
  ['corn.o:9.5', 'match.selectionOfMarket market=match.market-corn selection=odds.over line=9.5'],
  ['no outcome', 'no outcome'],
])('%s is named %s outside its market', (oddType, name) => {
  expect(outcomeName(oddType, t)).toBe(name);
});
