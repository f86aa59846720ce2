import fc from 'fast-check';
import { SPORT } from '../enumerations/sport.ts';
import { MARKETS, type MarketCode, marketsOf } from '../sports/market.ts';
import { formatOddType, isOddType, parseOddType } from './odd-type.ts';

const { soccer, hockey, tennis } = SPORT;

describe('odd types', () => {
  it.each([
    ['1x2.1', soccer],
    ['1x2.x', hockey],
    ['win.2', tennis],
    ['win.2', hockey],
    ['dc.1x', soccer],
    ['ou.o:2.5', soccer],
    ['ou.u:2.25', soccer],
    ['ou.o:5', hockey],
    ['ah.1:-0.75', soccer],
    ['ah.2:0', soccer],
    ['ah.2:1.5', hockey],
    ['ougames.o:22.5', tennis],
    ['ahgames.1:-4', tennis],
    ['ahsets.1:-1.5', tennis],
    ['ousets.u:2.5', tennis],
    ['setscore.2-1', tennis],
    ['btts.y', soccer],
    ['tt1.o:1.5', soccer],
    ['h1x2.x', soccer],
    ['p3ou.u:1.5', hockey],
    ['s2win.1', tennis],
    ['corn.o:9.5', soccer],
    ['card.u:4.5', soccer],
    ['cs.0-0', hockey],
    ['cs.10-1', soccer],
  ])('%s is an outcome and is written as it was read', (text, sport) => {
    const oddType = parseOddType(text, sport);
    expect(oddType && formatOddType(oddType)).toBe(text);
  });

  it.each([
    ['another sport’s market', 'win.1', soccer],
    ['a draw in a sport without draws', 'win.x', tennis],
    ['an unknown market', 'wdl.1', soccer],
    ['a name every object has', 'constructor.1', soccer],
    ['a missing line', 'ou.o', soccer],
    ['a line where there is none', '1x2.1:0.5', soccer],
    ['an eighth', 'ou.o:2.125', soccer],
    ['a tenth', 'ou.o:2.4', soccer],
    ['a quarter in hockey', 'ou.o:5.25', hockey],
    ['a quarter of corners', 'corn.o:9.25', soccer],
    ['a whole total of games', 'ougames.o:22', tennis],
    ['a total of nothing', 'ou.o:0', soccer],
    ['a negative total', 'ou.o:-2.5', soccer],
    ['another spelling of a line', 'ou.o:2.50', soccer],
    ['a plus sign', 'ah.1:+1', soccer],
    ['minus zero', 'ah.1:-0', soccer],
    ['a leading zero', 'ou.o:02.5', soccer],
    ['a padded score', 'cs.02-1', soccer],
    ['capitals', '1X2.X', soccer],
    ['space', ' 1x2.1', soccer],
    ['nothing', '', soccer],
  ])('rejects %s: %s', (_what, text, sport) => {
    expect(parseOddType(text, sport)).toBeUndefined();
  });

  it('accepts the lines of any sport when no sport is given', () => {
    expect(parseOddType('ou.o:2.25')).toEqual({ market: 'ou', selection: 'o', line: 2.25 });
    expect(parseOddType('ou.o:2.3')).toBeUndefined();
  });

  it('rejects text that it would write differently', () => {
    const pieces = fc.constantFrom(
      '1x2',
      'ou',
      'ah',
      'cs',
      '.',
      ':',
      '1',
      'o',
      '-',
      '0',
      '2.5',
      '5',
    );
    const text = fc.array(pieces, { maxLength: 6 }).map((list) => list.join(''));
    fc.assert(
      fc.property(text, (candidate) => {
        const oddType = parseOddType(candidate);
        expect(oddType === undefined ? candidate : formatOddType(oddType)).toBe(candidate);
      }),
    );
  });

  it('reads back every outcome of every market of a sport', () => {
    const outcome = fc
      .constantFrom(soccer, hockey, tennis)
      .chain((sport) =>
        fc.record({
          sport: fc.constant(sport),
          market: fc.constantFrom<MarketCode>(...marketsOf(sport)),
          pick: fc.nat(2),
          line: fc.option(fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4 + 0)),
        }),
      )
      .map(({ sport, market, pick, line }) => {
        const { selections } = MARKETS[market];
        const selection = selections === 'score' ? `${pick}-1` : (selections[pick] ?? '1');
        return { sport, oddType: { market, selection, ...(line !== null && { line }) } };
      })
      .filter(({ sport, oddType }) => isOddType(oddType, sport));
    fc.assert(
      fc.property(outcome, ({ sport, oddType }) => {
        expect(parseOddType(formatOddType(oddType), sport)).toEqual(oddType);
      }),
    );
  });
});

test('markets have the category numbers of the API', () => {
  const codes = Object.keys(MARKETS) as MarketCode[];
  const groups = Object.groupBy(codes, (code) => MARKETS[code].category);
  expect(groups).toEqual({
    1: ['1x2', 'win', 'dnb'],
    2: ['dc'],
    3: ['ou'],
    4: ['ah'],
    5: ['btts'],
    6: ['tt1', 'tt2'],
    7: ['h1x2', 'hou', 'p1x2', 'p1ou', 'p2ou', 'p3ou', 's1win', 's2win'],
    8: ['corn'],
    9: ['card'],
    10: ['cs'],
    11: ['ahsets', 'ousets', 'setscore'],
    12: ['ougames', 'ahgames'],
  });
});
