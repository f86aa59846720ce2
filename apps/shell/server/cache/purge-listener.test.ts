import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followPurges } from './purge-listener.ts';

let server: Server;
let streams: ServerResponse[];
let stop: () => void;

beforeEach(async () => {
  streams = [];
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: purge\ndata: {"topics":["*"]}\n\n');
    streams.push(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

function follow(silenceMs: number) {
  const purges: (string | undefined)[] = [];
  const cutOff = Promise.withResolvers<void>();
  stop = followPurges({
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onPurge: (message) => void purges.push(message),
    onCutOff: cutOff.resolve,
    log: { info() {}, debug() {} },
    silenceMs,
  });
  return { purges, cutOff: cutOff.promise };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('a stream that falls silent counts as cut, and is opened anew', async () => {
  const { purges, cutOff } = follow(1_500);
  await cutOff;
  expect(streams).toHaveLength(1);
  await until(() => streams.length === 2 && purges.length === 4);
  // everything is out of date after each connection
  expect(purges).toEqual([undefined, '{"topics":["*"]}', undefined, '{"topics":["*"]}']);
});

test('beats keep it open', async () => {
  const { cutOff } = follow(1_500);
  let isCutOff = false;
  void cutOff.then(() => {
    isCutOff = true;
  });
  await until(() => streams.length === 1);
  for (let beats = 0; beats < 6; beats += 1) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    streams[0]?.write(': still here\n\n');
  }
  expect([isCutOff, streams.length]).toEqual([false, 1]);
});
