import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is at a path of a raw answer, as `teams.home.id`. */
export function pick(value: unknown, path: string): unknown {
  let inner = value;
  for (const step of path.split('.'))
    inner =
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string, unknown>)[step]
        : undefined;
  return inner;
}

/** A value as it is written in an answer; texts without quotes. */
export const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');

export const text = (value: unknown, path: string): string => shown(pick(value, path) ?? '');
export const number = (value: unknown, path: string): number => Number(pick(value, path));
export const rows = (value: unknown, path = ''): readonly unknown[] => {
  const list = path === '' ? value : pick(value, path);
  return Array.isArray(list) ? list : [];
};

/** The raw content of a recorded file. */
export const rawFile = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** `1.92` → 1920. */
export const milli = (decimal: number): number => Math.round(decimal * 1_000);
