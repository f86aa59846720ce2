import { integrityOf } from '@tipmark/remotes-registry/store';

const PATIENCE_MS = 15_000;
const SERVER_ERROR = 500;

/** What the site sent for one address, and what is wrong with it. */
export interface Visit {
  readonly address: string;
  readonly status: number;
  /** Of the remote that owns the page; undefined where the page is not composed with it. */
  readonly version: string | undefined;
  /** The page's links to this site, without fragments. */
  readonly links: readonly string[];
  /** Addresses of the files the page starts with. */
  readonly files: readonly string[];
  readonly faults: readonly string[];
}

export interface Visitor {
  /** Address of the site. */
  readonly site: string;
  readonly cookie?: string;
}

interface Boot {
  readonly failure?: { readonly reason?: string };
  readonly registry?: Readonly<Record<string, { readonly version?: string } | undefined>>;
}

/**
 * Requests a page as a browser without scripts would and verifies what it starts with: each script
 * and style sheet must be there and have the hash the page demands.
 * @param remote name of the remote that owns the page
 */
export async function visitPage(
  address: string,
  remote: string,
  { site, cookie }: Visitor,
): Promise<Visit> {
  const nothing = { address, version: undefined, links: [], files: [] };
  const reply = await request(new URL(address, site), cookie).catch((error: unknown) =>
    String(error),
  );
  if (typeof reply === 'string') return { ...nothing, status: 0, faults: [reply] };
  const { status } = reply;
  // to the sign-in, or to the one spelling of the address
  if (status >= 300 && status < 400) return { ...nothing, status, faults: [] };
  const html = await reply.text();
  const boot = bootOf(html);
  const files = filesOf(html);
  const faults = [
    ...(isGood(status) ? [] : [`status ${status}`]),
    ...(boot ? [] : ['is no page of the site: it has no boot data']),
    ...(boot?.failure ? [`the server could not show it: ${JSON.stringify(boot.failure)}`] : []),
    ...problemsOf(html),
    ...(await Promise.all(files.map((file) => faultOfFile(file, site)))).flat(),
  ];
  const version = boot?.registry?.[remote]?.version;
  return {
    address,
    status,
    version,
    links: linksOf(html),
    files: files.map(({ url }) => url),
    faults,
  };
}

const isGood = (status: number) => status < SERVER_ERROR && status !== 404;

const request = (address: URL, cookie: string | undefined): Promise<Response> =>
  fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) },
  });

function bootOf(html: string): Boot | undefined {
  const [, json] = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as Boot);
}

/** Why a version that testers chose does not run, as the badge of their pages shows it. */
function problemsOf(html: string): string[] {
  const [, badge = ''] = /<aside class="mf-badge"(.*?)<\/aside>/s.exec(html) ?? [];
  return [...badge.matchAll(/<em>(.*?)<\/em>/gs)].map(([, problem]) => plain(problem ?? ''));
}

interface DemandedFile {
  readonly url: string;
  readonly integrity: string;
}

function filesOf(html: string): DemandedFile[] {
  const tags = html.match(/<(?:script|link)\s[^>]*integrity="[^"]+"[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const url = /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    const integrity = /\sintegrity="([^"]+)"/.exec(tag)?.[1];
    return url === undefined || integrity === undefined ? [] : [{ url: plain(url), integrity }];
  });
}

/** Fetches a file and compares it with its hash; an empty list if it is as demanded. */
export async function faultOfFile(
  { url, integrity }: DemandedFile,
  site: string,
): Promise<readonly string[]> {
  try {
    const reply = await request(new URL(url, site), undefined);
    if (!reply.ok) return [`${url} answers ${reply.status}`];
    const bytes = Buffer.from(await reply.arrayBuffer());
    return integrityOf(bytes) === integrity ? [] : [`${url} is not what was built`];
  } catch (error) {
    return [`${url} cannot be fetched: ${String(error)}`];
  }
}

const linksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<a\s[^>]*href="(\/[^"#]*)/g)].map(([, link]) => plain(link ?? ''))),
];

const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
