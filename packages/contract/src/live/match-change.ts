import type { WireMatch } from '../entities/wire-match.ts';

type Known = string | number | readonly unknown[];

/** What changed of one side, by the compact keys; null = no longer known. */
export type TeamChange = Readonly<Record<string, Known | null>>;

/** What changed of a match, by the compact keys; null = no longer known. */
export type MatchChange = Readonly<Record<string, Known | TeamChange | null>>;

type Keys = Readonly<Record<string, unknown>>;

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (before: unknown, now: unknown): boolean =>
  before === now || JSON.stringify(before) === JSON.stringify(now);

/** Applies a change to its object; the identical object when nothing in it is new. */
function applied<Value extends object>(before: Value, change: Keys): Value {
  const after = { ...before } as Record<string, unknown>;
  let isChanged = false;
  for (const [key, value] of Object.entries(change)) {
    const known = after[key];
    if (value === null) {
      if (known === undefined) continue;
      delete after[key];
      isChanged = true;
      continue;
    }
    const next = isKeys(value) && isKeys(known) ? applied(known, value) : value;
    if (isSame(known, next)) continue;
    after[key] = next;
    isChanged = true;
  }
  return isChanged ? (after as Value) : before;
}

/** A match with a change applied; the identical object when nothing changed. */
export const changedMatch = (match: WireMatch, change: MatchChange): WireMatch =>
  applied(match, change);
