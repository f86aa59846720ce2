import { get } from 'node:http';

/** The events of a text, and what is left of it: an event that has not ended. */
export function eventsIn(text: string): { events: MessageEvent<string>[]; rest: string } {
  const parts = text.split(/\r?\n\r?\n/);
  const rest = parts.pop() ?? '';
  const events = parts.flatMap((part) => {
    const lines = part.split(/\r?\n/);
    const field = (name: string) =>
      lines.filter((line) => line.startsWith(`${name}:`)).map((line) => valueOf(line));
    const data = field('data');
    if (data.length === 0) return [];
    const [kind = 'message'] = field('event');
    return [new MessageEvent(kind, { data: data.join('\n') })];
  });
  return { events, rest };
}

const valueOf = (line: string): string => line.slice(line.indexOf(':') + 1).replace(/^ /, '');

/**
 * A browser's `EventSource` as far as the site's client uses it: that one opens a new source itself
 * after each error.
 */
export function openEventSource(
  url: string,
  headers: Readonly<Record<string, string>>,
  onOpen: () => void,
): EventSource {
  const target = new EventTarget();
  const fail = () => target.dispatchEvent(new Event('error'));
  const request = get(url, { headers: { accept: 'text/event-stream', ...headers } }, (response) => {
    if (response.statusCode !== 200) {
      response.resume();
      fail();
      return;
    }
    onOpen();
    let rest = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      const read = eventsIn(rest + chunk);
      rest = read.rest;
      for (const event of read.events) target.dispatchEvent(event);
    });
    response.on('error', () => {});
    response.once('close', fail);
  });
  request.on('error', fail);
  const close = () => request.destroy();
  return Object.assign(target, { close }) as unknown as EventSource;
}
