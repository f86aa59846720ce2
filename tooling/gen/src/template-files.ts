import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteNames } from './remote-names.ts';

const SUFFIX = '.txt';

/** The files of a template with the names filled in, by their path in the new room. */
export function templateFiles(dir: string, names: RemoteNames): Map<string, string> {
  const fill = (text: string): string =>
    text.replaceAll(
      /__(name|route|feature|featureKey|Screen)__/g,
      (_, key: keyof RemoteNames) => names[key],
    );
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  return new Map(
    files.map((file) => [
      fill(path.relative(dir, file).slice(0, -SUFFIX.length)),
      fill(readFileSync(file, 'utf8')),
    ]),
  );
}
