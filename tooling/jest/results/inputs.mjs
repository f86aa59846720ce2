import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { closureOf, importsOf } from './imports-of.mjs';
import { ModuleText } from './module-text.mjs';

/**
 * Something a result depends on, with its hash: `[kind, path, hash]` or, of a module of which only
 * these functions count, `['functions', path, hash, numbers]`.
 * @typedef {['file' | 'folder' | 'functions', string, string, number[]?]} Input
 */

const IS_SCRIPT = /\.(?:ts|tsx)$/;
const READS_SAMPLE = /\bTEST_(?:DEEP|SEED)\b/;
const isText = (hash) => hash !== 'none' && hash !== 'not a file';
const hashOf = (bytes) => createHash('sha1').update(bytes).digest('base64');

/** Hashes inputs, each once. */
export class Inputs {
  #root;
  #notAfterMs;
  #known = new Map();

  /**
   * @param {string} root the repository
   * @param {number} notAfterMs inputs changed later have no hash: another content may have been used
   */
  constructor(root, notAfterMs) {
    this.#root = root;
    this.#notAfterMs = notAfterMs;
  }

  #once(key, make) {
    if (!this.#known.has(key)) this.#known.set(key, make());
    return this.#known.get(key);
  }

  #absolute = (file) => path.join(this.#root, file);
  #module = (file) => this.#once(`module ${file}`, () => new ModuleText(this.#absolute(file)));
  #imports = (file) => this.#once(`imports ${file}`, () => importsOf(file));

  /** Hash of a file, or of the fact that there is none. */
  file(file) {
    return this.#once(`file ${file}`, () => {
      const found = statSync(this.#absolute(file), { throwIfNoEntry: false });
      if (!found) return 'none';
      if (found.mtimeMs > this.#notAfterMs) throw new Error(`${file} was changed during the run`);
      return found.isFile() ? hashOf(readFileSync(this.#absolute(file))) : 'not a file';
    });
  }

  /** Hash of the names in a folder. */
  folder(folder) {
    return this.#once(`folder ${folder}`, () => {
      const found = statSync(this.#absolute(folder), { throwIfNoEntry: false });
      if (!found?.isDirectory()) return 'none';
      return hashOf(readdirSync(this.#absolute(folder)).toSorted().join('\n'));
    });
  }

  #functions(file, numbers) {
    if (this.file(file) === 'none') return 'none';
    const key = `functions ${file} ${numbers}`;
    return this.#once(key, () => this.#module(file).hashOf(numbers));
  }

  /** @param {Input} input */
  isUnchanged([kind, file, hash, numbers]) {
    if (kind === 'folder') return this.folder(file) === hash;
    if (kind === 'file') return this.file(file) === hash;
    return this.file(file) !== 'none' && this.#functions(file, numbers) === hash;
  }

  /**
   * Whether a result depends on the size or the seed of samples: one of its inputs reads them.
   * @param {Input[]} inputs
   */
  readsSample(inputs) {
    const reads = (file) =>
      this.#once(`sample ${file}`, () => READS_SAMPLE.test(readFileSync(this.#absolute(file))));
    return inputs.some(([kind, file, hash]) => kind !== 'folder' && isText(hash) && reads(file));
  }

  /** Hash of files and everything they import. @param {string[]} files absolute */
  closure(files) {
    const found = closureOf(files, this.#imports).map((file) => path.relative(this.#root, file));
    return found.map((file) => ['file', file, this.file(file)]);
  }

  /**
   * The inputs that a test file used.
   * @param {import('./record-inputs.mjs').Recorded} recorded
   * @param {string} testPath relative
   * @returns {Input[]}
   */
  of({ modules, files, folders, entries }, testPath) {
    const whole = new Set([testPath, ...files]);
    const parts = [];
    for (const [file, ranges] of Object.entries(modules)) {
      // Others are in the key of every test file.
      if (!IS_SCRIPT.test(file)) continue;
      for (const imported of this.#imports(this.#absolute(file)))
        if (imported.endsWith('.json')) whole.add(path.relative(this.#root, imported));
      const numbers = this.#module(file).numbersOf(ranges);
      if (numbers === undefined) whole.add(file);
      else parts.push(['functions', file, this.#functions(file, numbers), numbers]);
    }
    for (const [, file] of this.closure(entries.map(this.#absolute))) whole.add(file);
    return [
      ...[...whole].map((file) => ['file', file, this.file(file)]),
      ...folders.map((folder) => ['folder', folder, this.folder(folder)]),
      ...parts.filter(([, file]) => !whole.has(file)),
    ];
  }
}
