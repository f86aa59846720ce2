import { useState } from 'react';
import type { ShownRow } from './shown-rows.ts';

/** Rows as they stand under a pointer: none moves, and what changed in them is seen. */
export interface SteadyRows {
  readonly rows: readonly ShownRow[];
  /** Rows that are shown though they no longer meet the filter. */
  readonly gone: ReadonlySet<string>;
  /** Rows that wait until the pointer leaves. */
  readonly waiting: number;
}

const none: ReadonlySet<string> = new Set();

/** The order of before with what is known now. */
export function heldRows(before: readonly ShownRow[], now: readonly ShownRow[]): SteadyRows {
  const known = new Map(now.map((row) => [row.key, row]));
  const held = new Set(before.map(({ key }) => key));
  return {
    rows: before.map((row) => known.get(row.key) ?? row),
    gone: new Set([...held].filter((key) => !known.has(key))),
    waiting: now.filter(({ key }) => !held.has(key)).length,
  };
}

/**
 * Keeps rows where they are while the visitor points at one or stands in one; another list is
 * shown at once.
 * @param of names the list
 */
export function useSteadyRows(rows: readonly ShownRow[], of: string) {
  const [held, setHeld] = useState<{ of: string; rows: readonly ShownRow[] }>();
  const isHeld = held?.of === of;
  const steady: SteadyRows = isHeld ? heldRows(held.rows, rows) : { rows, gone: none, waiting: 0 };
  return {
    ...steady,
    hold: () => {
      if (!isHeld) setHeld({ of, rows });
    },
    release: () => setHeld(undefined),
  };
}
