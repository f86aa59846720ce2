/** A match in the revision it is known in; every change makes another one. */
export type Revision = { readonly id: number; readonly rev: number };

/** What is known of matches, kept as long as they stay as they are. */
export type ByRevision<Match extends Revision, Value> = {
  /** Each match once; those that are not known in their revision are looked up together. */
  of(matches: readonly Match[]): Promise<ReadonlyMap<number, Value>>;
};

export type ByRevisionOptions<Match extends Revision, Value> = {
  find(matches: readonly Match[]): Promise<ReadonlyMap<number, Value>>;
  sizeOf(value: Value): number;
  /** Beyond this size the matches asked for longest ago are given up. */
  readonly most: number;
  /** So often all is forgotten: for values that no revision tells all of. */
  readonly maxAgeMs?: number;
  readonly nowMs?: () => number;
};

export function createByRevision<Match extends Revision, Value>({
  find,
  sizeOf,
  most,
  maxAgeMs = Number.POSITIVE_INFINITY,
  nowMs = () => performance.now(),
}: ByRevisionOptions<Match, Value>): ByRevision<Match, Value> {
  // In the order they were asked for, longest ago first.
  const known = new Map<number, { readonly rev: number; readonly value: Value }>();
  let size = 0;
  let since = nowMs();

  function remove(id: number): void {
    const held = known.get(id);
    if (held === undefined) return;
    size -= sizeOf(held.value);
    known.delete(id);
  }

  function put(id: number, rev: number, value: Value): void {
    remove(id);
    known.set(id, { rev, value });
    size += sizeOf(value);
  }

  function forget(): void {
    if (nowMs() - since < maxAgeMs) return;
    known.clear();
    [size, since] = [0, nowMs()];
  }

  function bound(): void {
    for (const id of known.keys()) {
      if (size <= most) return;
      remove(id);
    }
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
        if (value !== undefined) put(id, rev, value);
      }
      bound();
      return found;
    },
  };
}
