import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isPrivateTopic } from '../../platform/cache/topics.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { Services } from '../handler/services.ts';

const MAX_LISTENERS = 32;
const MAX_UNSENT_BYTES = 64 * 1_024;
/** Shells that hear nothing for three of them know that they are cut off. */
const HEARTBEAT_MS = 3_000;

/** A listener that does not read is dropped: it reconnects and starts over. */
function write(response: ServerResponse, text: string): void {
  if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
  else response.write(text);
}

/**
 * `GET /purge-stream`: server-sent events `purge` with `{topics}` whenever responses go out of
 * date. For a shell on the same machine or in an operator's network; others listen to Redis.
 */
export function servePurgeStream(app: FastifyInstance, { bus, isOperator }: Services): void {
  const listeners = new Set<ServerResponse>();
  let isClosing = false;
  const unsubscribe = bus.subscribe((received) => {
    const topics = received.filter((topic) => !isPrivateTopic(topic));
    if (topics.length === 0) return;
    const frame = `event: purge\ndata: ${JSON.stringify({ topics })}\n\n`;
    for (const response of listeners) write(response, frame);
  });
  const heartbeat = setInterval(() => {
    for (const response of listeners) write(response, ': still here\n\n');
  }, HEARTBEAT_MS).unref();

  app.get('/purge-stream', { exposeHeadRoute: false }, (request, reply) => {
    if (!isOperator(request)) throw new CallError('route_not_found');
    if (listeners.size >= MAX_LISTENERS) {
      throw new CallError('unavailable', { retryAfterSeconds: 5 });
    }
    const response = reply.hijack().raw;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    });
    // The listener has missed everything before this connection.
    response.write('retry: 1000\nevent: purge\ndata: {"topics":["*"]}\n\n');
    if (isClosing) {
      response.end();
      return;
    }
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    unsubscribe();
    clearInterval(heartbeat);
    for (const response of listeners) response.end();
  });
}
