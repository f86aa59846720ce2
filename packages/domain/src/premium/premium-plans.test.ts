import fc from 'fast-check';
import {
  planAt,
  plansAt,
  premiumPlans,
  priceListOf,
  prolonged,
  savingPercent,
} from './premium-plans.ts';

test('plans have the prices of the country', () => {
  const pricesIn = (country: string) =>
    premiumPlans(country).map(({ priceMinor, currency }) => `${priceMinor / 100} ${currency}`);
  expect(pricesIn('RU')).toEqual(['990 RUB', '2490 RUB', '7990 RUB']);
  expect(pricesIn('DE')).toEqual(['9.9 USD', '24.9 USD', '79.9 USD']);
  expect(pricesIn('')).toEqual(pricesIn('DE'));
});

test('a plan costs what the list of its order says, whatever is offered now', () => {
  const list = { ...priceListOf(premiumPlans('RU')), 4: 599_000 };
  expect(list).toEqual({ 2: 99_000, 3: 249_000, 4: 599_000 });
  expect(planAt(list, 'RUB', 4)).toMatchObject({ months: 12, priceMinor: 599_000 });
  expect(planAt(null, 'USD', 3)).toMatchObject({ months: 3, priceMinor: 2_490, currency: 'USD' });
  expect(planAt({}, 'RUB', 2)).toBeUndefined();
  expect(planAt(list, 'RUB', 1)).toBeUndefined();
  expect(plansAt(list, 'RUB').map(({ priceMinor }) => priceMinor)).toEqual([
    99_000, 249_000, 599_000,
  ]);
  expect(plansAt({ 3: 1_000 }, 'USD')).toMatchObject([{ subscriptionType: 3, priceMinor: 1_000 }]);
  expect(plansAt(null, 'USD')).toEqual(premiumPlans('DE'));
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
