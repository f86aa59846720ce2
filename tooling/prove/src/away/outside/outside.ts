import type { CutLine } from '@tipmark/api/proofs';
import type { WholeSite } from '../../site/whole-site.ts';

/** What became of one use of a neighbour by a visitor. */
export interface Use {
  /** Whether the visitor got what the neighbour is for. */
  readonly isServed: boolean;
  /** What was answered otherwise than written. */
  readonly faults: readonly string[];
}

/** A server of somebody else that the site uses, over a line of this proof. */
export interface Outside {
  readonly line: CutLine;
  /** What it answers while it is full: a whole answer of HTTP. */
  readonly refusal: string;
  /** Variables of the site. */
  readonly env: Readonly<Record<string, string>>;
  /** A visitor uses it, whatever happens to the line; what is acknowledged is remembered. */
  use(site: WholeSite): Promise<Use>;
  /** What was acknowledged and has not arrived. */
  missing(site: WholeSite): Promise<readonly string[]>;
  /** What arrived more often than it may. */
  doubled(site: WholeSite): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const SERVED: Use = { isServed: true, faults: [] };
/** As written for a neighbour that is away. */
export const AWAY: Use = { isServed: false, faults: [] };

/** What was answered is neither. */
export const odd = (what: string): Use => ({ isServed: false, faults: [what] });

/** A whole answer of HTTP, as a server sends it that has no room for anything. */
export function refusalOf(status: string, headers: Readonly<Record<string, string>>, body = '') {
  const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`;
}

export const JSON_TYPE = { 'content-type': 'application/json' };

/** The origin of a line, without the slash that addresses end with. */
export const originOf = ({ url }: CutLine): string => new URL(url).origin;
