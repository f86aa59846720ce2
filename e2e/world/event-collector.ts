import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedEvent {
  readonly event_type: string;
  readonly event_properties: Readonly<Record<string, unknown>>;
  readonly user_agent: string;
  readonly user_id?: string;
}

export interface EventCollector {
  /** As `STATISTICS_URL`. */
  readonly url: string;
  /** What the site has sent, with method, type and address of the request. */
  readonly requests: readonly { readonly head: string; readonly event: CollectedEvent }[];
  close(): Promise<void>;
}

/** The external service that visitor events are forwarded to. */
export async function startEventCollector(): Promise<EventCollector> {
  const requests: { head: string; event: CollectedEvent }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      const head = `${request.method} ${request.url} ${request.headers['content-type']}`;
      requests.push({ head, event: JSON.parse(text) as CollectedEvent });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/collect?project=tips`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
