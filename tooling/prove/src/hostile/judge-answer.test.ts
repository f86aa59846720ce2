import { faultOf } from './judge-answer.ts';

const answer = (status: number | undefined, more: object = {}) => ({
  status,
  headers: {},
  body: '',
  ms: 5,
  ...more,
});

test.each([
  [200, {}, undefined],
  [400, { body: '{"error":{}}' }, undefined],
  [503, { headers: { 'retry-after': '1' } }, undefined],
  [503, {}, /without Retry-After/],
  [500, { body: 'oops' }, /answered 500: oops/],
  [undefined, {}, /connection died/],
  [200, { ms: 101 }, /after 101 ms/],
  [400, { body: 'Error at run (src/a.ts:7:1)' }, /shows its inside/],
  [404, { body: 'invalid input syntax for type integer' }, /shows its inside/],
])('%s %j: %s', (status, more, fault) => {
  const found = faultOf(answer(status, more), 100);
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(fault);
});
