import { z } from 'zod';
import { type DeclaredEndpoint, endpoints } from './endpoints.ts';
import { errorCodesOf } from './refusals.ts';

const all: [string, DeclaredEndpoint][] = Object.entries(endpoints);

describe('endpoints', () => {
  it.each(all)('%s is keyed by its own name', (key, endpoint) => {
    expect(endpoint.name).toBe(key);
  });

  it('never declare the same method and path twice', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(all)('%s can be described by JSON Schema', (_name, endpoint) => {
    const parts = [endpoint.segments, endpoint.query, endpoint.body];
    const described = parts.filter((part) => part !== undefined);
    for (const part of described) {
      expect(z.toJSONSchema(part, { io: 'input' })).toHaveProperty('type');
    }
    expect(z.toJSONSchema(endpoint.reply, { io: 'output' })).toHaveProperty('type');
  });

  it('are cached for everybody only if they are public GET calls', () => {
    const shared = all.filter(([, endpoint]) => endpoint.cache === 'shared');
    const wrong = shared.filter(
      ([, { access, method }]) => access !== 'public' || method !== 'GET',
    );
    expect(wrong).toEqual([]);
  });
});

describe('soccerResultsPage', () => {
  const query = endpoints.soccerResultsPage.query;

  it('needs no parameters', () => {
    expect(query.parse({})).toEqual({});
  });

  it('reads the day and the odds flag and drops unknown keys', () => {
    expect(query.parse({ timestamp: '1705147200', odds: '1', utm: 'x' })).toEqual({
      timestamp: 1_705_147_200,
      odds: true,
    });
  });

  it.each(['', '0', '-5', '1e9', '99999999999', '1705147200.5', ' 1705147200', 'NaN'])(
    'rejects the timestamp %p',
    (timestamp) => {
      expect(query.safeParse({ timestamp }).success).toBe(false);
    },
  );
});

describe('statistics', () => {
  const body = endpoints.statistics.body;

  it('accepts an event with flat properties', () => {
    const event = {
      event_type: 'page_view',
      event_properties: { matchId: 7, route: 'soccerEvent', isMobile: true, source: null },
      user_agent: 'Mozilla/5.0',
    };
    expect(body.parse(event)).toEqual(event);
  });

  it.each([
    ['no event type', { event_type: '' }],
    ['nested properties', { event_type: 'x', event_properties: { a: { b: 1 } } }],
    ['a NUL character', { event_type: 'x', event_properties: { a: 'b\u0000' } }],
    ['a lone surrogate', { event_type: 'x\ud800' }],
    ['long text', { event_type: 'x', user_agent: 'u'.repeat(513) }],
    [
      'too many properties',
      {
        event_type: 'x',
        event_properties: Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`p${i}`, i])),
      },
    ],
  ])('rejects %s', (_what, event) => {
    expect(body.safeParse(event).success).toBe(false);
  });
});

test('no call lists an error code that its declaration implies, or one twice', () => {
  for (const endpoint of Object.values(endpoints) as DeclaredEndpoint[]) {
    const { refusals = [], ...rest } = endpoint;
    expect(new Set(refusals).size).toBe(refusals.length);
    const derived = errorCodesOf(rest);
    expect([endpoint.name, refusals.filter((code) => derived.includes(code))]).toEqual([
      endpoint.name,
      [],
    ]);
  }
});
