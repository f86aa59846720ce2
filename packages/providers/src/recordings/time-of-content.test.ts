import { timeOfContent } from './time-of-content.ts';

const NOON = Date.UTC(2026, 8, 19, 12) / 1_000;

test.each<[string, unknown, number | undefined]>([
  [
    'the last report of a price',
    [
      {
        commence_time: '2026-09-19T14:00:00Z',
        bookmakers: [
          {
            last_update: '2026-09-19T11:59:00Z',
            markets: [{ last_update: '2026-09-19T12:00:00Z' }],
          },
        ],
      },
    ],
    NOON,
  ],
  ['the time of a historical answer', { timestamp: '2026-09-19T12:00:00Z', data: [] }, NOON],
  ['a message of a stream, in milliseconds', { op: 'mcm', pt: NOON * 1_000 + 7 }, NOON],
  ['the timestamp of a score', { data: [{ score: { timestamp: NOON } }] }, NOON],
  [
    'a report, though a match begins later',
    { lastUpdated: NOON, utcDate: '2026-09-20T12:00Z' },
    NOON,
  ],
  ['else the last start', { response: [{ fixture: { timestamp: NOON } }, { fixture: {} }] }, NOON],
  ['a local time as if it were in UTC', [{ lastUpdateDateTime: '2026-09-19T12:00:00.187' }], NOON],
  ['nothing in a body without instants', { message: 'no', limit: 2026 }, undefined],
  ['nothing in a text', 'half an ans', undefined],
])('is %s', (_what, content, at) => {
  expect(timeOfContent(content)).toBe(at);
});
