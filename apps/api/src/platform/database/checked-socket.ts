import { Socket } from 'node:net';
import { CONNECT_WITHIN_MS } from '../config/connect-within.ts';
import { DatabaseUnavailable } from '../errors/database-errors.ts';

/**
 * First bytes of what PostgreSQL answers to a new connection: authentication, error, notice or no
 * TLS, TLS or a setting, another version of the protocol.
 */
const FIRST_BYTES = new Set(Buffer.from('RENSv'));

/**
 * A socket to PostgreSQL that is closed when nobody accepts it in time, and at once when something
 * else answers: a message of a wrong length would be waited for until the connection is given up.
 * Either would occupy a slot of the pool meanwhile.
 */
export function createCheckedSocket(withinMs = CONNECT_WITHIN_MS): Socket {
  const socket = new Socket();
  const giveUp = () =>
    socket.destroy(
      new DatabaseUnavailable(`database: nobody accepted a connection within ${withinMs} ms`),
    );
  // what was accepted meanwhile is read before it is given up
  const timer = setTimeout(() => setImmediate(() => socket.connecting && giveUp()), withinMs);
  for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
  socket.once('data', (chunk: Buffer) => {
    if (FIRST_BYTES.has(chunk[0] ?? 0)) return;
    socket.destroy(new DatabaseUnavailable('database: what answers there is not PostgreSQL'));
  });
  return socket;
}
