import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a proxy may go on using its open connections. */
const GRACE_MS = 3_000;

/** A proxy that sent a request this recently has open connections. */
const FORWARDED_WITHIN_MS = 60_000;

/** A turn of the event loop in which nobody had to wait to be accepted. */
const SHORT_TURN_MS = 1;

/** A process that is always busy stops accepting connections after this time nevertheless. */
const ACCEPT_WITHIN_MS = 500;

/** A drain takes no longer; calls that arrive meanwhile have yet to be answered. */
export const LONGEST_DRAIN_MS = ACCEPT_WITHIN_MS + GRACE_MS;

/** Connections that become idle later are closed within this time. */
const REAP_EVERY_MS = 200;

/**
 * Accepts the connections that wait in the system: it resets them when the server stops accepting,
 * and a proxy does not repeat a request that writes.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count);
  const endsAtMs = performance.now() + ACCEPT_WITHIN_MS;
  await nextTurn();
  for (;;) {
    const beganAtMs = performance.now();
    accepted = 0;
    await nextTurn();
    const nowMs = performance.now();
    if (accepted === 0 && nowMs - beganAtMs <= SHORT_TURN_MS) break;
    if (nowMs >= endsAtMs) break;
  }
  server.off('connection', count);
}

/**
 * Ends the connections of a server without breaking a request. Behind a proxy it only stops
 * accepting connections at first: a proxy notices that at its next one and asks another server,
 * whereas a request that crosses the end of an idle connection is lost unless it may be repeated.
 * Meanwhile the server has to answer what arrives and to close each connection with its reply;
 * replies to requests that came before close theirs, too.
 * Connections of browsers are closed immediately once they are idle: browsers repeat requests.
 * @returns to be called once; resolves when no request of a proxy is to be expected any more
 */
export function createDrain(server: Server, graceMs = GRACE_MS): () => Promise<void> {
  let forwardedAtMs = Number.NEGATIVE_INFINITY;
  const unanswered = new Set<ServerResponse>();
  server.on('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (headers['x-forwarded-for'] !== undefined) forwardedAtMs = performance.now();
    if (response.writableEnded) return;
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });
  return async () => {
    if (!server.listening) return;
    await acceptWaiting(server);
    const closed = Promise.withResolvers<void>();
    // that of an HTTP server would close idle connections, too
    NetServer.prototype.close.call(server, () => closed.resolve());
    for (const response of unanswered) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
    if (performance.now() - forwardedAtMs < FORWARDED_WITHIN_MS) {
      const grace = setTimeout(closed.resolve, graceMs);
      await closed.promise;
      clearTimeout(grace);
    }
    const reaping = setInterval(() => server.closeIdleConnections(), REAP_EVERY_MS);
    server.once('close', () => clearInterval(reaping));
  };
}
