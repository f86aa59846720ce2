import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from './registry.ts';

const fileOf = (remotesDir: string, name: string) => path.join(remotesDir, name, 'history.json');

/** Versions that have been live, oldest first; the last one is live now. */
export async function readHistory(remotesDir: string, name: string): Promise<readonly string[]> {
  const text = await readFile(fileOf(remotesDir, name), 'utf8').catch(() => '[]');
  return JSON.parse(text) as string[];
}

/** Records that a version goes live; the live one is not recorded twice. */
export async function pushHistory(
  remotesDir: string,
  name: string,
  version: string,
): Promise<void> {
  const history = await readHistory(remotesDir, name);
  if (history.at(-1) === version) return;
  await writeHistory(remotesDir, name, [...history, version]);
}

export async function writeHistory(
  remotesDir: string,
  name: string,
  history: readonly string[],
): Promise<void> {
  await mkdir(path.join(remotesDir, name), { recursive: true });
  await writeAtomically(fileOf(remotesDir, name), history);
}
