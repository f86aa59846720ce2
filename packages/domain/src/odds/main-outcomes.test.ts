import { SPORT } from '../enumerations/sport.ts';
import { mainOutcomes } from './main-outcomes.ts';
import { formatOddType, isOddType } from './odd-type.ts';

test.each([
  [SPORT.soccer, ['1x2.1', '1x2.x', '1x2.2', 'ou.o:2.5', 'ou.u:2.5']],
  [SPORT.hockey, ['1x2.1', '1x2.x', '1x2.2', 'ou.o:5.5', 'ou.u:5.5']],
  [SPORT.tennis, ['win.1', 'win.2']],
])('the main line of sport %i', (sport, oddTypes) => {
  const outcomes = mainOutcomes(sport);
  expect(outcomes.map(formatOddType)).toEqual(oddTypes);
  expect(outcomes.every((outcome) => isOddType(outcome, sport))).toBe(true);
});
