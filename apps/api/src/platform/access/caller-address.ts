import type { IncomingMessage } from 'node:http';
import { trustedProxies } from '@tipmark/server-kit';

export type ReadAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/**
 * The address of a caller before the framework sees the request: the last one that no trusted proxy
 * has, as the framework finds it. Empty when the caller has left meanwhile.
 */
export function createAddressReader(trusted: readonly string[]): ReadAddress {
  const isTrusted = trustedProxies(trusted);
  return ({ headers, socket }) => {
    const direct = socket.remoteAddress ?? '';
    const named = headers['x-forwarded-for'];
    if (named === undefined || !isTrusted(direct)) return direct;
    const chain = String(named)
      .split(',')
      .map((address) => address.trim());
    return chain.findLast((address) => !isTrusted(address)) ?? chain[0] ?? direct;
  };
}
