import fc from 'fast-check';
import { concernedPages } from '../cache/purge-by-topic.ts';
import { keysOfMessage, keysOfPage } from './edge-keys.ts';

it('names a match, a sport and the days around an instant', () => {
  expect(keysOfPage('/en/Events/10-a-b?tab=odds')).toEqual(['site', 's1', 'm10']);
  expect(keysOfPage('/hockey')).toEqual(['site', 's2']);
  expect(keysOfPage(`/tennis?timestamp=${Date.parse('2026-11-29T13:00Z') / 1000}`)).toEqual([
    'site',
    's3d2026-11-27',
    's3d2026-11-28',
    's3d2026-11-29',
    's3d2026-11-30',
    's3d2026-12-01',
  ]);
  expect(keysOfMessage('{"topics":["match:10","day:1:2026-11-29","day:1:2026-11-30"]}')).toEqual([
    'm10',
    's1',
    's1d2026-11-29',
    's1d2026-11-30',
  ]);
  expect(keysOfMessage(undefined)).toEqual(['site']);
});

const path = fc.constantFrom(
  '/',
  '/en',
  '/Results',
  '/en/hockey/Results',
  '/tennis',
  '/Events/10-a-b',
  '/hockey/Events/101-c-d',
  '/about-us',
  '/nobody-has-this',
);
const second = fc.oneof(
  fc.integer({ min: Date.parse('2026-11-24') / 1000, max: Date.parse('2026-12-04') / 1000 }),
  fc.constantFrom('', 'abc', -1, 1e15, '1e400'),
);
const address = fc
  .tuple(path, fc.option(second))
  .map(([pathname, at]) => (at === null ? pathname : `${pathname}?timestamp=${at}&tab=x`));
const topic = fc.oneof(
  fc.constantFrom('match:10', 'match:1', 'match:101', '*', 'else'),
  fc
    .tuple(fc.constantFrom(1, 2, 3), fc.integer({ min: 26, max: 30 }))
    .map(([sport, day]) => `day:${sport}:2026-11-${day}`),
);
const message = fc.oneof(
  fc.array(topic, { maxLength: 3 }).map((topics) => JSON.stringify({ topics })),
  fc.constantFrom(undefined, 'not json', '{}'),
);

it('a key that page and message share means that the message concerns the page', () => {
  fc.assert(
    fc.property(address, message, (page, text) => {
      const keys = new Set(keysOfMessage(text));
      const isPurged = keysOfPage(page).some((key) => keys.has(key));
      expect(isPurged).toBe(concernedPages(text)(`${page}\nsystem RU`));
    }),
    { numRuns: 2000 },
  );
});
