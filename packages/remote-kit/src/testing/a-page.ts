import { parseCookie, parseSetCookie } from 'cookie';

interface PageOptions {
  readonly cookies?: Readonly<Record<string, string>>;
  /** The browser accepts cookies and forgets them. */
  readonly refusesCookies?: boolean;
}

/** A document with cookies and a local storage of its own. */
export function aPage({ cookies = {}, refusesCookies = false }: PageOptions = {}) {
  const jar = new Map(Object.entries(cookies));
  const written: string[] = [];
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const dataset: Record<string, string> = { zone: 'assumed' };
  const page = {
    location: { protocol: 'http:' },
    documentElement: { dataset },
    defaultView: { localStorage },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    },
    set cookie(line: string) {
      const { name, value, maxAge } = parseSetCookie(line);
      written.push(line);
      if (refusesCookies || maxAge === 0) jar.delete(name);
      else jar.set(name, value ?? '');
    },
  } as unknown as Document;
  return {
    page,
    written,
    cookies: () => ({ ...parseCookie(page.cookie) }),
    local: () => Object.fromEntries(stored),
  };
}
