/** What the proxy notes: the number of a request, that of the visitor's request, who was asked. */
export const REACHED_FORMAT = '$request_id "$http_x_request_id" "$upstream_addr"';

const LINE = /^(\S+) "(\S*)" "([^"]*)"$/gm;
const SEPARATORS = /[\s,:]+(?=\d+\.)/;

/**
 * Who was asked for a request of a visitor: shells by the proxy, APIs for the calls of the shells.
 * @param text lines of the format above
 * @returns addresses by the number of a request, `address:port`
 */
export function readReached(text: string): ReadonlyMap<string, readonly string[]> {
  const reached = new Map<string, string[]>();
  for (const [, own = '', ofVisitor = '', addresses = ''] of text.matchAll(LINE)) {
    // a call of a shell has its own number and that of the request it is made for
    const id = ofVisitor === '-' ? own : ofVisitor;
    const list = reached.get(id) ?? [];
    list.push(...addresses.split(SEPARATORS).filter((address) => address !== '-'));
    reached.set(id, list);
  }
  return reached;
}

/** A request that was not answered, and who was asked for it. */
export interface Refused {
  readonly request: string;
  readonly step: string;
  readonly outcome: number | string;
  readonly ms: number;
  readonly asked: readonly string[];
}

/** One line: what was refused, how, and which machines were asked for it. */
export const refusedLine = ({ request, step, outcome, ms, asked }: Refused): string =>
  `${request} in step "${step}" after ${ms.toFixed(0)} ms: ${outcome}, asked ${asked.join(', ') || 'nobody'}`;
