import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/** What callers without a known address share: one has left before it was read. */
export const UNKNOWN_NETWORK = 'unknown';

/**
 * The network that counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 one,
 * which a single subscriber is usually given. However the address is spelt, the result is the same;
 * an IPv4 address within an IPv6 one counts as the IPv4 address.
 */
export function networkOf(address: string | undefined): string {
  const [plain = ''] = (address ?? '').trim().split('%', 1);
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return plain === '' ? UNKNOWN_NETWORK : plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

const bytesOf = (group: number): [number, number] => [group >> 8, group & 0xff];

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [before = '', after] = withoutDots(address).split('::');
  const head = numbersOf(before);
  if (after === undefined) return head;
  const tail = numbersOf(after);
  return [...head, ...Array<number>(GROUPS - head.length - tail.length).fill(0), ...tail];
}

const numbersOf = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));

/** `::ffff:192.0.2.1` → `::ffff:c000:201`. */
function withoutDots(address: string): string {
  const at = address.lastIndexOf(':') + 1;
  const tail = address.slice(at);
  if (!tail.includes('.')) return address;
  const [a = 0, b = 0, c = 0, d = 0] = tail.split('.').map(Number);
  return `${address.slice(0, at)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}
