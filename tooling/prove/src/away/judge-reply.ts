/** A page or call that a visitor has asked for while a server was away. */
export interface Reply {
  readonly request: string;
  /** Undefined: the connection died. */
  readonly status: number | undefined;
  readonly retryAfter: string | null;
  readonly ms: number;
}

/** A page waits nine seconds, a call ten, and the shell two more for it. */
export const MOST_MS = 15_000;

/** What is wrong with it; undefined: it is as `docs/operations.md` says. */
export function faultOfReply({ request, status, retryAfter, ms }: Reply): string | undefined {
  const named = (what: string) => `${request}: ${what}`;
  if (status === undefined) return named(`the connection died after ${Math.round(ms)} ms`);
  if (status === 503 && retryAfter === null) return named('503 without Retry-After');
  if (status !== 200 && status !== 503) return named(`answered ${status}`);
  return ms > MOST_MS ? named(`over the deadline, after ${Math.round(ms)} ms`) : undefined;
}
