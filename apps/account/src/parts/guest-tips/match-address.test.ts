import { matchAddress } from './match-address.ts';

test.each([
  ['/Events/7-zenit-spartak', '/Events/7-zenit-spartak'],
  ['/en/hockey/Events/7-a-b?tip=1x2.1', '/en/hockey/Events/7-a-b'],
  ['/Results', undefined],
  ['/profile/ivan?edit=account', undefined],
  ['//evil.example/Events/7-a-b', undefined],
  ['https://evil.example/Events/7-a-b', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('a guest with a tip from %p goes back to %p', (next, address) => {
  expect(matchAddress(next)).toBe(address);
});
