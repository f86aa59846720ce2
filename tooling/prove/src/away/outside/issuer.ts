import { type CutLine, openLine, startHostileIssuer } from '@tipmark/api/proofs';
import type { WholeSite } from '../../site/whole-site.ts';
import { AWAY, type Outside, odd, originOf, refusalOf, SERVED } from './outside.ts';

const MOST_STEPS = 8;
/** As a page of the site says it: `docs/operations.md`. */
const WRITTEN = /\/login\?.*source=sign-in-(?:away|failed)/i;

interface Reply {
  readonly status: number;
  readonly location: string | null;
}

/** Cookies and redirects as a browser handles them. */
function aBrowser() {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { host } = new URL(url);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const jar = jarOf(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, ...(init.headers as Record<string, string> | undefined) };
    const reply = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const text of reply.headers.getSetCookie()) {
      const [pair = ''] = text.split(';', 1);
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return reply;
  };
}

/** Signs in. @returns the page of the site that it ended at, and its browser */
async function signIn({ shell }: WholeSite) {
  const browse = aBrowser();
  let here = `${shell}/api/auth/club/start?locale=en`;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isOwn = here.startsWith(shell);
    const reply = await browse(here, { signal: AbortSignal.timeout(30_000) }).catch(
      (error: unknown) => (isOwn ? Promise.reject(error) : undefined),
    );
    // the issuer is away for the browser, too
    if (reply === undefined) return { browse, page: undefined };
    await reply.arrayBuffer().catch(() => undefined);
    const { status, location }: Reply = {
      status: reply.status,
      location: reply.headers.get('location'),
    };
    if (location === null) {
      return { browse, page: isOwn ? `${here} answered ${status}` : undefined };
    }
    here = new URL(location, here).href;
    const isPage = here.startsWith(shell) && !here.startsWith(`${shell}/api/`);
    if (isPage) return { browse, page: here.slice(shell.length) };
  }
  return { browse, page: 'redirects in circles' };
}

/** Completes a sign-in. @returns the address of the account */
async function enter(site: WholeSite): Promise<string | undefined> {
  const { browse, page = '' } = await signIn(site);
  const authHash = /\/social-login\/([\w-]{43})/i.exec(page)?.[1];
  if (authHash === undefined) return undefined;
  const reply = await browse(`${site.shell}/api/social-login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site.shell,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ authHash }),
  });
  const { data } = (await reply.json()) as { data?: { url?: string } };
  return data?.url;
}

/** An account that somebody opened by signing in at an issuer must be one account. */
export async function openIssuer(): Promise<Outside> {
  let laid: CutLine | undefined;
  const issuer = await startHostileIssuer('club', async (own) => {
    laid = await openLine(own);
    return originOf(laid);
  });
  const line = laid as CutLine | undefined;
  if (line === undefined) throw new Error('the issuer has no line');
  /** Accounts by subject, as they were acknowledged. */
  const accounts = new Map<string, string>();
  let count = 0;
  const comes = (subject: string) =>
    issuer.lie({ claims: { sub: subject, name: `Reader ${subject}` } });

  return {
    line,
    refusal: refusalOf('429 Too Many Requests', { 'retry-after': '2' }),
    env: {
      OIDC_CLUB_ISSUER: issuer.provider.issuer,
      OIDC_CLUB_CLIENT_ID: issuer.provider.clientId,
      OIDC_CLUB_CLIENT_SECRET: issuer.provider.clientSecret ?? '',
    },
    async use(site) {
      count += 1;
      const subject = `subject-${Date.now().toString(36)}-${count}`;
      comes(subject);
      const { page } = await signIn(site).catch((error: unknown) => ({
        page: `the site did not answer: ${String(error)}`,
      }));
      if (page === undefined || WRITTEN.test(page)) return AWAY;
      if (!/^\/(?:en\/)?social-login/i.test(page)) return odd(`sign-in: ${page}`);
      const url = await enter(site).catch(() => undefined);
      if (url !== undefined) accounts.set(subject, url);
      return url === undefined ? AWAY : SERVED;
    },
    async missing(site) {
      const found: string[] = [];
      for (const [subject, url] of [...accounts].slice(-3)) {
        comes(subject);
        const again = await enter(site);
        if (again !== url) found.push(`account ${url} of ${subject}: ${String(again)}`);
      }
      return found;
    },
    doubled: async () => {
      const urls = [...accounts.values()];
      return urls.filter((url, index) => urls.indexOf(url) !== index);
    },
    async close() {
      await line.close();
      await issuer.close();
    },
  };
}
