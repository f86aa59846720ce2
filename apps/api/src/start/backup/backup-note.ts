import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readMigrations } from '../../platform/database/migration-files.ts';
import { BackupRefused } from './backup-refused.ts';

export const NOTE_FILE = 'backup.json';
const VERSION = 2;

const noteSchema = z.object({
  version: z.literal(VERSION),
  engine: z.enum(['pglite', 'postgres']),
  madeAt: z.string(),
  /** The last migration of the build that made it. */
  schema: z.string(),
  keys: z.array(z.string()).readonly(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })).readonly(),
  emptyFolders: z.array(z.string()).readonly(),
});
const storedSchema = noteSchema.extend({ digest: z.string() });
/** Written until files had checksums. */
const firstSchema = z.strictObject({
  ...noteSchema.pick({ engine: true, madeAt: true, keys: true }).shape,
  version: z.literal(1),
});

/** What a backup is; the file that makes a folder one. */
export type BackupNote = z.output<typeof noteSchema>;

const digestOf = (note: BackupNote): string =>
  createHash('sha256').update(JSON.stringify(note)).digest('hex');

/** Writes the note, which names every other file of the folder. */
export function writeNote(
  folder: string,
  content: Omit<BackupNote, 'version' | 'schema'>,
  schema = readMigrations().at(-1)?.id ?? '',
): BackupNote {
  const note = noteSchema.parse({ ...content, version: VERSION, schema });
  const stored = { ...note, digest: digestOf(note) };
  writeFileSync(join(folder, NOTE_FILE), `${JSON.stringify(stored, undefined, 2)}\n`);
  return note;
}

/**
 * Of a backup of the first version, which has no checksums, no file is named.
 * @throws BackupRefused when the folder is no backup, a damaged one, or one of another build
 */
export function readNote(folder: string): BackupNote {
  const path = join(folder, NOTE_FILE);
  if (!existsSync(path)) {
    throw new BackupRefused(`${folder} is not a backup: it has no ${NOTE_FILE}.`);
  }
  const stored = parsed(path);
  const first = firstSchema.safeParse(stored);
  if (first.success) {
    const { engine, madeAt, keys } = first.data;
    return { version: VERSION, engine, madeAt, schema: '', keys, files: [], emptyFolders: [] };
  }
  const version = versionOf(stored);
  if (version !== undefined && version !== VERSION) {
    throw new BackupRefused(
      `${path} has version ${version}, this build reads version ${VERSION}. ` +
        'Nothing was restored. Restore it with the build that wrote it.',
    );
  }
  const read = storedSchema.safeParse(stored);
  if (!read.success) throw damaged(path);
  const { digest, ...rest } = read.data;
  const note = noteSchema.parse(rest);
  if (digest !== digestOf(note)) throw damaged(path);
  if (!readMigrations().some(({ id }) => id === note.schema)) {
    throw new BackupRefused(
      `${path} is of another build: this one does not have its migration ${note.schema}. ` +
        'Nothing was restored. Restore it with that build, or a newer one.',
    );
  }
  return note;
}

const damaged = (path: string) =>
  new BackupRefused(
    `${path} is damaged. Nothing was restored. Use another copy of this backup, or the one before it.`,
  );

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw damaged(path);
  }
}

function versionOf(stored: unknown): number | undefined {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return undefined;
  return typeof stored.version === 'number' ? stored.version : undefined;
}
