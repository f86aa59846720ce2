/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { MAX_QUESTIONS, pauseBefore, paymentIn, premiumRequest } from './payment-return.ts';
import { afterPaying, readSource, wayBack } from './premium-source.ts';

const search = (text: string) => new URLSearchParams(text);
const ID = '0197a3c2-1111-7222-8333-444455556666';

test.each(['payment', 'x-order'])('a visitor returns from the payment in ?%s', (name) => {
  expect(paymentIn(search(`${name}=${ID}`))).toBe(ID);
  expect(premiumRequest(search(`${name}=${ID}`))).toEqual({ query: { payment: ID } });
});

test.each(['', 'payment=', 'payment=7', `payment=${ID}x`, `payment=${ID.toUpperCase()}`])(
  'no payment is asked about at ?%s',
  (text) => expect(premiumRequest(search(text))).toEqual({}),
);

test('an undecided payment is asked about for some minutes, ever more rarely', () => {
  const pauses = Array.from({ length: MAX_QUESTIONS }, (_, count) => pauseBefore(count));
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  const total = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(total).toBeGreaterThan(5 * 60_000);
  expect(total).toBeLessThan(15 * 60_000);
});

test.each([
  ['odds-scanner', '/en/odds-scanner'],
  ['dropping-odds', '/en/dropping-odds'],
  ['value-trends', '/en/value-trends'],
  ['search', '/en/search-tips-and-cappers'],
])('after paying a visitor from %s goes back there', (source, address) => {
  expect(afterPaying(search(`source=${source}`), 'en')).toBe(address);
});

test('after paying the requested page comes first, unless it is of another site', () => {
  const filter = '/search-tips-and-cappers?filter=1';
  const at = (next: string) =>
    afterPaying(search(`source=search&next=${encodeURIComponent(next)}`), 'ru');
  expect(at(filter)).toBe(filter);
  expect(at('//evil.example/search-tips-and-cappers')).toBe('/search-tips-and-cappers');
});

test('a visitor from nowhere in particular stays on the page of premium', () => {
  expect(['', 'source=premium', 'source=toString'].map((text) => readSource(search(text)))).toEqual(
    ['premium', 'premium', 'premium'],
  );
  expect(wayBack('premium')).toBeUndefined();
  expect(afterPaying(search(''), 'ru')).toBeUndefined();
});
