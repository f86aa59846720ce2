import { request as forward } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from '@tipmark/test-kit/tls';

export interface TlsProxy {
  readonly url: string;
  /** Where requests go from now on. */
  leadTo(address: string): void;
  close(): Promise<void>;
}

/** What stands in front of a site on the internet: https outside, http to the site. */
export async function startTlsProxy(): Promise<TlsProxy> {
  let target: URL | undefined;
  const server = createServer(selfSigned(), (request, response) => {
    if (target === undefined) return void response.writeHead(502).end();
    const { method, url: path, headers, socket } = request;
    const own = {
      'x-forwarded-for': socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
    };
    const { hostname, port } = target;
    const inner = forward({ hostname, port, method, path, headers: { ...headers, ...own } });
    inner.on('response', (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    inner.on('error', () => response.destroy());
    response.on('close', () => inner.destroy());
    request.pipe(inner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    leadTo(address) {
      target = new URL(address);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
