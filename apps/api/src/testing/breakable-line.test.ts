import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type CutLine, openLine } from './breakable-line.ts';

let server: Server;
let line: CutLine;
const sockets: Socket[] = [];

beforeEach(async () => {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('data', () => socket.write('0123456789'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  line = await openLine(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await line.close();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function dial(): Promise<Socket> {
  const { hostname, port } = new URL(line.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function ask(socket: Socket): Promise<string> {
  socket.write('?');
  const [chunk] = await once(socket, 'data');
  return String(chunk);
}

test('other bytes arrive, as many, until it is mended', async () => {
  const socket = await dial();
  expect(await ask(socket)).toBe('0123456789');
  await line.garble();
  const garbled = await ask(socket);
  expect(garbled).toHaveLength(10);
  expect(garbled).not.toContain('0');
  await line.mend();
  expect(await ask(socket)).toBe('0123456789');
});

test('half arrives and the connection ends, until it is mended', async () => {
  const socket = await dial();
  await line.halve();
  const ended = once(socket, 'end');
  expect(await ask(socket)).toBe('01234');
  await ended;
  await line.mend();
  expect(await ask(await dial())).toBe('0123456789');
});

test('an answer of its own arrives and the connection ends, until it is mended', async () => {
  const socket = await dial();
  expect(await ask(socket)).toBe('0123456789');
  await line.refuse('507 full');
  const ended = once(socket, 'end');
  expect(await ask(socket)).toBe('507 full');
  await ended;
  expect(await ask(await dial())).toBe('507 full');
  await line.mend();
  expect(await ask(await dial())).toBe('0123456789');
});
