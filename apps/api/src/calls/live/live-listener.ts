import type { ServerResponse } from 'node:http';
import type { SentVersion } from './watched-matches.ts';

/** `premium`: the subscription it requires has ended. */
export type ByeReason = 'slow' | 'closing' | 'premium';

/** One connection, as the hub sees it. */
export interface LiveListener {
  readonly topics: readonly string[];
  /** Listeners with the same key are sent the same events. */
  readonly key: string;
  /** Nothing has been sent yet. */
  isNew: boolean;
  /**
   * The version it has been sent; undefined until its first event, when it needs no past changes.
   */
  sent: SentVersion | undefined;
  /** False while the last frame is unread: changes in the meantime are sent later as one frame. */
  readonly isReady: boolean;
  /** How long it has not been ready. */
  stalledMs(): number;
  send(frame: Buffer): void;
  end(reason: ByeReason): void;
}

export interface LiveListenerOptions {
  readonly topics: readonly string[];
  readonly sent: SentVersion | undefined;
  readonly elapsedMs: () => number;
  /** Called when it reads again. */
  readonly onReady: () => void;
}

/** Time for reading the last event before the socket is closed. */
const FAREWELL_MS = 10_000;

/** A frame of the stream: `id`, kind and data of one event. */
export function frameOf(kind: string, data: object, version?: number): Buffer {
  const id = version === undefined ? '' : `id: ${version}\n`;
  return Buffer.from(`${id}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Buffers at most one unread frame; changes in the meantime are not queued here. */
export function createListener(
  response: ServerResponse,
  { topics, sent, elapsedMs, onReady }: LiveListenerOptions,
): LiveListener {
  let stalledAt: number | undefined;
  response.on('drain', () => {
    stalledAt = undefined;
    onReady();
  });
  return {
    topics,
    key: topics.join(','),
    isNew: true,
    sent,
    get isReady() {
      return stalledAt === undefined;
    },
    stalledMs: () => (stalledAt === undefined ? 0 : elapsedMs() - stalledAt),
    send(frame) {
      if (!response.write(frame)) stalledAt ??= elapsedMs();
    },
    end(reason) {
      response.end(frameOf('bye', { reason }));
      setTimeout(() => response.destroy(), FAREWELL_MS).unref();
    },
  };
}
