/** A request as it leaves: the address is whole, absent headers are not in it. */
export interface OutgoingRequest {
  readonly method: string;
  readonly baseUrl: string;
  /** Path and query below the base. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Goes on when the page that sent it is left. */
  readonly isSentOn?: boolean;
}

export interface Answer {
  readonly status: number;
  /** The parsed body; one that is no JSON stays text. */
  readonly reply: unknown;
}

/**
 * Carries one request there and its whole answer back; rejects when there is none.
 * The signal ends it.
 */
export type Exchange = (request: OutgoingRequest, signal: AbortSignal) => Promise<Answer>;
