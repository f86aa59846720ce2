import type { TestApi } from '../../../../testing/create-test-api.ts';

const SITE = 'http://localhost:3000';

interface Reply {
  readonly status: number;
  readonly location: string;
}

/** The part of a response that tests read. */
interface Answer {
  readonly data: {
    readonly url: string;
    readonly signIns: readonly unknown[];
    readonly providers: readonly unknown[];
  };
  readonly error: { readonly details: unknown };
}

export interface Browser {
  /** Follows one address: of the site to the api, any other over the network. */
  open(address: string): Promise<Reply>;
  /** Follows redirects until it is back at a page of the site. */
  follow(address: string): Promise<string>;
  call(
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
  ): Promise<{ status: number; body: Answer }>;
}

/** Cookies and redirects as a browser handles them; each has its own. */
export function aBrowser(getApi: () => TestApi): Browser {
  const jars = new Map<string, Map<string, string>>();
  function jarOf(address: string): Map<string, string> {
    const { host } = new URL(address);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  }
  function retain(jar: Map<string, string>, lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
  const headerOf = (jar: Map<string, string>) =>
    [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function call(method: 'GET' | 'POST', url: string, payload?: object) {
    const jar = jarOf(SITE);
    const reply = await getApi().app.inject({
      method,
      url,
      headers: { cookie: headerOf(jar), host: 'localhost:3000', 'sec-fetch-site': 'same-origin' },
      ...(payload === undefined ? {} : { payload }),
    });
    retain(jar, [reply.headers['set-cookie'] ?? []].flat());
    const isJson = String(reply.headers['content-type']).includes('json');
    return {
      status: reply.statusCode,
      location: String(reply.headers.location ?? ''),
      body: isJson ? reply.json() : reply.body,
    };
  }

  async function open(address: string): Promise<Reply> {
    const url = new URL(address, SITE);
    if (url.origin === SITE) {
      const { status, location } = await call('GET', `${url.pathname}${url.search}`.slice(4));
      return { status, location: location && new URL(location, SITE).href };
    }
    const jar = jarOf(address);
    const reply = await fetch(url, { redirect: 'manual', headers: { cookie: headerOf(jar) } });
    retain(jar, reply.headers.getSetCookie());
    const location = reply.headers.get('location') ?? '';
    return { status: reply.status, location: location && new URL(location, url).href };
  }

  return {
    open,
    call,
    async follow(address) {
      let here = new URL(address, SITE).href;
      for (let step = 0; step < 12; step += 1) {
        const { location } = await open(here);
        if (location === '') throw new Error(`${here} leads nowhere`);
        here = location;
        if (here.startsWith(SITE) && !here.startsWith(`${SITE}/api/`))
          return here.slice(SITE.length);
      }
      throw new Error(`${address} leads around in circles`);
    },
  };
}
