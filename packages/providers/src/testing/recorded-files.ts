import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Recorded answers are next to the real files of the importers, in no repository. */
const openData = process.env['OPEN_DATA_DIR'];
const folder = openData === undefined ? undefined : path.join(openData, '..', 'providers');
const isThere = folder !== undefined && existsSync(folder);
const isRequired = process.env['REQUIRE_SERVICES'] === '1';

/** Without the recorded answers these tests are skipped, unless they are required. */
export const testRecorded = isThere || isRequired ? test : test.skip;

/** A recorded file, such as `api-football/injuries.json`. */
export function recordedBytes(file: string): Uint8Array {
  if (folder === undefined) throw new Error('recorded answers must be next to OPEN_DATA_DIR');
  return readFileSync(path.join(folder, file));
}

/** All recorded files with answers, `provider/name`. */
export function recordedFiles(): string[] {
  if (!isThere || folder === undefined) return [];
  return readdirSync(folder)
    .filter((name) => statSync(path.join(folder, name)).isDirectory())
    .flatMap((provider) =>
      readdirSync(path.join(folder, provider))
        .filter((name) => /\.(?:nd)?json$/.test(name))
        .map((name) => `${provider}/${name}`),
    )
    .toSorted();
}
