import type { ServerResponse } from 'node:http';
import type { Told } from './watched-matches.ts';

/** `premium`: the subscription it needs is over. */
export type ByeReason = 'slow' | 'closing' | 'premium';

/** One connection, as the hub sees it. */
export type LiveListener = {
  readonly topics: readonly string[];
  /** Listeners with the same key are told the same. */
  readonly key: string;
  /** Nothing was sent yet. */
  isNew: boolean;
  /** How far it is told; undefined until its first event, when it wants nothing of the past. */
  told: Told | undefined;
  /** False while the last frame waits to be read: what happens meanwhile is told as one later. */
  readonly isReady: boolean;
  /** How long it has not been ready. */
  stalledMs(): number;
  send(frame: Buffer): void;
  end(reason: ByeReason): void;
};

export type LiveListenerOptions = {
  readonly topics: readonly string[];
  readonly told: Told | undefined;
  readonly elapsedMs: () => number;
  /** It reads again. */
  readonly onReady: () => void;
};

/** Given to read the last event before the socket is cut. */
const FAREWELL_MS = 10_000;

/** A frame of the stream: `id`, kind and data of one event. */
export function frameOf(kind: string, data: object, version?: number): Buffer {
  const id = version === undefined ? '' : `id: ${version}\n`;
  return Buffer.from(`${id}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Holds at most one frame that was not read; what happens meanwhile is not queued here. */
export function createListener(
  response: ServerResponse,
  { topics, told, elapsedMs, onReady }: LiveListenerOptions,
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
    told,
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
