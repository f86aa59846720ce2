/** An answer that is a failure. */
export class OpenError extends Error {
  override readonly name = 'OpenError';
  /** Status of the answer; 0 where there was none. */
  readonly status: number;
  /** `validation`, `rate_limited`, …; `network` where there was no answer. */
  readonly code: string;
  /** A message for each field that was refused. */
  readonly details: Readonly<Record<string, string>>;

  constructor(
    message: string,
    known: {
      readonly status: number;
      readonly code: string;
      readonly details?: Readonly<Record<string, string>> | undefined;
      readonly cause?: unknown;
    },
  ) {
    super(message, known.cause === undefined ? {} : { cause: known.cause });
    this.status = known.status;
    this.code = known.code;
    this.details = known.details ?? {};
  }
}

interface FailureBody {
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly details?: Readonly<Record<string, string>>;
  };
}

/** The failure of an answer, also of one that a proxy sent. */
export async function failureOf(response: Response): Promise<OpenError> {
  const { status } = response;
  const body = (await response.json().catch(() => ({}))) as FailureBody | null;
  const { code = 'unknown', message = `status ${status}`, details } = body?.error ?? {};
  return new OpenError(message, { status, code, details });
}
