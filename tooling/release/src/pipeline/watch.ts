import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { openReleaseStore } from '@tipmark/remotes-registry/store';
import { liveVersionOf } from '../live-registry.ts';
import { ROOT, runStep, subjectOf } from './arguments.ts';
import { faultsElsewhere } from './rest-of-the-site.ts';
import { faultsOf, walkRemote } from './walk-remote.ts';
import { watchRelease } from './watch-release.ts';

const usage =
  'usage: npm run watch -- <remote> [--site <address>] [--from <folder> | --version <version>]\n' +
  '       [--for <seconds>] [--every <seconds>]';
const FAILURES = 3;
const release = path.resolve(import.meta.dirname, '../main.ts');
const run = promisify(execFile);

/** Watches a version that has just gone live, and rolls it back by itself when its pages fail. */
async function watch(args: readonly string[]): Promise<number> {
  const { remote, version, site, forMs, everyMs } = await subjectOf(args, usage);
  const remotesDir = path.resolve(ROOT, process.env['DATA_DIR'] || '.data', 'remotes');
  const store = openReleaseStore(process.env, remotesDir);
  const outcome = await watchRelease({
    forMs,
    everyMs,
    failures: FAILURES,
    look: async () => faultsOf(await walkRemote({ remote, version, site, isUncached: true })),
    lookElsewhere: () => faultsElsewhere(remote, { site }),
    isStillLive: async () => (await liveVersionOf(store, remote)) === version,
    rollBack: async () => {
      const { stdout } = await run(process.execPath, [release, remote, '--rollback']);
      console.error(`rolled back: ${stdout.trim()}`);
    },
    log: (line) => console.error(line),
  });
  console.log(SENTENCES[outcome](`${remote} ${version}`));
  return outcome === 'rolledBack' ? 1 : 0;
}

const SENTENCES = {
  good: (what: string) => `${what} stays live`,
  rolledBack: (what: string) =>
    `${what} was rolled back: its pages failed ${FAILURES} times in a row`,
  replaced: (what: string) => `${what} is not live any more: somebody else has changed the version`,
} as const;

runStep(() => watch(process.argv.slice(2)));
