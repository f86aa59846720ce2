import { SPORT, type Sport } from '../enumerations/sport.ts';
import { type ListedLine, listedOutcomes } from './listed-line.ts';
import { mainOutcomes } from './main-outcomes.ts';
import { formatOddType } from './odd-type.ts';

const textOf = (sport: Sport, listed: ListedLine) =>
  listedOutcomes(mainOutcomes(sport), listed).map(formatOddType);

test('a list shows the main line of the sport', () => {
  for (const sport of Object.values(SPORT)) {
    const main = mainOutcomes(sport);
    expect(listedOutcomes(main, undefined)).toEqual(main);
    expect(listedOutcomes(main, [null, null])).toEqual(main);
  }
});

test.each([
  [['win', 6], 'win.1 1x2.x win.2 ou.o:6 ou.u:6'],
  [['win', null], 'win.1 1x2.x win.2 ou.o:5.5 ou.u:5.5'],
  [[null, 6.5], '1x2.1 1x2.x 1x2.2 ou.o:6.5 ou.u:6.5'],
] as const)('or another: %j', (listed, expected) => {
  expect(textOf(SPORT.hockey, listed).join(' ')).toBe(expected);
});
