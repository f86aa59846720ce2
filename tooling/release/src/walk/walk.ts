import { readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchOptions } from '@tipmark/chromium';
import { CONTRACT_VERSION } from '@tipmark/remote-kit';
import {
  createMirror,
  openReleaseStore,
  type RecordedShell,
  type RegistryEntry,
  type ReleaseStore,
} from '@tipmark/remotes-registry/store';
import { chromium } from 'playwright';
import { checkContract } from '../contract/check-contract.ts';
import { liveEntries } from '../live-registry.ts';
import { ROOT, runStep } from '../pipeline/arguments.ts';
import { releaseRemote } from '../release-remote.ts';
import { copyShell, lastShell } from '../shell/recorded-shell.ts';
import { type Pair, walkPair } from './walk-pair.ts';

const usage = 'usage: npm run walk -- [remote…] [--api <address>] [--apps <folder of builds>]';

interface Walked {
  readonly store: ReleaseStore;
  /** Folder with a built app each. */
  readonly appsDir: string;
  /** Only these remotes; empty = all. */
  readonly names: readonly string[];
}

/**
 * Opens in a browser what meets on a site when shell and remotes are replaced one by one: the shell
 * of this checkout with the remotes that are live, and the remotes of this checkout in the shell
 * that was recorded last. A pair whose contracts differ in number is refused by the shell, as
 * announced; every other one must work.
 */
async function walk(args: readonly string[]): Promise<number> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      api: { type: 'string' },
      apps: { type: 'string', default: 'apps' },
    },
  });
  const api =
    values.api ?? (process.env['API_URL'] || `http://127.0.0.1:${process.env['API_PORT'] || 4000}`);
  if (!URL.canParse(api)) throw new Error(`"${api}" is no address of an API; ${usage}`);
  const remotesDir = path.resolve(ROOT, process.env['DATA_DIR'] || '.data', 'remotes');
  const store = openReleaseStore(process.env, remotesDir);
  const appsDir = path.resolve(ROOT, values.apps);
  const walked: Walked = { store, appsDir, names };

  const { lines, isBroken } = await checkContract(store, CONTRACT_VERSION, names);
  const faults: string[] = isBroken ? [...lines] : [];
  const pairs = [await withLiveRemotes(walked), await inLastShell(walked)];
  const browser = await chromium.launch(launchOptions);
  try {
    for (const pair of pairs) {
      if (typeof pair === 'string') {
        console.log(pair);
        continue;
      }
      console.log(pair.name);
      const result = await walkPair(pair, new URL(api).origin, browser);
      for (const line of result.lines) console.log(`  ${line}`);
      faults.push(...result.faults);
    }
  } finally {
    await browser.close();
  }
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'these versions fit together' : `${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}

/** The shell of this checkout with what is live; a sentence if there is nothing to walk. */
async function withLiveRemotes({ store, appsDir, names }: Walked): Promise<Pair | string> {
  const live = (await liveEntries(store)).filter((entry) => isWanted(entry.name, names));
  const fitting = live.filter(({ contract }) => contract === CONTRACT_VERSION);
  if (fitting.length === 0)
    return `nothing with contract ${CONTRACT_VERSION} is live in ${store.location}: nothing to walk`;
  return {
    name: 'the shell of this checkout with the remotes that are live',
    shellIn: async () => path.join(appsDir, 'shell/dist'),
    async remotesIn(remotesDir) {
      const problems: string[] = [];
      await createMirror({
        store,
        remotesDir,
        log: { info() {}, warn: (message) => problems.push(message) },
      }).sync();
      if (problems.length > 0) throw new Error(problems.join('; '));
      return fitting;
    },
  };
}

/** The remotes of this checkout in the shell before; a sentence if there is nothing to walk. */
async function inLastShell({ store, appsDir, names }: Walked): Promise<Pair | string> {
  const shell = await lastShell(store);
  if (!shell)
    return `no shell is recorded in ${store.location}: npm run release -- shell records one`;
  if (shell.contract !== CONTRACT_VERSION)
    return `${nameOf(shell)} has contract ${shell.contract}, the remotes of this checkout ${CONTRACT_VERSION}: it refuses them`;
  const built = await builtRemotes(appsDir);
  return {
    name: `the remotes of this checkout in ${nameOf(shell)}`,
    async shellIn(folder) {
      await copyShell(store, shell.build, folder);
      // third-party packages are no part of a build
      await symlink(path.join(ROOT, 'apps/shell/node_modules'), path.join(folder, 'node_modules'));
      return folder;
    },
    async remotesIn(remotesDir) {
      const own = openReleaseStore({}, remotesDir);
      const entries: RegistryEntry[] = [];
      for (const name of built) {
        if (isWanted(name, names))
          entries.push(await releaseRemote(path.join(appsDir, name), name, own));
      }
      return entries;
    },
  };
}

const nameOf = ({ build, atSeconds }: RecordedShell): string =>
  `the shell ${build} of ${new Date(atSeconds * 1000).toISOString().slice(0, 10)}`;

const isWanted = (name: string, names: readonly string[]): boolean =>
  names.length === 0 || names.includes(name);

/** Apps whose package exports a remote. */
async function builtRemotes(appsDir: string): Promise<readonly string[]> {
  const found = await Promise.all(
    (await readdir(appsDir)).map(async (name) => {
      const manifest = path.join(appsDir, name, 'package.json');
      const text = await readFile(manifest, 'utf8').catch(() => '{}');
      return './remote' in ((JSON.parse(text) as { exports?: object }).exports ?? {}) ? [name] : [];
    }),
  );
  return found.flat();
}

runStep(() => walk(process.argv.slice(2)));
