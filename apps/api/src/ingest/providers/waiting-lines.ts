import type { FeedLine, FeedRecord } from '@tipmark/contract/feed';
import { introducedBy, neededBy } from './references.ts';

/** Lines of a recording that is delivered in parts, until what they refer to was delivered. */
export interface WaitingLines {
  /** @returns those that can be delivered now, in their order */
  take(lines: readonly FeedLine[]): FeedLine[];
  /** What still waits at the end. */
  rest(): FeedLine[];
}

/**
 * A delivery that ends refuses what refers to nothing. In a recording what a report refers to may
 * arrive after it, so that it waits as it would in one long delivery.
 */
export function createWaitingLines(): WaitingLines {
  const known = new Set<string>();
  let waiting: FeedLine[] = [];

  function canGo({ record, refusal }: FeedLine): boolean {
    if (refusal !== undefined) return true;
    const report = record as FeedRecord;
    if (!neededBy(report).every((name) => known.has(name))) return false;
    const name = introducedBy(report);
    if (name !== undefined) known.add(name);
    return true;
  }

  /** What goes may let others go that were before it. */
  function released(lines: readonly FeedLine[]): FeedLine[] {
    const ready: FeedLine[] = [];
    const rest: FeedLine[] = [];
    for (const line of lines) (canGo(line) ? ready : rest).push(line);
    waiting = rest;
    return ready.length === 0 || rest.length === 0 ? ready : [...ready, ...released(rest)];
  }

  return {
    take: (lines) => released([...waiting, ...lines]),
    rest: () => waiting.splice(0),
  };
}
