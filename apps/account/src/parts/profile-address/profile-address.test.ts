/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import {
  areFirstTips,
  notificationsAddress,
  plainView,
  profileAddress,
  readProfileView,
} from './profile-address.ts';

const read = (search: string) => readProfileView(new URLSearchParams(search));

test.each([
  ['', plainView],
  ['edit=email', { ...plainView, edit: 'email' }],
  ['tab=follows&page=2', { ...plainView, people: 'follows', page: 2 }],
  ['sport=2&state=active&after=17', { ...plainView, sport: 2, state: 'active', afterId: 17 }],
  ['period=90&view=table', { ...plainView, period: 90, isTable: true }],
])('?%s is read, and leads back to the same view', (search, view) => {
  expect(read(search)).toEqual(view);
  const address = profileAddress('anton', view as typeof plainView, 'en');
  expect(address.replace(/^\/en\/profile\/anton\??/, '')).toBe(search);
});

test.each([
  'edit=everything',
  'tab=enemies',
  'page=0',
  'page=1001',
  'page=2e3',
  'sport=9',
  'sport=-1',
  'state=lost',
  'after=1.5',
  'after=99999999999',
  'period=31',
  'view=chart',
])('the invalid ?%s counts as not given', (search) => {
  expect(read(search)).toEqual(plainView);
});

test('only the view of all tips from the newest is part of the profile itself', () => {
  expect(areFirstTips(read('period=30&view=table'))).toBe(true);
  expect(['sport=1', 'state=settled', 'after=3'].map((one) => areFirstTips(read(one)))).toEqual([
    false,
    false,
    false,
  ]);
});

test('a guest gets to the settings of emails by signing in', () => {
  expect(notificationsAddress('anton', true, 'ru')).toBe('/profile/anton?edit=notifications');
  expect(notificationsAddress('anton', false, 'ru')).toBe(
    `/login?next=${encodeURIComponent('/profile/anton?edit=notifications')}`,
  );
});
