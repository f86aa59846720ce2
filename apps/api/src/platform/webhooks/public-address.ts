import { BlockList, isIP, isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Networks of IPv4 that no public server has (IANA special-purpose registry). */
const SPECIAL_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of global unicast (2000::/3): tunnels, which lead to addresses of IPv4, and examples. */
const SPECIAL_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function listOf(family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]) {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}

const specialV4 = listOf('ipv4', SPECIAL_V4);
const specialV6 = listOf('ipv6', SPECIAL_V6);
const globalV6 = listOf('ipv6', [['2000::', 3]]);

/** Whether one of the network cards of this machine has the address. */
function isOfThisMachine(address: string): boolean {
  const cards = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return cards.some((card) => card.address === address);
}

/**
 * Whether a server of others can have an address: not this machine, not a network around it, nor
 * a form of IPv6 that leads to an address of IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || isOfThisMachine(address)) return false;
  if (isIPv4(address)) return !specialV4.check(address, 'ipv4');
  return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
}

const loopback = listOf('ipv4', [['127.0.0.0', 8]]);

/** Addresses of this machine alone: receivers of development and of tests. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || (isIPv4(address) && loopback.check(address, 'ipv4'));
