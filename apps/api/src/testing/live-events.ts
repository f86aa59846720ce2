import { get, type IncomingMessage } from 'node:http';

export interface ReceivedEvent {
  readonly id: string;
  readonly kind: string;
  readonly data: never;
}

/** A listener of the live stream over a real connection. */
export interface LiveClient {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The body of a response that is not a stream. */
  body(): Promise<string>;
  /** The next event of a kind; waits for it. */
  next(kind: string): Promise<ReceivedEvent>;
  readonly heard: readonly ReceivedEvent[];
  readonly response: IncomingMessage;
  /** Resolves once the server has ended it. */
  readonly ended: Promise<void>;
  close(): void;
}

function eventOf(text: string): ReceivedEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
  const kind = field('event');
  if (kind === undefined) return undefined;
  return { id: field('id') ?? '', kind, data: JSON.parse(field('data') ?? 'null') as never };
}

/** Requests `url` and listens until closed. */
export function listenTo(url: string, headers: Record<string, string> = {}): Promise<LiveClient> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { headers: { accept: 'text/event-stream', ...headers } },
      (response) => {
        const received: ReceivedEvent[] = [];
        const waiting = new Set<() => void>();
        let text = '';
        let rest = '';
        const ended = new Promise<void>((done) => response.once('close', done));
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          rest += chunk;
          const parts = rest.split('\n\n');
          rest = parts.pop() ?? '';
          received.push(...parts.flatMap((part) => eventOf(part) ?? []));
          for (const look of waiting) look();
        });
        response.on('error', () => {});
        let taken = 0;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          heard: received,
          response,
          ended,
          body: async () => {
            await ended;
            return text;
          },
          next: (kind) =>
            new Promise((found) => {
              const look = () => {
                const index = received.findIndex((event, at) => at >= taken && event.kind === kind);
                const event = received[index];
                if (event === undefined) return;
                taken = index + 1;
                waiting.delete(look);
                found(event);
              };
              waiting.add(look);
              look();
            }),
          close: () => request.destroy(),
        });
      },
    );
    request.once('error', reject);
  });
}
