import type { Exchange } from '@tipmark/api-client/server';
import { href } from '@tipmark/route-builder';
import type { FastifyInstance } from 'fastify';
import type { SiteStatus } from '../../src/features/site-status/site-status.ts';
import { siteStatusLoad } from '../../src/features/site-status/site-status-load.ts';
import type { RemotesStatus } from '../../src/features/status-remotes/remotes-status.ts';
import { remotesStatusLoad } from '../../src/features/status-remotes/remotes-status-load.ts';

const UNAVAILABLE = 503;

export interface StatusReaders {
  readonly remotes: () => Promise<RemotesStatus>;
  readonly site: () => Promise<SiteStatus>;
}

/** By the calls of this server's own pages: the API does not know what the shell runs. */
const readersByPath = ({ remotes, site }: StatusReaders) =>
  new Map<string, () => Promise<unknown>>([
    [remotesStatusLoad.endpoint.path, remotes],
    [siteStatusLoad.endpoint.path, site],
  ]);

/**
 * The same for browsers and for programs, without cookies. Programs that watch the site read a
 * status of 503 while a part of it is down.
 */
export function registerStatus(app: FastifyInstance, readers: StatusReaders): void {
  for (const [path, read] of readersByPath(readers)) {
    app.get(`/api${path}`, async (_request, reply) =>
      reply.header('Cache-Control', 'no-store').send({ data: await read() }),
    );
  }
  app.get(`${href('statusRemotes')}.json`, async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .header('Access-Control-Allow-Origin', '*')
      .send(await readers.remotes()),
  );
  app.get(`${href('siteStatus')}.json`, async (_request, reply) => {
    const status = await readers.site();
    return reply
      .code(status.state === 'down' ? UNAVAILABLE : 200)
      .header('Cache-Control', 'no-store')
      .header('Access-Control-Allow-Origin', '*')
      .send(status);
  });
}

/** An exchange that answers such calls itself. */
export function withOwnStatus(readers: StatusReaders, exchange: Exchange): Exchange {
  const reads = readersByPath(readers);
  return async (request, signal) => {
    const read = reads.get(request.path);
    return read ? { status: 200, reply: { data: await read() } } : exchange(request, signal);
  };
}
