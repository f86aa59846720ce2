/** A response cached as bytes: everything it depends on is in the key. */
export interface Resource<Reply> {
  readonly key: string;
  /** A purge of any of them makes the bytes out of date. */
  readonly topics: readonly string[];
  readonly maxAgeMs: number;
  /** From this age on the bytes are rebuilt in the background; nobody waits for it. */
  readonly renewAfterMs?: number;
  build(): Promise<Reply>;
}
