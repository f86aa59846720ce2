import type { IncomingMessage, Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long a proxy may go on using its open connections. */
const GRACE_MS = 3_000;

/** A proxy that sent a request this recently has open connections. */
const FORWARDED_WITHIN_MS = 60_000;

/** Connections that become idle later are closed within this time. */
const REAP_EVERY_MS = 200;

/**
 * Ends the connections of a server without breaking a request. Behind a proxy it only stops
 * accepting connections at first: a proxy notices that at its next one and asks another server,
 * whereas a request that crosses the end of an idle connection is lost unless it may be repeated.
 * Meanwhile the server has to answer what arrives and to close each connection with its reply.
 * Connections of browsers are closed immediately once they are idle: browsers repeat requests.
 * @returns to be called once; resolves when no request of a proxy is to be expected any more
 */
export function createDrain(server: Server, graceMs = GRACE_MS): () => Promise<void> {
  let forwardedAtMs = Number.NEGATIVE_INFINITY;
  server.on('request', ({ headers }: IncomingMessage) => {
    if (headers['x-forwarded-for'] !== undefined) forwardedAtMs = performance.now();
  });
  return async () => {
    if (!server.listening) return;
    const closed = Promise.withResolvers<void>();
    // that of an HTTP server would close idle connections, too
    NetServer.prototype.close.call(server, () => closed.resolve());
    if (performance.now() - forwardedAtMs < FORWARDED_WITHIN_MS) {
      const grace = setTimeout(closed.resolve, graceMs);
      await closed.promise;
      clearTimeout(grace);
    }
    const reaping = setInterval(() => server.closeIdleConnections(), REAP_EVERY_MS);
    server.once('close', () => clearInterval(reaping));
  };
}
