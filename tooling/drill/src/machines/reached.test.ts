import { readReached, refusedLine } from './reached.ts';

test('a request has the shells that the proxy asked, and the APIs that they asked for it', () => {
  const reached = readReached(
    [
      'a1 "-" "10.0.0.14:3000"',
      'b7 "a1" "10.0.0.11:4000, 10.0.0.12:4000"',
      'a2 "-" "10.0.0.15:3000"',
      'b8 "-" "10.0.0.13:4000 : 10.0.0.11:4000"',
      'a3 "-" "-"',
      '',
    ].join('\n'),
  );
  expect([...reached]).toEqual([
    ['a1', ['10.0.0.14:3000', '10.0.0.11:4000', '10.0.0.12:4000']],
    ['a2', ['10.0.0.15:3000']],
    ['b8', ['10.0.0.13:4000', '10.0.0.11:4000']],
    ['a3', []],
  ]);
});

test('a refused request is one line with who was asked', () => {
  const refused = { request: 'GET /', step: 'leader cut off', outcome: 503, ms: 1_200.4 };
  expect(refusedLine({ ...refused, asked: ['api 1', 'api 2'] })).toBe(
    'GET / in step "leader cut off" after 1200 ms: 503, asked api 1, api 2',
  );
  expect(refusedLine({ ...refused, asked: [] })).toMatch(/: 503, asked nobody$/);
});
