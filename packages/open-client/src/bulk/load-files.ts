import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { versionAddress } from '../client/create-open-client.ts';
import { createSender, type SenderOptions } from '../client/create-sender.ts';
import { BulkFault, checkManifest, type DayFile, localName, MANIFEST } from './day-files.ts';

export interface Loaded {
  readonly files: number;
  /** Those that were not there yet. */
  readonly loaded: number;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Loads the files of a site that a folder does not have yet, and its manifest last: an interrupted
 * run goes on where it ended.
 * @throws BulkFault for a file with another checksum than the manifest names
 */
export async function loadFiles(
  url: string,
  folder: string,
  options: SenderOptions,
): Promise<Loaded> {
  const base = `${versionAddress(url)}/bulk/`;
  const answerOf = createSender(options);
  const manifest = checkManifest(await (await answerOf(base + MANIFEST)).json());

  async function load(file: DayFile): Promise<boolean> {
    const path = join(folder, localName(file));
    if (existsSync(path) && (await sha256Of(path)) === file.sha256) return false;
    mkdirSync(dirname(path), { recursive: true });
    const { body } = await answerOf(base + localName(file));
    await pipeline(Readable.from(body ?? []), createWriteStream(`${path}.new`));
    if ((await sha256Of(`${path}.new`)) !== file.sha256) {
      throw new BulkFault(`${localName(file)} has another checksum than the manifest names`);
    }
    renameSync(`${path}.new`, path);
    return true;
  }

  let loaded = 0;
  for (const file of manifest.files) if (await load(file)) loaded += 1;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return { files: manifest.files.length, loaded };
}
