export type KeyKind = 'league' | 'season' | 'team' | 'referee' | 'bookmaker' | 'match';

/** A row of ours as a source names it. */
export interface SourceKey {
  source: string;
  kind: KeyKind;
  key: string;
}

/** Ids by kind, source and key. */
export interface KeyIds {
  get(key: SourceKey): number | undefined;
  set(key: SourceKey, id: number): void;
  entries(): Iterable<[SourceKey, number]>;
  /** Forgets everything that was remembered before rows were last joined or separated. */
  asOf(revision: number): void;
}

/** Nested, because building a text for every lookup took a tenth of an import. */
export function createKeyIds(): KeyIds {
  const ids = new Map<KeyKind, Map<string, Map<string, number>>>();
  let known: number | undefined;
  return {
    asOf(revision) {
      if (known !== undefined && known !== revision) ids.clear();
      known = revision;
    },
    get: ({ kind, source, key }) => ids.get(kind)?.get(source)?.get(key),
    set({ kind, source, key }, id) {
      const ofKind = ids.get(kind) ?? new Map<string, Map<string, number>>();
      const ofSource = ofKind.get(source) ?? new Map<string, number>();
      ids.set(kind, ofKind.set(source, ofSource.set(key, id)));
    },
    *entries() {
      for (const [kind, ofKind] of ids) {
        for (const [source, ofSource] of ofKind) {
          for (const [key, id] of ofSource) yield [{ kind, source, key }, id];
        }
      }
    },
  };
}

/**
 * The meaning of source keys: known for the length of a stream once committed, and inside a batch
 * once found or made.
 */
export interface KnownKeys {
  get(key: SourceKey): number | undefined;
  /** Adds a key that is in the database. */
  found(key: SourceKey, id: number): void;
  /** Adds a key that has to be stored. */
  made(key: SourceKey, id: number): void;
  /** Keys to store with this batch. */
  readonly unsaved: (SourceKey & { id: number })[];
  /** Passes new keys of the batch to the stream; call after the commit. */
  keep(): void;
}

export function knownKeysOver(stream: KeyIds): KnownKeys {
  const batch = createKeyIds();
  const unsaved: (SourceKey & { id: number })[] = [];
  return {
    get: (key) => batch.get(key) ?? stream.get(key),
    found: (key, id) => batch.set(key, id),
    made(key, id) {
      batch.set(key, id);
      unsaved.push({ ...key, id });
    },
    unsaved,
    keep() {
      for (const [key, id] of batch.entries()) stream.set(key, id);
    },
  };
}
