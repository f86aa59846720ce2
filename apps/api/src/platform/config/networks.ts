import { BlockList, isIP } from 'node:net';

/** Addresses and networks, written as in the configuration; `loopback` = this machine. */
export function toBlockList(listed: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of listed) {
    if (entry === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4');
      list.addAddress('::1', 'ipv6');
      continue;
    }
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Whether a list of the configuration can be read. */
export function isListOfNetworks(listed: readonly string[]): boolean {
  try {
    toBlockList(listed);
    return true;
  } catch {
    return false;
  }
}
