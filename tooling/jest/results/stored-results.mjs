import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Results of one test file that stay, so that several branches can share them. */
const MOST_OF_A_FILE = 4;
/** As long as turbo's own results. */
const UNUSED_AFTER_MS = 14 * 86_400_000;
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

const lastUse = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Results of test files that passed, outside the repository. */
export class StoredResults {
  #folder;

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  #folderOf(name) {
    return path.join(this.#folder, createHash('sha256').update(name).digest('hex').slice(0, 32));
  }

  #stored(name) {
    const folder = this.#folderOf(name);
    try {
      return readdirSync(folder)
        .filter((one) => one.endsWith('.zst'))
        .map((one) => path.join(folder, one))
        .toSorted((one, other) => lastUse(other) - lastUse(one));
    } catch {
      return [];
    }
  }

  /**
   * The first result of this test file that is still valid.
   * @template Result
   * @param {string} name
   * @param {(stored: { key: string, inputs: import('./inputs.mjs').Input[], result: Result }) => boolean} isValid
   * @returns {Result | undefined}
   */
  find(name, isValid) {
    for (const file of this.#stored(name)) {
      let stored;
      try {
        stored = JSON.parse(zstdDecompressSync(readFileSync(file)).toString());
      } catch {
        rmSync(file, { force: true });
        continue;
      }
      if (!isValid(stored)) continue;
      const now = new Date();
      utimesSync(file, now, now);
      return stored.result;
    }
    return undefined;
  }

  /** Stores a result under everything it depends on. */
  add(name, stored) {
    const folder = this.#folderOf(name);
    mkdirSync(folder, { recursive: true });
    const identity = JSON.stringify([stored.key, stored.inputs]);
    const file = path.join(
      folder,
      `${createHash('sha256').update(identity).digest('hex').slice(0, 32)}.zst`,
    );
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, zstdCompressSync(JSON.stringify(stored), FAST));
    renameSync(draft, file);
    for (const old of this.#stored(name).slice(MOST_OF_A_FILE)) rmSync(old, { force: true });
  }

  /** Removes what no run has used for two weeks. */
  removeUnused() {
    for (const name of readdirSync(this.#folder)) {
      const folder = path.join(this.#folder, name);
      const files = readdirSync(folder).map((one) => path.join(folder, one));
      const unused = files.filter((file) => Date.now() - lastUse(file) > UNUSED_AFTER_MS);
      for (const file of unused) rmSync(file, { force: true });
    }
  }
}
