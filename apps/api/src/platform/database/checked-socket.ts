import { Socket } from 'node:net';
import { DatabaseUnavailable } from '../errors/database-errors.ts';

/**
 * First bytes of what PostgreSQL answers to a new connection: authentication, error, notice or no
 * TLS, TLS or a setting, another version of the protocol.
 */
const FIRST_BYTES = new Set(Buffer.from('RENSv'));

/**
 * A socket to PostgreSQL that is closed at once when something else answers: a message of a wrong
 * length would be waited for until the connection is given up, in a place of the pool.
 */
export function createCheckedSocket(): Socket {
  const socket = new Socket();
  socket.once('data', (chunk: Buffer) => {
    if (FIRST_BYTES.has(chunk[0] ?? 0)) return;
    socket.destroy(new DatabaseUnavailable('database: what answers there is not PostgreSQL'));
  });
  return socket;
}
