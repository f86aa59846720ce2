import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeApi {
  readonly url: string;
  /** Requests so far, oldest first, without those a shell makes by itself. */
  readonly requests: IncomingMessage[];
  /** The reply from now on. */
  answer: Answer;
  /** What is still being added to the site; null when it is whole. */
  filling: {
    readonly stage: 'results' | 'tips' | 'seasons';
    readonly percent: number | null;
  } | null;
  /** Sends to all listeners of the change stream. */
  purge(message: string): void;
  /** Ends all change streams; a listener may connect again. */
  cutOff(): void;
  /** Resolves when somebody follows the change stream. */
  followed(): Promise<void>;
  stop(): Promise<void>;
}

export const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

/** The outside world of the shell: an API whose replies a test decides. */
export async function startFakeApi(): Promise<FakeApi> {
  const followers = new Set<ServerResponse>();
  let onFollow = () => {};
  const hasFollower = new Promise<void>((resolve) => {
    onFollow = resolve;
  });
  const server = createServer((request, response) => {
    if (request.url === '/purge-stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': hello\n\n');
      followers.add(response);
      onFollow();
      return;
    }
    if (request.url === '/site-state') {
      json({ data: { filling: api.filling } })(request, response);
      return;
    }
    api.requests.push(request);
    api.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const api: FakeApi = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    filling: null,
    answer: json({ data: { name: 'Зенит' } }),
    purge: (message) => followers.forEach((one) => one.write(`data: ${message}\n\n`)),
    cutOff() {
      for (const one of followers) one.end();
      followers.clear();
    },
    followed: () => hasFollower,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return api;
}
