import { parseCookie, stringifySetCookie } from 'cookie';
import { clearStored, readStored, storeLocally } from './local-store.ts';

/** The server's own cookies: scripts may not write them, wherever they can write cookies. */
const SECRETS = /^(?:__Host-)?(?:token|guest_id|old_auth)$/;

export interface StoredValueOptions {
  readonly page?: Document;
  readonly nowMs?: number;
}

/**
 * Stores a small text of this visitor as a readable cookie. Where the browser refuses cookies (or
 * this one, for its size) local storage replaces it for the time of `STORED_LIFE_MS`.
 * @param lifeSeconds life of the cookie
 * @returns where it is now, `nowhere` when the browser stores nothing
 * @throws Error for the names of secrets, which scripts may never store
 */
export function storeValue(
  name: string,
  value: string,
  lifeSeconds: number,
  options: StoredValueOptions = {},
): 'cookie' | 'local storage' | 'nowhere' {
  if (SECRETS.test(name))
    throw new Error(`"${name}" looks like a secret: only the server may store it`);
  const { page = document, nowMs = Date.now() } = options;
  writeCookie(page, name, value, lifeSeconds);
  const local = storeOptionsOf(page, nowMs);
  if (cookieOf(page, name) === value) {
    clearStored(name, local.view);
    return 'cookie';
  }
  // an earlier cookie must not outlive the new value
  writeCookie(page, name, '', 0);
  return storeLocally(name, value, local) ? 'local storage' : 'nowhere';
}

/** The text last stored under this name, until it expires. */
export function storedValue(name: string, options: StoredValueOptions = {}): string | undefined {
  const { page = document, nowMs = Date.now() } = options;
  return cookieOf(page, name) ?? readStored(name, storeOptionsOf(page, nowMs));
}

/** Removes it from cookie and storage. */
export function removeValue(name: string, { page = document }: StoredValueOptions = {}): void {
  writeCookie(page, name, '', 0);
  clearStored(name, page.defaultView ?? undefined);
}

const cookieOf = (page: Document, name: string): string | undefined =>
  parseCookie(page.cookie)[name];

const storeOptionsOf = (page: Document, nowMs: number) => ({
  nowMs,
  ...(page.defaultView && { view: page.defaultView as Window }),
});

function writeCookie(page: Document, name: string, value: string, maxAge: number): void {
  const secure = page.location.protocol === 'https:';
  page.cookie = stringifySetCookie({ name, value, maxAge, path: '/', sameSite: 'lax', secure });
}
