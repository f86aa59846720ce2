/** A request as it is sent: the address is complete, absent headers are left out. */
export interface OutgoingRequest {
  readonly method: string;
  readonly baseUrl: string;
  /** Path and query below the base. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Continues when the page that sent it is left. */
  readonly isSentOn?: boolean;
}

export interface Answer {
  readonly status: number;
  /** The parsed body; one that is not JSON stays text. */
  readonly reply: unknown;
}

/**
 * Sends one request and returns its complete reply; rejects when there is none. The signal aborts
 * it.
 */
export type Exchange = (request: OutgoingRequest, signal: AbortSignal) => Promise<Answer>;
