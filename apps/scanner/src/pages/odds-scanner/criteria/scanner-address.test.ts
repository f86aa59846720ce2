import { SPORT } from '@tipmark/domain';
import { href } from '@tipmark/route-builder';
import { readScannerView, scannerParams, scannerRequest } from './scanner-address.ts';

const read = (search: string) => readScannerView(new URLSearchParams(search), SPORT.soccer);
const bodyOf = (search: string) => scannerRequest(read(search)).body;
const addressOf = (search: string) => href('oddsScanner', scannerParams(read(search)));

test('without parameters the first preset is requested, by its id only', () => {
  expect(bodyOf('')).toEqual({ templateId: 0 });
  expect(bodyOf('template=4&page=2&sort=5')).toEqual({
    templateId: 4,
    pageNumber: 2,
    sortType: 5,
  });
  expect(addressOf('template=0&page=1&sort=0')).toBe('/odds-scanner');
});

test('form fields as sent by a browser become criteria; empty ones are off', () => {
  expect(
    bodyOf(
      'filter=1&way=down&change=10&window=24&min=1,4&max=5&start=72&outcome=1&outcome=3' +
        '&league=39&league=140&except=1&kind=1&value=&worth=1&fresh=0',
    ),
  ).toEqual({
    isRise: false,
    minChangePercent: 10,
    changesHours: 24,
    minOdds: 1.4,
    maxOdds: 5,
    matchHours: 72,
    exceptLeagueIds: [39, 140],
    leagueCategories: [1],
    outcomeCategories: [1, 3],
  });
});

test('an empty filter requests everything, not its template', () => {
  expect(bodyOf('filter=1&template=4')).toEqual({ changesHours: 0 });
});

test.each([
  'filter=1&way=up&change=12.5&window=6&min=1.5&max=2&league=1%2C2&outcome=3%2C4&open=7~1x2.1',
  'template=101&sort=4&group=1&page=3&live=0',
  'filter=1&league=39&except=1&value=-2.5&worth=2&fresh=6&start=24&kind=1%2C5',
])('the view is restored from its address: %s', (search) => {
  const [, again = ''] = addressOf(search).split('?');
  expect(read(again)).toEqual(read(search));
  expect(new URLSearchParams(again).size).toBe(new URLSearchParams(search).size);
});

test.each([
  ['filter=1&way=sideways&change=10', { changesHours: 0 }],
  ['filter=1&min=abc&max=0.5&window=5', { changesHours: 0 }],
  ['filter=1&min=5&max=2', { changesHours: 0, minOdds: 2, maxOdds: 5 }],
  ['filter=1&league=0&league=x&outcome=99', { changesHours: 0 }],
])('invalid parameters are ignored: %s', (search, body) => {
  expect(bodyOf(search)).toEqual(body);
  expect(read('open=7~<script>&page=-1&template=x')).toEqual(read(''));
});
