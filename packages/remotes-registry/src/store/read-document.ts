import type { z } from 'zod';
import { StoreError } from './release-store.ts';

const BY_HAND = 'restore it from a backup or correct it by hand';

/** What is wrong with a document of releases, in one line: its first wrong field, and why. */
export function faultOf({ issues: [issue] }: Pick<z.ZodError, 'issues'>): string {
  const message = issue?.message ?? 'it is wrong';
  return issue === undefined || issue.path.length === 0
    ? message
    : `${issue.path.join('.')}: ${message}`;
}

/** @throws StoreError with what to do */
export function readJson(bytes: Buffer, location: string, remedy = BY_HAND): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new StoreError(`${location} is not JSON; ${remedy}`);
  }
}

/**
 * Reads a document of releases.
 * @param location how an operator finds it
 * @throws StoreError, one line with the document, the field that is wrong and what to do
 */
export function readDocument<T>(
  bytes: Buffer,
  location: string,
  schema: z.ZodType<T>,
  remedy = BY_HAND,
): T {
  const { success, data, error } = schema.safeParse(readJson(bytes, location, remedy));
  if (success) return data;
  throw new StoreError(`${location} is wrong, ${faultOf(error)}; ${remedy}`);
}
