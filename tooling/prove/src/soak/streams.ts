import { get, type IncomingMessage } from 'node:http';

/** Visitors who have a page with live scores open. */
export interface StreamsOrder {
  /** Addresses of the stream with its topics, used in turn. */
  readonly urls: readonly string[];
  readonly count: number;
}

/** What they have seen so far. */
export interface StreamsSeen {
  readonly open: number;
  /** Streams that ended although nobody closed them. */
  readonly lost: number;
  readonly bytes: number;
}

const AGAIN_MS = 1_000;
const BETWEEN_MS = 4;

/** Opens them one after the other, and again when one ends. */
export function openStreams(
  { urls, count }: StreamsOrder,
  addressOf: (visitor: number) => string,
): () => StreamsSeen {
  let open = 0;
  let lost = 0;
  let bytes = 0;

  function follow(visitor: number): void {
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': addressOf(visitor) };
    const again = () => {
      lost += 1;
      setTimeout(follow, AGAIN_MS, visitor);
    };
    const url = urls[visitor % urls.length] ?? '';
    let isAnswered = false;
    const request = get(url, { headers, agent: false }, (reply: IncomingMessage) => {
      isAnswered = true;
      if (reply.statusCode !== 200) {
        reply.destroy();
        again();
        return;
      }
      open += 1;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.on('error', () => {});
      reply.once('close', () => {
        open -= 1;
        again();
      });
    });
    request.on('error', () => {
      if (!isAnswered) again();
    });
  }

  for (let visitor = 0; visitor < count; visitor += 1) {
    setTimeout(follow, visitor * BETWEEN_MS, visitor);
  }
  return () => ({ open, lost, bytes });
}
