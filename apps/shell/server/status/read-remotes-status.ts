import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  misfitsOf,
  type Registry,
  type RegistryEntry,
  type ReleaseOf,
  type RemoteHost,
  type Seam,
} from '@tipmark/remotes-registry';
import { type ReleaseStep, stagedKey, stagedVersions } from '@tipmark/remotes-registry/store';
import { createCache } from '@tipmark/server-kit';
import type {
  PastRelease,
  RemoteStatus,
  RemotesStatus,
  StagedVersion,
} from '../../src/features/status-remotes/remotes-status.ts';
import type { ErrorTally } from '../reports/error-tally.ts';
import { readShells } from './read-shells.ts';
import { scriptKilobytes } from './script-kilobytes.ts';

export interface StatusOptions {
  readonly host: RemoteHost;
  readonly registry: () => Registry;
  readonly releaseOf: ReleaseOf;
  /** Copies the list of staged versions of a remote, if releases are in a store. */
  readonly fetchStaged?: ((name: string) => Promise<void>) | undefined;
  /** Copies the list of recorded shells, if releases are in a store. */
  readonly fetchShells?: (() => Promise<void>) | undefined;
  readonly remotesDir: string;
  readonly seam: Seam;
  /** Of this shell, if its files say so. */
  readonly build: string | undefined;
  readonly errors: ErrorTally;
  readonly hasOverrides: boolean;
}

const SHOWN_STEPS = 30;
const SHOWN_STAGED = 3;
/** Anybody can ask, and the list may come from a store. */
const AGE_MS = 2000;

/**
 * What the page of versions shows. It is public: reasons are contract and names only, and a fault
 * of files is called damaged, without their paths.
 */
export function createStatusReader(options: StatusOptions): () => Promise<RemotesStatus> {
  const { host, registry, seam, hasOverrides, errors } = options;

  async function read(): Promise<RemotesStatus> {
    const entries = Object.values(registry()).toSorted((a, b) => a.name.localeCompare(b.name));
    const remotes = await Promise.all(entries.map((entry) => statusOf(entry, options)));
    const history = entries
      .flatMap(({ name, history = [] }) =>
        pastReleases(name, history, host.running(name)?.entry.version),
      )
      .toSorted((a, b) => b.atSeconds - a.atSeconds)
      .slice(0, SHOWN_STEPS);
    await options.fetchShells?.();
    const running = entries.flatMap(({ name }) => host.running(name)?.entry ?? []);
    const shells = await readShells(running, options);
    const errorsSince = errors.sinceSeconds();
    const { contract } = seam;
    return { contract, hasOverrides, remotes, errorsSince, shells, history };
  }

  const cached = createCache<RemotesStatus>({ maxEntries: 1, ttlMs: AGE_MS });
  return () => cached.load('status', read);
}

async function statusOf(entry: RegistryEntry, options: StatusOptions): Promise<RemoteStatus> {
  const { host, seam, errors, remotesDir } = options;
  const { name, version, history = [] } = entry;
  const { failure, checkedAt } = host.state()[name] ?? { failure: null, checkedAt: null };
  const running = host.running(name)?.entry;
  const isRefused = running?.version !== version && failure !== null;
  const misfits = misfitsOf(entry, seam);
  return {
    name,
    live: running?.version ?? null,
    contract: running?.contract ?? null,
    sinceSeconds: history.findLast((step) => step.version === running?.version)?.atSeconds || null,
    checkedAtSeconds: checkedAt === null ? null : Math.floor(checkedAt / 1000),
    refused: isRefused
      ? { version, reasons: misfits.length > 0 ? misfits : [{ kind: 'damaged' }] }
      : null,
    ...counted({
      errors: errors.of(name),
      scripts: running && (await scriptKilobytes(running, remotesDir)),
    }),
    staged: await stagedOf(name, [version, running?.version], options),
  };
}

async function stagedOf(
  name: string,
  others: readonly (string | undefined)[],
  { fetchStaged, remotesDir, releaseOf, seam }: StatusOptions,
): Promise<readonly StagedVersion[]> {
  await fetchStaged?.(name);
  const text = await readFile(path.join(remotesDir, stagedKey(name)), 'utf8').catch(() => '[]');
  const { data: all = [] } = stagedVersions.safeParse(parsed(text));
  const latest = all.filter(({ version }) => !others.includes(version)).slice(-SHOWN_STAGED);
  const checked = await Promise.all(
    latest.toReversed().map(async ({ version, atSeconds }) => {
      const release = await releaseOf(name, version).catch(() => undefined);
      return release ? [{ version, atSeconds, reasons: misfitsOf(release, seam) }] : [];
    }),
  );
  return checked.flat();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Steps whose time is known, with what became of each. */
function pastReleases(
  name: string,
  steps: readonly ReleaseStep[],
  running: string | undefined,
): readonly PastRelease[] {
  return steps.flatMap(({ version, kind, atSeconds }, index) => {
    const next = steps[index + 1];
    const now = version === running ? 'live' : 'refused';
    const later = next?.kind === 'rolledBack' ? 'withdrawn' : 'replaced';
    const state = next ? later : now;
    return atSeconds > 0 ? [{ name, version, kind, atSeconds, state } as const] : [];
  });
}

/** Only what there is: most remotes have no errors. */
const counted = ({ errors, scripts }: { errors: number; scripts: number | undefined }) => ({
  ...(errors > 0 && { errors }),
  ...(scripts !== undefined && { scripts }),
});
