import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createCheckedSocket } from './checked-socket.ts';

const LISTENING = `
  const server = require('node:net').createServer();
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port));
`;
const WITHIN_MS = 200;

let server: ChildProcess;
let port: number;
const others: Socket[] = [];

/** A server that accepts nothing more: its process stands still and its queue is full. */
beforeAll(async () => {
  server = spawn(process.execPath, ['-e', LISTENING], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  port = Number(line.toString());
  server.kill('SIGSTOP');
  for (let count = 0; count < 4; count += 1) others.push(connect({ port, host: '127.0.0.1' }));
  await once(others[0] as Socket, 'connect');
}, 30_000);

afterAll(async () => {
  for (const socket of others) socket.on('error', () => {}).destroy();
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
});

it('is closed when nobody accepts it in time', async () => {
  const socket = createCheckedSocket(WITHIN_MS);
  const failed = once(socket, 'error');
  socket.connect({ port, host: '127.0.0.1' });
  const [error] = (await failed) as [Error];
  expect(error).toMatchObject({ name: 'DatabaseUnavailable' });
  expect(error.message).toContain('nobody accepted a connection within 200 ms');
});
