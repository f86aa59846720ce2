import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createQueue } from '@tipmark/server-kit';
import { z } from 'zod';
import { integrityOf } from './integrity.ts';
import { readDocument } from './read-document.ts';
import { registryEntry } from './registry-entry.ts';
import { filesKey, REGISTRY_KEY, releaseKey, stagedKey, versionFiles } from './release-keys.ts';
import { type ReleaseStore, readWhole } from './release-store.ts';
import { SHELLS_KEY } from './shell-releases.ts';

export interface MirrorOptions {
  readonly store: ReleaseStore;
  /** The local copy: what the shell runs, also while the store is away and after a restart. */
  readonly remotesDir: string;
  /** Only these remotes, when given. */
  readonly only?: readonly string[] | undefined;
  readonly log: { info(message: string): void; warn(message: string): void };
  readonly pollEveryMs?: number;
}

export interface Mirror {
  /** Copies what is live now, if it has changed. Never fails: the last copy stays. */
  sync(): Promise<void>;
  /** Copies a version that is not live: of an open tab, or a tester's. */
  fetchVersion(name: string, version: string): Promise<void>;
  /** Copies the list of versions that testers can choose. */
  fetchStaged(name: string): Promise<void>;
  /** Copies the list of recorded builds of the shell. */
  fetchShells(): Promise<void>;
  /** Follows the store; returns what stops it, and waits for what it is writing. */
  follow(): () => Promise<void>;
}

const POLL_EVERY_MS = 1000;
/** Between attempts while the store is away, so that it is found again within seconds. */
const LONGEST_PAUSE_MS = 5000;
const FILES_AT_ONCE = 8;
/** Anybody can ask for a version that does not exist. */
const MAX_LOOKUPS = 30;
const LOOKUPS_PER_MS = 10_000;

/** Objects of a version are never written again. */
const ANOTHER_VERSION = 'release another version, or the one before it again';

const document = z.record(z.string(), z.unknown());

/**
 * A local copy of an object store. A version is complete here before the registry names it, every
 * file is checked by its hash, and what is missing or wrong leaves the version before it.
 */
export function createMirror(options: MirrorOptions): Mirror {
  const { store, remotesDir, only, log, pollEveryMs = POLL_EVERY_MS } = options;
  const copying = new Map<string, Promise<void>>();
  const transfers = createQueue({ running: FILES_AT_ONCE, waiting: Number.POSITIVE_INFINITY });
  let tag: string | undefined;
  let syncing: Promise<boolean> | undefined;
  let lastWarning = '';
  let lookups: number[] = [];

  function warnOnce(message: string): void {
    if (message !== lastWarning) log.warn(message);
    lastWarning = message;
  }

  async function copyRegistry(): Promise<void> {
    const found = await store.read(REGISTRY_KEY, tag);
    if (found === 'unchanged') return;
    if (!found)
      throw new Error(
        `${store.location}/${REGISTRY_KEY} does not exist; correct REMOTES_URL or release a remote`,
      );
    const named = readDocument(found.bytes, `${store.location}/${REGISTRY_KEY}`, document);
    const former = await localRegistry();
    const problems: string[] = [];
    const entries = await Promise.all(
      Object.entries(named).map(async ([name, entry]) => {
        const problem = await problemOf(name, entry);
        if (problem === undefined) return [[name, entry] as const];
        problems.push(problem);
        return Object.hasOwn(former, name) ? [[name, former[name]] as const] : [];
      }),
    );
    const next = Object.fromEntries(entries.flat());
    if (JSON.stringify(next) !== JSON.stringify(former)) {
      await put(REGISTRY_KEY, Buffer.from(`${JSON.stringify(next, null, 2)}\n`));
    }
    if (problems.length > 0) throw new Error(problems.join('; '));
    tag = found.tag;
  }

  /** Why an entry cannot go live here; an entry that is none is judged by its reader. */
  async function problemOf(name: string, entry: unknown): Promise<string | undefined> {
    const { success, data } = registryEntry.safeParse(entry);
    if (!success || data.name !== name || (only && !only.includes(name))) return undefined;
    try {
      await copyVersion(name, data.version);
      return undefined;
    } catch (error) {
      return `remote ${name} ${data.version} was not copied: ${messageOf(error)}`;
    }
  }

  async function localRegistry(): Promise<Record<string, unknown>> {
    const text = await readFile(path.join(remotesDir, REGISTRY_KEY), 'utf8').catch(() => '{}');
    try {
      return document.parse(JSON.parse(text));
    } catch {
      return {};
    }
  }

  function copyVersion(name: string, version: string): Promise<void> {
    const key = releaseKey(name, version);
    const running = copying.get(key) ?? copyWhole(name, version).finally(() => copying.delete(key));
    copying.set(key, running);
    return running;
  }

  async function copyWhole(name: string, version: string): Promise<void> {
    const key = releaseKey(name, version);
    if (await isThere(key)) return;
    const release = await objectOf(key);
    const read = <T>(bytes: Buffer, of: string, schema: z.ZodType<T>) =>
      readDocument(bytes, `${store.location}/${of}`, schema, ANOTHER_VERSION);
    const entry = read(release, key, registryEntry);
    if (entry.name !== name || entry.version !== version)
      throw new Error(
        `${store.location}/${key} is that of ${entry.name} ${entry.version}; ${ANOTHER_VERSION}`,
      );
    const list = await objectOf(filesKey(name, version));
    const files = read(list, filesKey(name, version), versionFiles);
    await Promise.all(
      Object.entries(files).map(([file, hash]) =>
        transfers.run(() => copyFile(`${name}/${version}/${file}`, hash)),
      ),
    );
    await put(filesKey(name, version), list);
    await put(key, release);
  }

  async function copyFile(key: string, hash: string): Promise<void> {
    const local = await readFile(path.join(remotesDir, key)).catch(() => undefined);
    if (local && integrityOf(local) === hash) return;
    const bytes = await objectOf(key);
    if (integrityOf(bytes) !== hash)
      throw new Error(`${store.location}/${key} is not what was released; ${ANOTHER_VERSION}`);
    await put(key, bytes);
  }

  async function objectOf(key: string): Promise<Buffer> {
    const found = await readWhole(store, key);
    if (!found) throw new Error(`${store.location}/${key} does not exist; ${ANOTHER_VERSION}`);
    return found.bytes;
  }

  /** Without it, or without the store, what was copied before remains. */
  async function copyDocument(key: string): Promise<void> {
    const found = await readWhole(store, key).catch(() => undefined);
    if (found) await put(key, found.bytes);
  }

  const isThere = async (key: string) =>
    (await stat(path.join(remotesDir, key)).catch(() => undefined))?.isFile() === true;

  async function put(key: string, bytes: Buffer): Promise<void> {
    const file = path.join(remotesDir, key);
    const draft = `${file}.${process.pid}.tmp`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  }

  /** False when too many were asked for lately. */
  function mayLookUp(): boolean {
    const now = performance.now();
    lookups = lookups.filter((at) => now - at < LOOKUPS_PER_MS);
    if (lookups.length >= MAX_LOOKUPS) return false;
    lookups.push(now);
    return true;
  }

  async function syncOnce(): Promise<boolean> {
    try {
      await copyRegistry();
      if (lastWarning !== '') log.info(`${store.location} is followed again`);
      lastWarning = '';
      return true;
    } catch (error) {
      warnOnce(`releases: ${messageOf(error)}; what was copied before stays live`);
      return false;
    }
  }

  /** False when the local copy may be out of date. One at a time. */
  function sync(): Promise<boolean> {
    syncing ??= syncOnce().finally(() => {
      syncing = undefined;
    });
    return syncing;
  }

  return {
    sync: async () => {
      await sync();
    },
    async fetchVersion(name, version) {
      const { name: names, version: versions } = registryEntry.shape;
      if (!names.safeParse(name).success || !versions.safeParse(version).success) return;
      if ((await isThere(releaseKey(name, version))) || !mayLookUp()) return;
      await copyVersion(name, version).catch((error: unknown) =>
        log.info(`remote ${name} ${version} was not copied: ${messageOf(error)}`),
      );
    },
    fetchStaged: (name) => copyDocument(stagedKey(name)),
    fetchShells: () => copyDocument(SHELLS_KEY),
    follow() {
      let timer: NodeJS.Timeout | undefined;
      let isStopped = false;
      const again = (pauseMs: number) => {
        if (isStopped) return;
        timer = setTimeout(() => {
          void sync().then((isWhole) =>
            again(isWhole ? pollEveryMs : Math.min(pauseMs * 2, LONGEST_PAUSE_MS)),
          );
        }, pauseMs).unref();
      };
      again(pollEveryMs);
      return async () => {
        isStopped = true;
        clearTimeout(timer);
        await syncing;
      };
    },
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
