/** How an edge is asked to drop pages by their keys. */
export type PurgeStyle = 'varnish' | 'fastly';

export interface PurgeTarget {
  readonly url: string;
  readonly style: PurgeStyle;
  readonly token: string | undefined;
}

/** Fastly accepts so many keys in one request. */
export const MOST_KEYS = 256;
const DEADLINE_MS = 2000;

/**
 * Sends one purge. Varnish: `PURGE` with the header `xkey-purge`, as `deploy/varnish.vcl` reads it;
 * Fastly: `POST` to `/service/<id>/purge` with `Surrogate-Key` and the token as `Fastly-Key`.
 */
export async function sendPurge(
  { url, style, token }: PurgeTarget,
  keys: readonly string[],
): Promise<void> {
  const reply = await fetch(url, {
    method: style === 'fastly' ? 'POST' : 'PURGE',
    headers: style === 'fastly' ? fastlyHeaders(keys, token) : varnishHeaders(keys, token),
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await reply.body?.cancel();
  if (!reply.ok) throw new Error(`status ${reply.status}`);
}

const fastlyHeaders = (keys: readonly string[], token: string | undefined) => ({
  'Surrogate-Key': keys.join(' '),
  Accept: 'application/json',
  ...(token !== undefined && { 'Fastly-Key': token }),
});

const varnishHeaders = (keys: readonly string[], token: string | undefined) => ({
  'xkey-purge': keys.join(' '),
  ...(token !== undefined && { 'X-Purge-Token': token }),
});
