import { createTally } from '../load/tally.ts';
import { failuresOf, type Outcome } from './outcome.ts';
import { reportOf } from './report.ts';

const once = { wanted: 2, lost: [], doubled: [] };
const stream = { connections: 3, longestGapMs: 900, reloads: 0, faults: [] };

function anOutcome(known: Partial<Outcome> = {}): Outcome {
  const tally = createTally();
  tally.note({ step: 'api 1', request: 'GET /', outcome: 200, ms: 12.4 });
  return {
    from: 'abc old',
    to: 'def new',
    requested: 1,
    tally,
    seconds: new Map([['api 1', 3]]),
    streams: [stream],
    goals: 40,
    letters: once,
    events: once,
    faults: [],
    ...known,
  };
}

test('an upgrade that nobody noticed has no failures', () => {
  expect(failuresOf(anOutcome())).toEqual([]);
  expect(reportOf(anOutcome())).toContain(
    '1 requests: 1 × 200\nslowest: GET / in step "api 1", 12 ms',
  );
  expect(reportOf(anOutcome())).toMatch(/The upgrade went unnoticed\.$/);
});

function failedTally() {
  const tally = createTally();
  tally.note({ step: 'shell 1', request: 'GET /', outcome: 502, ms: 1 });
  return tally;
}

test.each<[Partial<Outcome>, string]>([
  [{ tally: failedTally() }, '1 of 1 requests failed, the first: GET / in step "shell 1": 502'],
  [{ requested: 5 }, 'only 1 of 5 requests were made'],
  [
    { streams: [stream, { ...stream, faults: ['a', 'b', 'c', 'd'] }] },
    'stream 2 lost 4 events: a, b, c and 1 more',
  ],
  [
    { streams: [{ ...stream, connections: 1 }] },
    'no stream was interrupted: the drill has tested none',
  ],
  [{ letters: { ...once, lost: ['x@example.com'] } }, '1 of 2 letters lost: x@example.com'],
  [{ events: { ...once, doubled: ['7'] } }, '1 of 2 visitor events doubled: 7'],
  [{ letters: { ...once, wanted: 0 } }, 'no letters were asked for: the drill has tested none'],
  [{ faults: ['api 1, asked to end, ended with 1'] }, 'api 1, asked to end, ended with 1'],
])('%j fails and says so', (known, line) => {
  expect(failuresOf(anOutcome(known))).toEqual([line]);
  expect(reportOf(anOutcome(known))).toMatch(new RegExp(`FAILED: ${line.slice(0, 12)}[^\n]*$`));
});
