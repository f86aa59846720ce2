/** An answer found in a file, before it is known whose it is and, perhaps, when it arrived. */
export interface RecordedAnswer {
  /** Unix seconds, where its envelope states them. */
  readonly at: number | undefined;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Path and query without a key. */
  readonly call: string | undefined;
  /** Host it was asked of. */
  readonly host: string | undefined;
  readonly body: string;
  /** The parsed body; undefined where it is not JSON. */
  readonly content: unknown;
}
