/** An answer of a provider as it arrived, with nothing of its key in it. */
export interface Answer {
  /** When it arrived, unix seconds. */
  readonly at: number;
  /** HTTP status; 200 for a line of a stream or of a file. */
  readonly status: number;
  /** By lower-case name; empty for a recorded body. */
  readonly headers: Readonly<Record<string, string>>;
  /** Path and query without the key; absent for a recorded body. */
  readonly call?: string | undefined;
  readonly body: string;
}
