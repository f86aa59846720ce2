import { SPORT } from '../enumerations/sport.ts';
import { parseOddType } from '../odds/odd-type.ts';
import { SERIES_KINDS } from './series.ts';
import { streakOutcomes } from './streak-outcomes.ts';

test.each([
  ['win', true, '1x2.1', 'dc.x2'],
  ['win', false, '1x2.2', 'dc.1x'],
  ['unbeaten', true, 'dc.1x', '1x2.2'],
  ['unbeaten', false, 'dc.x2', '1x2.1'],
  ['noWin', true, 'dc.x2', '1x2.1'],
  ['noWin', false, 'dc.1x', '1x2.2'],
  ['loss', true, '1x2.2', 'dc.1x'],
  ['draw', false, '1x2.x', 'dc.12'],
  ['over', true, 'ou.o:2.5', 'ou.u:2.5'],
  ['under', false, 'ou.u:2.5', 'ou.o:2.5'],
  ['bothScored', true, 'btts.y', 'btts.n'],
  ['cleanSheet', true, 'tt2.u:0.5', 'tt2.o:0.5'],
  ['cleanSheet', false, 'tt1.u:0.5', 'tt1.o:0.5'],
  ['notScored', true, 'tt1.u:0.5', 'tt1.o:0.5'],
  ['notScored', false, 'tt2.u:0.5', 'tt2.o:0.5'],
] as const)('%s, at home: %p, goes on with %s and ends with %s', (kind, isHome, goesOn, ends) => {
  expect(streakOutcomes(kind, isHome, { line: 2.5, isDecided: false })).toEqual({ goesOn, ends });
});

test('where overtime decides every match, who wins is an outcome of the whole match', () => {
  const decided = { line: 5.5, isDecided: true };
  expect(streakOutcomes('win', false, decided)).toEqual({ goesOn: 'win.2', ends: 'win.1' });
  expect(streakOutcomes('loss', true, decided)).toEqual({ goesOn: 'win.2', ends: 'win.1' });
  expect(streakOutcomes('draw', true, decided)).toEqual({ goesOn: '1x2.x', ends: 'dc.12' });
});

test.each([
  ['soccer', SPORT.soccer, { line: 2.5, isDecided: false }],
  ['hockey', SPORT.hockey, { line: 5.5, isDecided: true }],
])('all of them are outcomes of %s', (_name, sport, rules) => {
  const texts = SERIES_KINDS.flatMap((kind) =>
    [true, false].flatMap((isHome) => Object.values(streakOutcomes(kind, isHome, rules))),
  );
  expect(texts.filter((text) => parseOddType(text, sport) === undefined)).toEqual([]);
});
