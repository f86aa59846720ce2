import { createTally } from './tally.ts';

test('requests are counted by outcome and step; all but 200 have failed', () => {
  const tally = createTally();
  tally.note({ step: 'before', request: 'GET /', outcome: 200, ms: 4 });
  tally.note({ step: 'api 1', request: 'GET /Results', outcome: 200, ms: 90 });
  tally.note({ step: 'api 1', request: 'POST /api/register', outcome: 502, ms: 7 });
  tally.note({ step: 'api 1', request: 'GET /', outcome: 'ECONNRESET', ms: 2 });
  tally.note({ step: 'api 1', request: 'GET /', outcome: 302, ms: 1 });
  expect([tally.count, tally.failed]).toEqual([5, 3]);
  expect([...tally.byOutcome]).toEqual([
    [200, 2],
    [502, 1],
    ['ECONNRESET', 1],
    [302, 1],
  ]);
  expect(tally.byStep.get('api 1')).toEqual({
    count: 4,
    failed: 3,
    slowest: { request: 'GET /Results', ms: 90 },
  });
  expect(tally.examples.map(({ outcome }) => outcome)).toEqual([502, 'ECONNRESET', 302]);
});

test('only some failures are examples', () => {
  const tally = createTally();
  for (let ms = 0; ms < 100; ms += 1)
    tally.note({ step: 'before', request: 'GET /', outcome: 503, ms });
  expect([tally.failed, tally.examples.length]).toEqual([100, 20]);
});

test('what is forgiven is no failure, and all of it is listed', () => {
  const tally = createTally(({ outcome }) => outcome === 503);
  for (const outcome of [200, 503, 502])
    tally.note({ step: 'before', request: 'GET /', outcome, ms: 1, id: `r${outcome}` });
  expect([tally.count, tally.failed]).toEqual([3, 1]);
  expect(tally.forgiven.map(({ id }) => id)).toEqual(['r503']);
});
