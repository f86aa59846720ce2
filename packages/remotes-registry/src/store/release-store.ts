/** What is stored under a key, and the tag of exactly this content. */
export interface StoredObject {
  readonly bytes: Buffer;
  readonly tag: string;
}

/**
 * Where releases are: a folder, or an object store. Keys look like `soccer/1.2.0-0123456789/…`.
 * Only whole objects are ever seen, and none is deleted.
 */
export interface ReleaseStore {
  /** For messages: the folder or the address. */
  readonly location: string;
  /**
   * The object, undefined when there is none, `unchanged` when it still has the known tag.
   * @throws StoreError when the store does not answer, or not with an object
   */
  read(key: string, knownTag?: string): Promise<StoredObject | 'unchanged' | undefined>;
  /** Writes an object that never changes; false when there is one. */
  create(key: string, bytes: Buffer): Promise<boolean>;
  /**
   * Replaces the object that has this tag; without a tag there must be none.
   * @returns false when somebody else was faster
   */
  replace(key: string, bytes: Buffer, tag: string | undefined): Promise<boolean>;
}

/** The store could not be used; the message names its location and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The object as it is now, without a tag to compare it with. */
export async function readWhole(
  store: ReleaseStore,
  key: string,
): Promise<StoredObject | undefined> {
  const found = await store.read(key);
  return found === 'unchanged' ? undefined : found;
}
