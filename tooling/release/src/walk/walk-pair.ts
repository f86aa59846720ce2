import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryEntry } from '@tipmark/remotes-registry/store';
import type { Browser } from 'playwright';
import { faultsOf, walkRemote } from '../pipeline/walk-remote.ts';
import { openInBrowser } from './open-in-browser.ts';
import { runShell } from './run-shell.ts';

/** A shell and remotes that were not built together. */
export interface Pair {
  /** For messages: `the shell of this checkout with what is live`. */
  readonly name: string;
  /** Puts the shell into a folder, or says where it is. */
  readonly shellIn: (folder: string) => Promise<string>;
  /** Makes the remotes live in this folder of releases. */
  readonly remotesIn: (remotesDir: string) => Promise<readonly RegistryEntry[]>;
}

export interface PairWalk {
  readonly lines: readonly string[];
  /** Each with the pair, the remote and its page. */
  readonly faults: readonly string[];
}

/**
 * Composes a site of a pair on a running API and opens every page of its remotes: first as the
 * server sends it in both languages, then in a browser.
 */
export async function walkPair(pair: Pair, apiUrl: string, browser: Browser): Promise<PairWalk> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tipmark-walk-'));
  try {
    const distDir = await pair.shellIn(path.join(dataDir, 'shell'));
    const remotes = await pair.remotesIn(path.join(dataDir, 'remotes'));
    const shell = await runShell(distDir, dataDir, apiUrl);
    try {
      const refused = await shell.failures();
      const walks: PairWalk[] = [];
      for (const remote of remotes) {
        const failure = refused[remote.name];
        walks.push(
          failure === undefined
            ? await walkOne(remote, shell.url, browser)
            : { lines: [], faults: [`${remote.name} ${remote.version}: ${failure}`] },
        );
      }
      return {
        lines: walks.flatMap(({ lines }) => lines),
        faults: walks.flatMap(({ faults }) => faults).map((fault) => `${pair.name}: ${fault}`),
      };
    } finally {
      await shell.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const GOOD = 200;

async function walkOne(
  { name, version }: RegistryEntry,
  site: string,
  browser: Browser,
): Promise<PairWalk> {
  const walk = await walkRemote({ remote: name, version, site });
  // the other language has the same scripts
  const shown = walk.visits
    .filter(({ address, status }) => status === GOOD && !/^\/en(?:\/|$)/.test(address))
    .map(({ address }) => address);
  const faults = [...faultsOf(walk), ...(await openInBrowser(browser, site, shown))];
  return {
    lines: [`${name} ${version}: ${walk.visits.length} pages, ${shown.length} in a browser`],
    faults: faults.map((fault) => `${name} ${version}: ${fault}`),
  };
}
