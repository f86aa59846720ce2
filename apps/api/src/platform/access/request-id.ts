import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isRequestId, REQUEST_ID_HEADER } from '@tipmark/contract';
import { trustedProxies } from '@tipmark/server-kit';

export type ReadRequestId = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/**
 * The id of a request in the log: that of the shell which passes it on, so that a page and its
 * calls can be found together, else a new one. Nobody else chooses what stands in the log.
 */
export function createRequestIds(trusted: readonly string[]): ReadRequestId {
  const isTrusted = trustedProxies(trusted);
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID_HEADER];
    return isRequestId(given) && isTrusted(socket.remoteAddress ?? '') ? given : randomUUID();
  };
}
