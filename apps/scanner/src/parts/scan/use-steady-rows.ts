import { useState } from 'react';
import type { ShownRow } from './shown-rows.ts';

/** Rows while the visitor points at them: none moves, and changes in them are shown. */
export interface SteadyRows {
  readonly rows: readonly ShownRow[];
  /** Rows still shown although they no longer meet the filter. */
  readonly gone: ReadonlySet<string>;
  /** Rows held back until the pointer leaves. */
  readonly waiting: number;
}

const none: ReadonlySet<string> = new Set();

/** The previous order with current data. */
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
 * Leaves rows where they are while the visitor points at one or has the focus in one; another list
 * is shown at once.
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
