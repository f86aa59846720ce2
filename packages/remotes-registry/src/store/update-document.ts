import { setTimeout as delay } from 'node:timers/promises';
import { readJson } from './read-document.ts';
import { type ReleaseStore, readWhole, StoreError } from './release-store.ts';

const ATTEMPTS = 40;
const PAUSE_MS = 40;

/**
 * Changes a JSON document that others change as well: read, change, replace if it is still the
 * same, and again if not. A write whose answer was lost looks like somebody else's, so `change` has
 * to recognize what it did before.
 * @param change undefined = the document is already as it should be
 */
export async function updateDocument<T>(
  store: ReleaseStore,
  key: string,
  parse: (value: unknown) => T,
  change: (now: T) => Promise<T | undefined>,
): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await readWhole(store, key);
    const now = parse(found ? readJson(found.bytes, `${store.location}/${key}`) : undefined);
    const next = await change(now);
    if (next === undefined) return now;
    const bytes = Buffer.from(`${JSON.stringify(next, null, 2)}\n`);
    if (await store.replace(key, bytes, found?.tag)) return next;
    await delay(PAUSE_MS * Math.random() * Math.min(attempt + 1, 10));
  }
  throw new StoreError(`${store.location}/${key} changes all the time; try again later`);
}
