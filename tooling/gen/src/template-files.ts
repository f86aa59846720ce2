import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SUFFIX = '.txt';

/** The files of a template with the names filled in, by their path in the new package. */
export function templateFiles(
  dir: string,
  names: Readonly<Record<string, string>>,
): Map<string, string> {
  const fill = (text: string): string =>
    text.replaceAll(/__([a-zA-Z]+)__/g, (whole, key: string) => names[key] ?? whole);
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
