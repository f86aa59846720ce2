import { BlockList, isIP } from 'node:net';

const loopback = ['127.0.0.0/8', '::1'];

/** Checks whether an address is a trusted proxy, whose forwarding headers are believed. */
export function trustedProxies(listed: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  const places = listed.flatMap((place) => (place === 'loopback' ? loopback : [place]));
  for (const place of places) addTo(list, place);
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    const family = isIP(plain);
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

function addTo(list: BlockList, place: string): void {
  const [address = '', prefix] = place.split('/');
  const family = isIP(address);
  if (family === 0)
    throw new Error(`TRUSTED_PROXIES: "${place}" is neither an address nor a network`);
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) list.addAddress(address, type);
  else list.addSubnet(address, Number(prefix), type);
}
