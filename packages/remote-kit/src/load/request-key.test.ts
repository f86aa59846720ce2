import * as fc from 'fast-check';
import { requestKey } from './request-key.ts';

/** The same value with the fields of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).toReversed();
  return Object.fromEntries(pairs.map(([name, item]) => [name, reversed(item)]));
}

const field = fc.stringMatching(/^[a-z]{1,8}$/);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(field, tie('json'), { maxKeys: 4 }),
  ),
}));

describe('requestKey', () => {
  test('does not depend on the order of fields', () => {
    fc.assert(
      fc.property(json, (request) => {
        expect(requestKey(reversed(request))).toBe(requestKey(request));
      }),
    );
  });

  test('is the JSON of the request', () => {
    fc.assert(
      fc.property(fc.dictionary(field, json), (request) => {
        expect(JSON.parse(requestKey(request))).toEqual(JSON.parse(JSON.stringify(request)));
      }),
    );
  });

  test('null and absent fields are the same request, false and 0 are not', () => {
    expect(requestKey({ query: { league: null, day: undefined } })).toBe(requestKey({ query: {} }));
    expect(requestKey({ query: { odds: false } })).not.toBe(requestKey({ query: {} }));
    expect(requestKey({ query: { odds: 0 } })).not.toBe(requestKey({ query: {} }));
  });

  test('depends on the order of a list', () => {
    expect(requestKey({ ids: [1, 2] })).not.toBe(requestKey({ ids: [2, 1] }));
  });

  test('is the same for undefined and an empty request', () => {
    expect(requestKey(undefined)).toBe(requestKey({}));
  });
});
