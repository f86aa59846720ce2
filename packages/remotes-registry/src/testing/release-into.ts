import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  filesKey,
  REGISTRY_KEY,
  type ReleaseStore,
  releaseKey,
  updateDocument,
} from '../store/index.ts';
import { putBundle } from './fixture-remote.ts';

interface Released {
  readonly name?: string;
  readonly version: string;
  /** Source of the server bundle. */
  readonly bundle: string;
  /** More files, or other hashes, than there are. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Stores a small version and makes it live, as a release does. */
export async function releaseInto(
  store: ReleaseStore,
  { name = 'soccer', version, bundle, files: others = {} }: Released,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-'));
  const entry = await putBundle(folder, version, bundle, { name });
  const files: Record<string, string> = {};
  for (const file of ['client/remoteEntry.js', 'ssr/remote.js']) {
    const key = `${name}/${version}/${file}`;
    const bytes = await readFile(path.join(folder, key));
    files[file] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    await store.create(key, bytes);
  }
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  await store.create(filesKey(name, version), json({ ...files, ...others }));
  await store.create(releaseKey(name, version), json(entry));
  const parse = (value: unknown) => (value ?? {}) as Record<string, unknown>;
  await updateDocument(store, REGISTRY_KEY, parse, async (now) => ({ ...now, [name]: entry }));
  await rm(folder, { recursive: true });
}
