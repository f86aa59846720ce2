import { setTimeout as delay } from 'node:timers/promises';

export interface PurgeListenerOptions {
  readonly apiUrl: string;
  /** Called with each message, and with `undefined` when messages may have been missed. */
  readonly onPurge: (message: string | undefined) => void;
  /** Changes are not known any more until `onPurge` is called again. */
  readonly onCutOff?: (() => void) | undefined;
  readonly log: { info(message: string): void; debug(message: string): void };
  readonly silenceMs?: number;
}

const RECONNECT_AFTER_MS = 1000;
/** The API sends a beat every 3 s: after three missed ones the line to it is cut. */
const SILENCE_MS = 10_000;

/**
 * Follows the API's stream of changes (server-sent events, on this machine only) until stopped.
 * While it is disconnected pages expire by age only; after every connection everything is purged
 * once, since the changes meanwhile are unknown.
 */
export function followPurges(options: PurgeListenerOptions): () => void {
  const { onCutOff } = options;
  const stop = new AbortController();
  void (async () => {
    while (!stop.signal.aborted) {
      await listenOnce(options, stop.signal);
      onCutOff?.();
      await delay(RECONNECT_AFTER_MS, undefined, { signal: stop.signal, ref: false }).catch(
        () => {},
      );
    }
  })();
  return () => stop.abort();
}

async function listenOnce(
  { apiUrl, onPurge, log, silenceMs = SILENCE_MS }: PurgeListenerOptions,
  stopped: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error('silence')), silenceMs).unref();
  try {
    const answer = await fetch(`${apiUrl}/purge-stream`, {
      signal: AbortSignal.any([stopped, silence.signal]),
      headers: { accept: 'text/event-stream' },
    });
    if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`);
    log.info('subscribed to the changes of the api');
    onPurge(undefined);
    for await (const message of messagesOf(answer.body, () => timer.refresh())) onPurge(message);
  } catch (error) {
    if (!stopped.aborted) log.debug(`the change stream of the api is cut off: ${String(error)}`);
  } finally {
    clearTimeout(timer);
  }
}

/** Data of each event of a server-sent stream. */
export async function* messagesOf(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => {},
): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    onBytes();
    rest += decoder.decode(chunk, { stream: true });
    const events = rest.split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'));
      if (lines.length > 0) yield lines.map((line) => line.slice(5).trimStart()).join('\n');
    }
  }
}
