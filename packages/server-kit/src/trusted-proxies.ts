import { BlockList, isIP } from 'node:net';

const loopback = ['127.0.0.0/8', '::1'];

/**
 * Checks whether an address is a trusted proxy, whose forwarding headers are believed.
 * @param variable the setting that an error names
 */
export function trustedProxies(
  listed: readonly string[],
  variable = 'TRUSTED_PROXIES',
): (address: string) => boolean {
  const list = new BlockList();
  const ranges = listed.flatMap((range) => (range === 'loopback' ? loopback : [range]));
  for (const range of ranges) addTo(list, range, variable);
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

function addTo(list: BlockList, range: string, variable: string): void {
  const [address = '', prefix] = range.split('/');
  const family = isIP(address);
  if (family === 0) throw new Error(`${variable}: "${range}" is neither an address nor a network`);
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) list.addAddress(address, type);
  else list.addSubnet(address, Number(prefix), type);
}
