import { SocketAddress } from 'node:net';
import fc from 'fast-check';
import { networkOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2600:3c00::f03c:91ff:fe24:1', '2600:3c00:0:0::/64'],
  ['2600:3C00:0000:0000:aaaa:bbbb:cccc:dddd', '2600:3c00:0:0::/64'],
  ['2600:3c00:0:1::1', '2600:3c00:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a caller that has left has no address and counts all the same', () => {
  expect(networkOf(undefined)).toBe('unknown');
  expect(networkOf('')).toBe('unknown');
});

test('any two addresses of a /64 belong together, in the full and in the shortest spelling', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const network = fc.tuple(fc.integer({ min: 1, max: 0xffff }), group, group, group);
  const host = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(network, host, host, (of, one, other) => {
      const full = [...of, ...one].map((part) => part.toString(16).padStart(4, '0')).join(':');
      const plain = [...of, ...other].map((part) => part.toString(16)).join(':');
      const { address: shortest } = new SocketAddress({ address: plain, family: 'ipv6' });
      expect(networkOf(full)).toBe(networkOf(shortest));
      expect(networkOf(full.toUpperCase())).toBe(networkOf(plain));
    }),
  );
});
