import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventsIn, openEventSource } from './event-source.ts';

test('events are read whole, the rest waits', () => {
  const text =
    'retry: 100\n\nid: 7\nevent: beat\ndata: {"asOf":1}\n\ndata:a\ndata: b\r\n\r\nevent: ch';
  const { events, rest } = eventsIn(text);
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['beat', '{"asOf":1}'],
    ['message', 'a\nb'],
  ]);
  expect(rest).toBe('event: ch');
});

let server: Server;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function open() {
  const received: string[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const source = openEventSource(url, {}, () => received.push('open'));
  source.addEventListener('beat', ({ data }: MessageEvent<string>) => received.push(data));
  return { received, source, failed: once(source, 'error') };
}

test('an event may arrive in parts; the end of the stream is an error', async () => {
  answer = (response) => {
    response.write('event: beat\nda');
    setTimeout(() => response.end('ta: 1\n\n'), 20);
  };
  const { received, failed } = open();
  await failed;
  expect(received).toEqual(['open', '1']);
});

test('another status is an error, and no stream was opened', async () => {
  answer = (response) => response.writeHead(503).end();
  const { received, failed } = open();
  await failed;
  expect(received).toEqual([]);
});
