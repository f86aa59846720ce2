import { parseFavouriteKey } from './favourite-key.ts';

test.each([
  ['m512', { kind: 'm', id: 512 }],
  ['l39', { kind: 'l', id: 39 }],
  ['t2147483647', { kind: 't', id: 2_147_483_647 }],
  ['t2147483648', undefined],
  ['m0', undefined],
  ['m01', undefined],
  ['x1', undefined],
  ['m1 l2', undefined],
  ['', undefined],
])('%p is %p', (text, key) => {
  expect(parseFavouriteKey(text)).toEqual(key);
});
