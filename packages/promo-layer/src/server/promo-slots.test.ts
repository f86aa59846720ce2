import { defaultPromo, promoFor } from '@tipmark/promo/config';
import { promoSlots } from './promo-slots.ts';

const russia = promoFor(defaultPromo(), { countryCode: 'RU', locale: 'ru' }).offers;

test('there are no slots if no banner is offered', () => {
  expect(promoSlots([])).toBeUndefined();
  expect(promoSlots(russia.filter(({ places }) => places.includes('gift')))).toBeUndefined();
});

test('an offer in a frame has room for the frame and its label', () => {
  const [first] = russia;
  if (!first) throw new Error('the built-in file has no offer');
  const heights = (format: 'native' | 'iframe') =>
    promoSlots([{ ...first, format }])
      ?.head(undefined)
      .match(/#promo-top\{height:[\d.]+rem/g);
  expect(heights('native')).toEqual(['#promo-top{height:5.625rem', '#promo-top{height:4rem']);
  expect(heights('iframe')).toEqual(['#promo-top{height:6.4375rem', '#promo-top{height:7.75rem']);
});
