import fc from 'fast-check';
import { premiumPlans, prolonged, savingPercent } from './premium-plans.ts';

test('plans have the prices of the country', () => {
  const pricesIn = (country: string) =>
    premiumPlans(country).map(({ priceMinor, currency }) => `${priceMinor / 100} ${currency}`);
  expect(pricesIn('RU')).toEqual(['990 RUB', '2490 RUB', '7990 RUB']);
  expect(pricesIn('DE')).toEqual(['9.9 USD', '24.9 USD', '79.9 USD']);
  expect(pricesIn('')).toEqual(pricesIn('DE'));
});

test('longer plans save more', () => {
  const plans = premiumPlans('RU');
  expect(plans.map((plan) => savingPercent(plan, plans))).toEqual([0, 16, 33]);
});

test('days are added to the end of the term, or to now if it has ended', () => {
  const instant = fc.integer({ min: 1, max: 4_000_000_000 });
  fc.assert(
    fc.property(fc.option(instant), instant, fc.nat(400), (until, now, days) => {
      const end = prolonged(until, days, now);
      expect(end - Math.max(until ?? 0, now)).toBe(days * 86_400);
    }),
  );
});
