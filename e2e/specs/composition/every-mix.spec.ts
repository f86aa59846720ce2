import { matchPath, type RouteName, routes } from '@tipmark/route-builder';
import { expect, test } from 'playwright/test';
import { IS_DEEP } from '../../pages/deep-check.ts';
import { REMOTE_HEADINGS, REMOTE_NAMES, type RemoteName } from '../../pages/remote-headings.ts';
import { type EmptySite, startEmptySite } from '../../world/empty-site.ts';
import { freePort } from '../../world/free-port.ts';
import { answers } from '../../world/processes.ts';
import { START_LIMIT_MS } from '../../world/site.ts';
import { startWatched } from '../../world/watched-process.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let site: EmptySite;
test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  site = await startEmptySite(REMOTE_NAMES, {});
});
test.afterAll(() => site?.stop());

/** Every set of remotes but the empty one. */
const ALL_MIXES: readonly (readonly RemoteName[])[] = Array.from(
  { length: 2 ** REMOTE_NAMES.length - 1 },
  (_, bits) => REMOTE_NAMES.filter((_name, index) => ((bits + 1) >> index) % 2 === 1),
);

/** In an ordinary run those of one remote and of all but one. */
const MIXES = ALL_MIXES.filter(
  ({ length }) => IS_DEEP || length === 1 || length === REMOTE_NAMES.length - 1,
);

/** Owner of the page at an address of the site; undefined = no page. */
function ownerOf(address: string): string | undefined {
  const match = matchPath(new URL(address, site.url).pathname);
  return match && routes[match.name as RouteName].owner;
}

const linksIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, href = '']) => href)),
];

interface Visited {
  readonly mix: string;
  /** Status and heading by address. */
  readonly pages: Readonly<Record<string, readonly [number, string]>>;
  readonly home: number;
  readonly menu: readonly string[];
  readonly faults: readonly string[];
}

/** A shell of only these remotes beside the running API. */
async function visit(mix: readonly RemoteName[]): Promise<Visited> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shell = startWatched('apps/shell/dist/server/server.js', {
    DATA_DIR: site.dataDir,
    PORT: String(port),
    API_URL: site.apiUrl,
    PUBLIC_URL: url,
    REMOTES: mix.join(','),
    LOG_LEVEL: 'warn',
  });
  try {
    await answers(`${url}/health/ready`, [shell.child]);
    const pages: Record<string, readonly [number, string]> = {};
    for (const name of REMOTE_NAMES) {
      const { address } = REMOTE_HEADINGS[name];
      const reply = await fetch(url + address);
      const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(await reply.text()) ?? [];
      pages[name] = [reply.status, heading.replaceAll(/<[^>]+>/g, '')];
    }
    const home = (await fetch(`${url}/`)).status;
    const menu = linksIn(await (await fetch(`${url}/about-us`)).text());
    // 404 is no fault of the site: it is not in the log at this level
    const faults = shell.written().split('\n').filter(Boolean);
    return { mix: mix.join(','), pages, home, menu, faults };
  } finally {
    await shell.stop();
  }
}

test('a site of any remotes has their start pages and links alone; other sections are not there', async () => {
  for (const mix of MIXES) {
    const { pages, home, menu, faults } = await visit(mix);
    const seen = { mix, home, faults };
    expect(seen).toEqual({ mix, home: 200, faults: [] });
    for (const name of REMOTE_NAMES) {
      const [status, heading] = pages[name] ?? [0, ''];
      const isThere = mix.includes(name);
      expect([mix, name, status]).toEqual([mix, name, isThere ? 200 : 404]);
      expect(heading).toContain(
        isThere ? REMOTE_HEADINGS[name].heading : 'Этого раздела здесь нет',
      );
    }
    const owners = menu.map((address) => [address, ownerOf(address)] as const);
    const allowed: readonly (string | undefined)[] = ['shell', ...mix];
    expect([mix, owners.filter(([, owner]) => !allowed.includes(owner))]).toEqual([mix, []]);
    const reached = new Set(owners.map(([, owner]) => owner));
    expect([mix, mix.filter((name) => !reached.has(name))]).toEqual([mix, []]);
  }
});
