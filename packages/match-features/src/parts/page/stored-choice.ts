import { storeLocally } from '@tipmark/remote-kit/storage';
import { useSyncExternalStore } from 'react';

const YEAR_MS = 31_536_000e3;

const watchers = new Set<() => void>();

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Remembers a choice of the visitor on this device. */
export function storeChoice(name: string, value: string): void {
  storeLocally(name, value, { lifeMs: YEAR_MS });
  for (const changed of watchers) changed();
}

/** A choice of this device, wherever it is shown; the server knows only the usual one. */
export const useStoredChoice = <Value extends string | number>(
  read: () => Value,
  usual: Value,
): Value => useSyncExternalStore(watch, read, () => usual);
