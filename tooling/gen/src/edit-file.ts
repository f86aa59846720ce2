import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Rewrites a file of the repository. */
export function editFile(root: string, file: string, edit: (text: string) => string): void {
  const at = path.join(root, file);
  writeFileSync(at, edit(readFileSync(at, 'utf8')));
}

/** The same for a JSON file. */
export function editJson<Json>(root: string, file: string, edit: (json: Json) => Json): void {
  editFile(root, file, (text) => `${JSON.stringify(edit(JSON.parse(text) as Json), null, 2)}\n`);
}

/** Text with a replacement, which has to apply: a table that looks different now is reported. */
export function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text))
    throw new Error(`the generator found nothing to extend: no line matches ${pattern.source}`);
  return text.replace(pattern, by);
}
