import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

export const json =
  (status: number, body: unknown): Answering =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** A server for each test of a file: it replies with `answer` and records the requests. */
export function answeringServer() {
  const api = {
    answer: json(200, { data: { timezone: 'UTC' } }),
    seen: [] as IncomingMessage[],
    baseUrl: '',
  };
  let server: Server;

  beforeEach(async () => {
    api.answer = json(200, { data: { timezone: 'UTC' } });
    api.seen = [];
    server = createServer((request, response) => {
      api.seen.push(request);
      api.answer(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    api.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  return api;
}
