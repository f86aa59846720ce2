// Exits with 0 when PostgreSQL 15 or newer on 127.0.0.1:5432 lets the user postgres in without a
// password. Speaks the first words of the protocol itself, since no package is installed yet.
import { connect } from 'node:net';

const PROTOCOL_3 = 196_608;
const TIMEOUT_MS = 3000;
const parameters = Buffer.from('user\0postgres\0database\0postgres\0\0');
const head = Buffer.alloc(8);
head.writeInt32BE(head.length + parameters.length, 0);
head.writeInt32BE(PROTOCOL_3, 4);

const end = (isThere) => process.exit(isThere ? 0 : 1);
const socket = connect(5432, '127.0.0.1', () => socket.write(Buffer.concat([head, parameters])));
socket.setTimeout(TIMEOUT_MS, () => end(false));
socket.on('error', () => end(false));
socket.on('end', () => end(false));

let answer = '';
socket.on('data', (chunk) => {
  answer += chunk.toString('latin1');
  // 'R', length 8, 0: authentication is over. Anything else asks for a password or refuses.
  if (!answer.startsWith('R\0\0\0\b\0\0\0\0'.slice(0, answer.length))) end(false);
  const version = /server_version\0(\d+)/.exec(answer)?.[1];
  if (version) end(Number(version) >= 15);
});
