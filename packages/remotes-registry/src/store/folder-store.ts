import { createHash } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withFolderLock } from './folder-lock.ts';
import type { ReleaseStore } from './release-store.ts';

let drafts = 0;

/** Releases in a folder of this machine. */
export function createFolderStore(folder: string): ReleaseStore {
  const fileOf = (key: string) => path.join(folder, key);

  async function draftOf(file: string, bytes: Buffer): Promise<string> {
    drafts += 1;
    const draft = `${file}.${process.pid}-${drafts}.tmp`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    return draft;
  }

  async function read(key: string) {
    const bytes = await readFile(fileOf(key)).catch(unlessMissing);
    return bytes && { bytes, tag: tagOf(bytes) };
  }

  return {
    location: folder,
    async read(key, knownTag) {
      const found = await read(key);
      return found && found.tag === knownTag ? 'unchanged' : found;
    },
    async create(key, bytes) {
      const file = fileOf(key);
      const draft = await draftOf(file, bytes);
      try {
        // a link is made at once or not at all, and never over another file
        await link(draft, file);
        return true;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
        return false;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async replace(key, bytes, tag) {
      await mkdir(folder, { recursive: true });
      return withFolderLock(folder, async () => {
        if ((await read(key))?.tag !== tag) return false;
        const file = fileOf(key);
        await rename(await draftOf(file, bytes), file);
        return true;
      });
    },
  };
}

const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') throw error;
  return undefined;
}
