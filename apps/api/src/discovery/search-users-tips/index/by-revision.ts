import { createCache } from '@tipmark/server-kit';

/** A match and its current revision; every change makes a new one. */
export interface Revision {
  readonly id: number;
  readonly rev: number;
}

/** Values of matches, cached until their revision changes. */
export interface ByRevision<Match extends Revision, Value> {
  /** Values by match; those not known in the current revision are looked up together. */
  of(matches: readonly Match[]): Promise<ReadonlyMap<number, Value>>;
}

export interface ByRevisionOptions<Match extends Revision, Value> {
  find(matches: readonly Match[]): Promise<ReadonlyMap<number, Value>>;
  sizeOf(value: Value): number;
  /** Beyond this size the matches requested longest ago are evicted. */
  readonly most: number;
  /** How often everything is cleared, for values that change without a new revision. */
  readonly maxAgeMs?: number;
  readonly nowMs?: () => number;
}

/** Memory for their order of use is allocated up front. */
const MAX_MATCHES = 20_000;

interface Held<Value> {
  readonly rev: number;
  readonly value: Value;
}

export function createByRevision<Match extends Revision, Value>({
  find,
  sizeOf,
  most,
  maxAgeMs = Number.POSITIVE_INFINITY,
  nowMs = () => performance.now(),
}: ByRevisionOptions<Match, Value>): ByRevision<Match, Value> {
  const known = createCache<Held<Value>, number>({
    maxEntries: Math.min(most, MAX_MATCHES),
    maxBytes: most,
    sizeOf: ({ value }) => sizeOf(value),
  });
  let since = nowMs();

  function forget(): void {
    if (nowMs() - since < maxAgeMs) return;
    known.clear();
    since = nowMs();
  }

  return {
    async of(matches) {
      forget();
      const found = new Map<number, Value>();
      const unknown: Match[] = [];
      for (const match of matches) {
        const held = known.get(match.id);
        if (held?.rev === match.rev) found.set(match.id, held.value);
        else unknown.push(match);
      }
      if (unknown.length > 0) for (const [id, value] of await find(unknown)) found.set(id, value);
      for (const { id, rev } of matches) {
        const value = found.get(id);
        if (value !== undefined) known.set(id, { rev, value });
      }
      return found;
    },
  };
}
