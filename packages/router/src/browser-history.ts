import type { Place } from '@tipmark/remote-kit/router';

/** What an entry of the browser's history carries. */
interface Entry {
  readonly key: string;
  readonly state?: unknown;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

/** True when the current entry was written by this file, and not by the browser itself. */
export const isOwnEntry = (): boolean => isEntry(window.history.state);

/** The address the browser shows, as a location; an entry that is not our own gets a new key. */
export function currentLocation(): Place {
  const { pathname, search, hash } = window.location;
  const entry: unknown = window.history.state;
  const { key, state } = isEntry(entry) ? entry : { key: newKey() };
  return { pathname, search, hash, state, key };
}

const randomKey = (): string => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';

/** A key for a new entry. */
export const newKey = (): string => `${Date.now().toString(36)}-${randomKey()}`;

/** Makes a location the address of the page; the page itself does not change by it. */
export function writeLocation(location: Place, action: 'PUSH' | 'REPLACE'): void {
  const { pathname, search, hash, key, state } = location;
  const address = pathname + search + hash;
  const entry: Entry = { key, state };
  if (action === 'REPLACE') window.history.replaceState(entry, '', address);
  else window.history.pushState(entry, '', address);
}
