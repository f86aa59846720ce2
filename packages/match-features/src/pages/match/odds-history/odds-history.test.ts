import { SPORT } from '@tipmark/domain';
import { anOddsHistory } from '@tipmark/test-kit';
import { timeTicks } from '../../../parts/odds/time-ticks.ts';
import { bookmakerColumns, bookmakerRows, payoutPercent } from './bookmaker-rows.ts';
import { ceilingOf, endOfChart, lineOf } from './chart-series.ts';
import { historyRows } from './history-rows.ts';
import { momentText } from './moment-text.ts';
import { chosenOutcome, type OddsChoice, oddsParams, readOddsChoice } from './odds-choice.ts';

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
  ['market=ou&hours=24', { market: 'ou', isTable: false, span: 24 }],
  ['outcome=1x2.x&span=play', { market: '1x2', oddType: '1x2.x', isTable: false, span: 'play' }],
  ['span=play&hours=6', { market: '1x2', isTable: false, span: 'play' }],
  ['span=6', { market: '1x2', isTable: false }],
  ['hours=7', { market: '1x2', isTable: false }],
  ['books=margin', { market: '1x2', isTable: false, order: 'margin' }],
  ['format=american', { market: '1x2', isTable: false, format: 'american' }],
  ['format=indian', { market: '1x2', isTable: false }],
  ['books=name', { market: '1x2', isTable: false }],
  ['market=constructor&view=x', { market: '1x2', isTable: false }],
])('%p is read, and written back to the same choice', (search, choice) => {
  expect(read(search)).toEqual(choice);
  expect(read(writtenOf(choice))).toEqual(choice);
});

test('an outcome without a history is replaced by the first one with a history', () => {
  const history = anOddsHistory();
  const choice = { market: '1x2', isTable: false };
  expect(chosenOutcome(history, { ...choice, oddType: '1x2.x' })?.outcome.oddType).toBe('1x2.x');
  expect(chosenOutcome(history, { ...choice, oddType: 'ou.o:9.5' })?.outcome.oddType).toBe('1x2.1');
  expect(chosenOutcome({ ...history, lines: [] }, choice)).toBeUndefined();
});

test('the best bookmaker is marked; an aggregate is not, and comes last', () => {
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
])('ticks over %s are round times in the time zone of the visitor', (_span, hours, texts) => {
  const from = Date.UTC(2026, 10, 19, 10, 5) / 1_000;
  const reader = {
    t: (key: string) => key,
    locale: 'en',
    timeZone: 'Europe/Moscow',
    nowSeconds: 0,
  } as const;
  const ticks = timeTicks(from, from + hours * 3_600, reader);
  expect(ticks.map(({ text }) => text)).toEqual(texts);
  for (const { at } of ticks) expect(at).toBeGreaterThanOrEqual(from);
});

const priced = { oddType: '1x2.1', first: 1.9, best: 2, updatedAt: 5 };
const offers = [
  {
    id: 1,
    name: 'Dear',
    isAggregate: false,
    marginPercent: 8,
    prices: [{ ...priced, current: 1.95 }],
  },
  { id: 2, name: 'Half', isAggregate: false, prices: [{ ...priced, current: 1.8 }] },
  {
    id: 3,
    name: 'Fair',
    isAggregate: false,
    marginPercent: 2,
    prices: [{ ...priced, current: 1.9 }],
  },
  {
    id: 4,
    name: 'Shut',
    isAggregate: false,
    marginPercent: 5,
    prices: [{ ...priced, current: 2, inPlay: { odds: null, updatedAt: 9 } }],
  },
  { id: 5, name: 'Mean', isAggregate: true, marginPercent: 1, prices: [{ ...priced, current: 3 }] },
];
const orderedBy = (order?: 'price' | 'margin') => {
  const [line] = anOddsHistory().lines;
  return line ? bookmakerRows({ ...line, bookmakers: offers }, '1x2.1', order) : [];
};

test.each([
  [undefined, 'Dear Half Fair Shut Mean'],
  ['price', 'Dear Fair Half Shut Mean'],
  ['margin', 'Fair Shut Dear Half Mean'],
] as const)(
  'bookmakers in the order %s: those without a value, suspended ones and aggregates come last',
  (order, names) => {
    expect(
      orderedBy(order)
        .map(({ name }) => name)
        .join(' '),
    ).toBe(names);
  },
);

test('a suspended bookmaker is not the best, however high its price was', () => {
  expect(orderedBy().find(({ isBest }) => isBest)?.name).toBe('Dear');
});

test.each([
  ['the price in play, during a match', { odds: 1.2, updatedAt: 9 }, 'Dear', [1.2, null]],
  ['the highest closing price, after the match', undefined, 'Late', [1.5, 1.6]],
])('the best is %s', (_which, inPlay, name, shown) => {
  const [line] = anOddsHistory().lines;
  const of = (id: number, called: string, closing: number, reported?: typeof inPlay) => ({
    id,
    name: called,
    isAggregate: false,
    prices: [{ ...priced, current: closing, closing, ...(reported && { inPlay: reported }) }],
  });
  const bookmakers = [of(1, 'Dear', 1.5, inPlay), of(2, 'Late', 1.6)];
  const rows = line ? bookmakerRows({ ...line, bookmakers }, '1x2.1') : [];
  expect(rows.find(({ isBest }) => isBest)?.name).toBe(name);
  expect(rows.map((row) => row.shown)).toEqual(shown);
});

test('closing prices replace the current ones, and are shown beside prices in play', () => {
  const rows = orderedBy();
  const closed = rows.map((row) => ({ ...row, price: { ...row.price, closing: 1.8 } }));
  const over = closed.map(({ price: { inPlay: _, ...price }, ...row }) => ({ ...row, price }));
  expect(bookmakerColumns(over)).toEqual({ hasClosing: true, hasCurrent: false });
  expect(bookmakerColumns(closed)).toEqual({ hasClosing: true, hasCurrent: true });
  expect(bookmakerColumns(rows)).toEqual({ hasClosing: false, hasCurrent: true });
});

test.each([
  [0, 100],
  [5, 95.238],
  [-2, 102.041],
])('a margin of %d %% is a payout of %d %%', (margin, payout) => {
  expect(payoutPercent(margin)).toBeCloseTo(payout, 3);
});

describe('a chart', () => {
  const parts = { startsAt: 1_000, closesAt: 990, asOf: 9_000 };
  const goal = { type: 'goal', side: 'home', minute: 5, stoppage: null } as const;
  const outcome = {
    oddType: '1x2.1',
    first: 2,
    current: 1.8,
    closing: 1.8,
    best: null,
    fairPercent: null,
    fairOdds: null,
    points: [
      [100, 2],
      [500, 1.8],
    ] as [number, number][],
  };
  const inPlay: [number, number | null][] = [
    [990, 1.7],
    [1_200, null],
    [1_260, 9],
  ];

  it.each([
    ['now for an upcoming match', parts, outcome, false, 9_000],
    ['at the start for a match that is over', parts, outcome, true, 1_000],
    ['at the last goal', { ...parts, moments: [{ ...goal, at: 1_300 }] }, outcome, true, 1_300],
    ['at the last price', parts, { ...outcome, inPlay }, true, 1_260],
  ])('ends %s', (_of, history, reported, isOver, end) => {
    expect(endOfChart(history, reported, isOver)).toBe(end);
  });

  it('continues with the prices in play, or ends when the match begins', () => {
    const before = outcome.points;
    expect(lineOf(parts, outcome, 1_000)).toEqual([...before, [990, null]]);
    expect(lineOf({ ...parts, asOf: 900 }, outcome, 900)).toEqual(before);
    expect(lineOf(parts, { ...outcome, inPlay }, 1_260)).toEqual([...before, ...inPlay]);
  });

  it('has room for three times the highest price before the match', () => {
    expect(ceilingOf({ ...outcome, inPlay })).toBe(6);
    expect(ceilingOf({ ...outcome, range: [[100, 1, 3, 1]] })).toBe(9);
  });

  it('has a table of all changes, newest first', () => {
    const moments = [{ ...goal, at: 1_100 }];
    const rows = historyRows({
      points: lineOf(parts, { ...outcome, inPlay }, 1260),
      range: [
        [100, 1.9, 2.1, 7],
        [300, 1.9, 2.2, 8],
      ],
      bookmakers: [
        { id: 7, name: 'Kappa', isAggregate: false, prices: [] },
        { id: 8, name: 'Omega', isAggregate: false, prices: [] },
      ],
      moments,
      closesAt: parts.closesAt,
    });
    const kappa = { lowest: 1.9, highest: 2.1, bookmaker: 'Kappa' };
    const omega = { lowest: 1.9, highest: 2.2, bookmaker: 'Omega' };
    expect(rows).toEqual([
      { at: 1_260, odds: 9, moments: [] },
      { at: 1_200, odds: null, moments: [] },
      { at: 1_100, odds: 1.7, moments },
      { at: 990, odds: 1.7, moments: [] },
      { at: 500, odds: 1.8, ...omega, moments: [] },
      { at: 300, odds: 2, ...omega, moments: [] },
      { at: 100, odds: 2, ...kappa, moments: [] },
    ]);
  });

  it.each([
    [{ ...goal, at: 1 }, "5' match.moment-goal-home"],
    [
      { ...goal, at: 1, type: 'red', side: 'away', minute: 90, stoppage: 3 } as const,
      "90+3' match.moment-card-away",
    ],
    [{ ...goal, at: 1, type: 'penalty_goal' } as const, "5' match.moment-goal-home"],
  ])('describes an event: %p', (moment, text) => {
    expect(momentText(moment, { t: (key: string) => key })).toBe(text);
  });
});
