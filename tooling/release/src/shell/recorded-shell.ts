import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  integrityOf,
  type RecordedShell,
  type ReleaseStore,
  readWhole,
  recordedShells,
  SHELLS_KEY,
  shellFiles,
  shellFilesKey,
} from '@tipmark/remotes-registry/store';

/** The build of the shell that was recorded last; undefined without any. */
export async function lastShell(store: ReleaseStore): Promise<RecordedShell | undefined> {
  const found = await readWhole(store, SHELLS_KEY);
  return found && recordedShells.parse(JSON.parse(found.bytes.toString('utf8'))).at(-1);
}

/** Copies a recorded build into a folder, every file as it was recorded. */
export async function copyShell(store: ReleaseStore, build: string, into: string): Promise<void> {
  const list = await readWhole(store, shellFilesKey(build));
  if (!list) throw new Error(`${store.location}/${shellFilesKey(build)} is missing`);
  const files = shellFiles.parse(JSON.parse(list.bytes.toString('utf8')));
  for (const [file, hash] of Object.entries(files)) {
    const key = `shell/${build}/${file}`;
    const found = await readWhole(store, key);
    if (!found || integrityOf(found.bytes) !== hash)
      throw new Error(`${store.location}/${key} is not what was recorded`);
    const filePath = path.join(into, file);
    await mkdir(path.dirname(filePath), { recursive: true });
    await writeFile(filePath, found.bytes);
  }
}
