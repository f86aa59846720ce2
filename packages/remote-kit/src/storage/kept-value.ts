import { parseCookie, stringifySetCookie } from 'cookie';
import { clearStored, readStored, storeLocally } from './local-store.ts';

/** The server's own cookies: no script may hold them, wherever a script could write them. */
const SECRETS = /^(?:__Host-)?(?:token|guest_id|old_auth)$/;

export interface KeptValueOptions {
  readonly page?: Document;
  readonly nowMs?: number;
}

/**
 * Remembers a small text of this visitor as a readable cookie. Where the browser refuses cookies
 * (or this one, for its size) local storage stands in for the time of `STORED_LIFE_MS`.
 * @param lifeSeconds life of the cookie
 * @returns where it is now, `nowhere` when the browser keeps nothing
 * @throws Error for the names of secrets, which scripts never hold
 */
export function keepValue(
  name: string,
  value: string,
  lifeSeconds: number,
  options: KeptValueOptions = {},
): 'cookie' | 'local storage' | 'nowhere' {
  if (SECRETS.test(name)) throw new Error(`"${name}" is kept by the server alone`);
  const { page = document, nowMs = Date.now() } = options;
  writeCookie(page, name, value, lifeSeconds);
  const local = storeOptionsOf(page, nowMs);
  if (cookieOf(page, name) === value) {
    clearStored(name, local.view);
    return 'cookie';
  }
  // what the cookie said before must not outlive the new value
  writeCookie(page, name, '', 0);
  return storeLocally(name, value, local) ? 'local storage' : 'nowhere';
}

/** The text last kept under this name, while it lives. */
export function keptValue(name: string, options: KeptValueOptions = {}): string | undefined {
  const { page = document, nowMs = Date.now() } = options;
  return cookieOf(page, name) ?? readStored(name, storeOptionsOf(page, nowMs));
}

/** Forgets it, wherever it is. */
export function forgetValue(name: string, { page = document }: KeptValueOptions = {}): void {
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
