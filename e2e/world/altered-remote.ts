import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const sha384 = (text: string) => createHash('sha384').update(text).digest('base64');

/**
 * The build of a remote with one of its texts replaced everywhere and every hash updated, as if its
 * team had rebuilt it. The folder is separate and may be released or offered.
 * @param where `browser`: the server's bundle stays as it is
 */
export async function alteredRemote(
  name: string,
  from: string,
  to: string,
  where: 'everywhere' | 'browser' = 'everywhere',
): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), `tipmark-${name}-`));
  const app = path.join(root, 'apps', name);
  await cp(path.join(app, 'package.json'), path.join(dir, 'package.json'));
  await cp(path.join(app, 'dist'), path.join(dir, 'dist'), { recursive: true });
  const texts = new Map<string, string>();
  for (const file of await readdir(path.join(dir, 'dist'), { recursive: true })) {
    const filePath = path.join(dir, 'dist', file);
    if (/\.(?:br|gz)$/.test(file)) await rm(filePath);
    else if (/\.js(?:on)?$/.test(file)) texts.set(filePath, await readFile(filePath, 'utf8'));
  }
  const found = [...texts].filter(([, text]) => text.includes(from)).map(([filePath]) => filePath);
  const onServer = found.filter((filePath) => filePath.includes('/ssr/'));
  if (onServer.length === 0 || onServer.length === found.length) {
    throw new Error(`${name} does not say "${from}" both on the server and in the browser`);
  }
  const changed = where === 'browser' ? found.filter((one) => !onServer.includes(one)) : found;
  for (const filePath of changed) replaceHashed(texts, filePath, from, to);
  for (const [filePath, text] of texts) await writeFile(filePath, text);
  return dir;
}

/** Changes one file, and with it every mention of its hash, and with that … */
function replaceHashed(
  texts: Map<string, string>,
  filePath: string,
  from: string,
  to: string,
): void {
  const before = texts.get(filePath) ?? '';
  const after = before.replaceAll(from, to);
  texts.set(filePath, after);
  const [old, fresh] = [sha384(before), sha384(after)];
  for (const [other, text] of texts) {
    if (text.includes(old)) replaceHashed(texts, other, old, fresh);
  }
}
