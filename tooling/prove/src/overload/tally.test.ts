import { emptyTally, note, type Seen, sumOf } from './tally.ts';

const seen = (outcome: Seen['outcome'], more: Partial<Seen> = {}): Seen => ({
  request: 'GET shell /',
  outcome,
  retryAfter: undefined,
  ms: 10,
  ...more,
});

test.each([
  [seen(200), { inTime: 1, slowestAnswerMs: 10, times: [10] }],
  [seen(200, { ms: 101 }), { late: 1, slowestAnswerMs: 101, times: [101] }],
  [seen(503, { retryAfter: '2' }), { refused: 1, slowestRefusalMs: 10 }],
  [seen(503), { wrong: 1, faults: ['GET shell /: answered 503'] }],
  [seen(500), { wrong: 1, faults: ['GET shell /: answered 500'] }],
  [seen(429), { wrong: 1, faults: ['GET shell /: answered 429'] }],
  [seen('left'), { left: 1 }],
  [seen('ECONNRESET'), { dead: 1, faults: ['GET shell /: no answer (ECONNRESET) after 10 ms'] }],
])('%j', (one, expected) => {
  const tally = emptyTally();
  note(tally, one, 100);
  expect(tally).toEqual({ ...emptyTally(), ...expected });
});

test('only a visitor refused for a while comes again, after the time that Retry-After names', () => {
  const answers = [seen(503, { retryAfter: '7' }), seen(503), seen(200, { retryAfter: '7' })];
  expect(answers.map((one) => note(emptyTally(), one, 100))).toEqual([7, undefined, undefined]);
});

test('several processes have sent the sum, and the slowest of all is the slowest', () => {
  const one = { ...emptyTally(), sent: 3, inTime: 2, dead: 1, lagMs: 5, times: [1], faults: ['a'] };
  const other = { ...emptyTally(), sent: 4, inTime: 4, lagMs: 9, slowestRefusalMs: 8, times: [2] };
  expect(sumOf([one, other])).toEqual({
    ...emptyTally(),
    sent: 7,
    inTime: 6,
    dead: 1,
    lagMs: 9,
    slowestRefusalMs: 8,
    times: [1, 2],
    faults: ['a'],
  });
});
