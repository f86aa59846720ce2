import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** What the manifest says of a file. */
export interface DayFile {
  readonly day: string;
  readonly kind: string;
  readonly revision: number;
  /** Below the address of the site. */
  readonly path: string;
  readonly bytes: number;
  /** Of the file, and of the lines in it. */
  readonly sha256: string;
  readonly contentSha256: string;
}

export interface Manifest {
  readonly format: 1;
  readonly files: readonly DayFile[];
}

/** Files that are not what the manifest says, or do not belong together. */
export class BulkFault extends Error {
  override readonly name = 'BulkFault';
}

export const MANIFEST = 'manifest.json';

/** Where a file is in the folder: `2026-11-29/matches.r1.ndjson.gz`. */
export const localName = ({ day, kind, revision }: DayFile): string =>
  `${day}/${kind}.r${revision}.ndjson.gz`;

const NAME = /^\d{4}-\d{2}-\d{2}\/[a-z]+\.r\d+\.ndjson\.gz$/;

/**
 * A manifest as it was sent.
 * @throws BulkFault for a format that this version does not read, and names that leave the folder
 */
export function checkManifest(value: unknown): Manifest {
  const manifest = value as Manifest;
  if (manifest?.format !== 1 || !Array.isArray(manifest.files)) {
    throw new BulkFault('the manifest has a format that this version does not read');
  }
  for (const file of manifest.files) {
    if (!NAME.test(localName(file))) throw new BulkFault(`${localName(file)} is no name of a file`);
  }
  return manifest;
}

/** The manifest of a folder. */
export const readManifest = (folder: string): Manifest =>
  checkManifest(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));

/** Files of a kind, the oldest day first. */
export const filesOf = ({ files }: Manifest, kind: string): readonly DayFile[] =>
  files
    .filter((file) => file.kind === kind)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));

/**
 * The rows of a file, line after line.
 * @throws BulkFault at the end of one whose checksums are others
 */
export async function* rowsOf<Row>(folder: string, file: DayFile): AsyncGenerator<Row> {
  const [packed, content] = [createHash('sha256'), createHash('sha256')];
  const name = localName(file);
  const source = createReadStream(join(folder, name));
  source.on('data', (chunk) => packed.update(chunk));
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
      content.update(`${line}\n`);
      yield JSON.parse(line) as Row;
    }
  } catch (cause) {
    throw new BulkFault(`${name} cannot be read`, { cause });
  }
  if (packed.digest('hex') !== file.sha256 || content.digest('hex') !== file.contentSha256) {
    throw new BulkFault(`${name} has another checksum than the manifest names`);
  }
}
