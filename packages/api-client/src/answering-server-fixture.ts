import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

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
  const open = new Set<Socket>();
  const stalled = new WeakSet<Socket>();

  beforeEach(async () => {
    api.answer = json(200, { data: { timezone: 'UTC' } });
    api.seen = [];
    // as a proxy does, it does not announce how long it leaves connections open
    server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      api.seen.push(request);
      if (stalled.has(request.socket)) return;
      api.answer(request, response);
    });
    server.on('connection', (socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
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

  return Object.assign(api, {
    /**
     * Data on the connections open now is no longer answered; they stay open.
     * @returns resolves when the client has closed them
     */
    async stallOpen(): Promise<void> {
      const sockets = [...open];
      for (const socket of sockets) stalled.add(socket);
      await Promise.all(sockets.map((socket) => once(socket, 'close')));
    },
  });
}
