import type { OutcomeHistory } from '@tipmark/contract';
import { type ChartSpan, PLAY, partOf } from './chart-span.ts';

const HOUR = 3_600;
const START = 100 * HOUR;
const MINUTE = 60;
type Price = [at: number, odds: number];

const before: Price[] = [
  [START - 30 * HOUR, 1.9],
  [START - 8 * HOUR, 1.8],
  [START - 2 * HOUR, 1.7],
];
const play: [number, number | null][] = [
  [START + 2 * MINUTE, 1.6],
  [START + 50 * MINUTE, null],
  [START + 55 * MINUTE, 3],
  [START + 100 * MINUTE, null],
];
const range: [number, number, number, number][] = [
  [START - 30 * HOUR, 1.8, 2, 1],
  [START - HOUR, 1.7, 1.9, 1],
];

function part(
  known: Partial<OutcomeHistory>,
  wanted?: ChartSpan,
  { closesAt = START, endsAt = START }: { closesAt?: number; endsAt?: number } = {},
) {
  const outcome: OutcomeHistory = {
    oddType: '1x2.1',
    first: 1.9,
    current: 1.7,
    closing: 1.7,
    best: null,
    fairPercent: null,
    fairOdds: null,
    points: before,
    ...known,
  };
  return partOf({ startsAt: START, closesAt, asOf: endsAt }, outcome, endsAt, wanted);
}
const overAt = { endsAt: START + 100 * MINUTE };

test('a span of hours begins with the price and the range of bookmakers at that time', () => {
  expect(part({ range }, 6)).toMatchObject({
    span: 6,
    points: [
      [START - 6 * HOUR, 1.8],
      [START - 2 * HOUR, 1.7],
    ],
    range: [
      [START - 6 * HOUR, 1.8, 2, 1],
      [START - HOUR, 1.7, 1.9, 1],
    ],
  });
});

test('a history shorter than a span is shown in full, and that span is not offered', () => {
  const short = before.slice(1);
  expect(part({ points: short }, 24)).toMatchObject({ span: undefined, points: short });
  expect(part({}).spans).toEqual([24, 6]);
  expect(part({ points: short }).spans).toEqual([6]);
  expect(part({ points: [] }).spans).toEqual([]);
});

test('the in-play span begins shortly before the start with the closing price and has no range of bookmakers', () => {
  expect(part({ inPlay: play, range }, PLAY, overAt)).toEqual({
    span: PLAY,
    points: [[START - 5 * MINUTE, 1.7], ...play],
    range: [],
    spans: [24, 6, PLAY],
  });
});

test('the in-play span begins with the closing price when that is newer', () => {
  const late: Price[] = [...before, [START - MINUTE, 1.65]];
  const { points } = part({ points: late, inPlay: play }, PLAY, overAt);
  expect(points[0]).toEqual([START - MINUTE, 1.65]);
});

test('the in-play span begins earlier when the match began ahead of schedule', () => {
  const inPlay: [number, number | null][] = [[START - 4 * MINUTE, 1.6]];
  const { points } = part({ inPlay }, PLAY, { ...overAt, closesAt: START - 6 * MINUTE });
  expect(points).toEqual([[START - 11 * MINUTE, 1.7], ...inPlay]);
});

test.each<[string, Partial<OutcomeHistory>]>([
  ['not priced in play', {}],
  ['always suspended in play', { inPlay: [[START + MINUTE, null]] }],
])(
  'the in-play span of a match that was %s is not offered, and requesting it shows the whole history',
  (_, known) => {
    const whole = part(known, undefined, overAt);
    expect(part(known, PLAY, overAt)).toEqual(whole);
    expect(whole.spans).not.toContain(PLAY);
  },
);

test('a history with only prices in play is shown in full and offers no spans', () => {
  expect(part({ points: [], inPlay: play }, PLAY, overAt)).toMatchObject({
    span: undefined,
    points: play,
    spans: [],
  });
});
