import type { Answered } from './exchange.ts';

/** Words of the inside of a server. */
const INSIDE =
  /node_modules|\bat .+\.ts:\d+|syntax error|invalid input syntax|violates .+ constraint|ECONNREFUSED/;

/** The fault of an answer; undefined = none. */
export function faultOf(
  { status, headers, body, ms }: Answered,
  mostMs: number,
): string | undefined {
  if (status === undefined) return `the connection died after ${Math.round(ms)} ms`;
  if (status >= 500 && status !== 503) return `answered ${status}: ${body.slice(0, 200)}`;
  if (status === 503 && headers['retry-after'] === undefined)
    return 'answered 503 without Retry-After';
  if (ms > mostMs) return `slow: answered after ${Math.round(ms)} ms`;
  const inside = INSIDE.exec(body)?.[0];
  return inside === undefined || status < 400 ? undefined : `shows its inside: ${inside}`;
}
