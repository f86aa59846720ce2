import { SPORT } from '@tipmark/domain';
import { anOddsHistory } from '@tipmark/test-kit';
import { bookmakerRows } from './bookmaker-rows.ts';
import { chosenOutcome, type OddsChoice, oddsParams, readOddsChoice } from './odds-choice.ts';
import { timeTicks } from './time-ticks.ts';

const SPORT_OF_PAGE = Object.values(SPORT)[0] ?? 1;
const read = (search: string) => readOddsChoice(new URLSearchParams(search), SPORT_OF_PAGE);

const writtenOf = (choice: OddsChoice) =>
  Object.entries(oddsParams(choice, SPORT_OF_PAGE))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

test.each<[string, OddsChoice]>([
  ['', { market: '1x2', isTable: false }],
  ['market=ou', { market: 'ou', isTable: false }],
  ['outcome=ou.o:2.5&view=table', { market: 'ou', oddType: 'ou.o:2.5', isTable: true }],
  ['outcome=ou.o:2.50', { market: '1x2', isTable: false }],
  ['market=ou&hours=24', { market: 'ou', isTable: false, hours: 24 }],
  ['hours=7', { market: '1x2', isTable: false }],
  ['market=constructor&view=x', { market: '1x2', isTable: false }],
])('%p is read, and written back to the same choice', (search, choice) => {
  expect(read(search)).toEqual(choice);
  expect(read(writtenOf(choice))).toEqual(choice);
});

test('an outcome that is not there is the first that is', () => {
  const history = anOddsHistory();
  const choice = { market: '1x2', isTable: false };
  expect(chosenOutcome(history, { ...choice, oddType: '1x2.x' })?.outcome.oddType).toBe('1x2.x');
  expect(chosenOutcome(history, { ...choice, oddType: 'ou.o:9.5' })?.outcome.oddType).toBe('1x2.1');
  expect(chosenOutcome({ ...history, lines: [] }, choice)).toBeUndefined();
});

test('the best of the bookmakers is marked, a maximum of many is not and stands last', () => {
  const [line] = anOddsHistory().lines;
  const price = { oddType: '1x2.1', first: 1.9, best: 2, updatedAt: 5 };
  const bookmakers = [
    { id: 1, name: 'Maximum', isAggregate: true, prices: [{ ...price, current: 2 }] },
    { id: 2, name: 'Low', isAggregate: false, prices: [{ ...price, current: 1.8 }] },
    { id: 3, name: 'High', isAggregate: false, prices: [{ ...price, current: 1.9 }] },
    { id: 4, name: 'Without', isAggregate: false, prices: [] },
  ];
  const rows = line ? bookmakerRows({ ...line, bookmakers }, '1x2.1') : [];
  expect(rows.map(({ name, isBest }) => [name, isBest])).toEqual([
    ['Low', false],
    ['High', true],
    ['Maximum', false],
  ]);
});

test.each([
  ['two days', 48, ['20\u00A0Nov', '12:00', '21\u00A0Nov', '12:00']],
  ['an hour', 1, ['13:10', '13:20', '13:30', '13:40', '13:50', '14:00']],
  ['two weeks', 336, ['22\u00A0Nov', '25\u00A0Nov', '28\u00A0Nov', '1\u00A0Dec']],
])('%s have round times of the zone', (_span, hours, texts) => {
  const from = Date.UTC(2026, 10, 19, 10, 5) / 1_000;
  const reader = { t: (key: string) => key, locale: 'en', timeZone: 'Europe/Moscow' } as const;
  const ticks = timeTicks(from, from + hours * 3_600, reader);
  expect(ticks.map(({ text }) => text)).toEqual(texts);
  for (const { at } of ticks) expect(at).toBeGreaterThanOrEqual(from);
});
