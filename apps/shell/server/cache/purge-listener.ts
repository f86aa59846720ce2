import { setTimeout as delay } from 'node:timers/promises';

export interface PurgeListenerOptions {
  readonly apiUrl: string;
  /** Called with each message, and with `undefined` when messages may have been missed. */
  readonly onPurge: (message: string | undefined) => void;
  readonly log: { info(message: string): void; debug(message: string): void };
}

const RECONNECT_AFTER_MS = 1000;

/**
 * Follows the API's stream of changes (server-sent events, on this machine only) until stopped.
 * While it is disconnected pages expire by age only; after every connection everything is purged
 * once, since the changes meanwhile are unknown.
 */
export function followPurges({ apiUrl, onPurge, log }: PurgeListenerOptions): () => void {
  const stop = new AbortController();
  void (async () => {
    while (!stop.signal.aborted) {
      await listenOnce(`${apiUrl}/purge-stream`, stop.signal, onPurge, log);
      await delay(RECONNECT_AFTER_MS, undefined, { signal: stop.signal, ref: false }).catch(
        () => {},
      );
    }
  })();
  return () => stop.abort();
}

async function listenOnce(
  address: string,
  signal: AbortSignal,
  onPurge: PurgeListenerOptions['onPurge'],
  log: PurgeListenerOptions['log'],
): Promise<void> {
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'text/event-stream' } });
    if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`);
    log.info('subscribed to the changes of the api');
    onPurge(undefined);
    for await (const message of messagesOf(answer.body)) onPurge(message);
  } catch (error) {
    if (!signal.aborted) log.debug(`the change stream of the api is cut off: ${String(error)}`);
  }
}

/** Data of each event of a server-sent stream. */
export async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    const events = rest.split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'));
      if (lines.length > 0) yield lines.map((line) => line.slice(5).trimStart()).join('\n');
    }
  }
}
