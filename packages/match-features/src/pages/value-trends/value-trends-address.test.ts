import { href } from '@tipmark/route-builder';
import {
  readValueTrendsView,
  type ValueTrendsView,
  valueTrendsParams,
} from './value-trends-address.ts';

const addressOf = (view: ValueTrendsView) =>
  href('valueTrends', valueTrendsParams(view), { locale: 'ru' });

const read = (search: string) => readValueTrendsView(new URLSearchParams(search));

test('the view is in its address, without defaults', () => {
  expect(addressOf(read(''))).toBe('/value-trends');
  const view = read('category=3&hours=48&count=20&odds=2&page=4');
  expect(view).toMatchObject({
    category: 3,
    hours: 48,
    countOfMatches: 20,
    minOdds: 2,
    pageNumber: 4,
  });
  const [, search = ''] = addressOf(view).split('?');
  expect(read(search)).toEqual(view);
});

test('the page number is limited to what the call accepts', () => {
  expect(read('page=999999').pageNumber).toBe(1_000);
  expect(read('page=0').pageNumber).toBe(1);
});
