/** Every error code of the API, with its one HTTP status. */
export const ERROR_CODES = {
  validation: 400,
  unauthorized: 401,
  code_required: 401,
  premium_required: 402,
  forbidden: 403,
  proof_needed: 403,
  blocked: 403,
  not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  odds_changed: 409,
  match_started: 409,
  market_closed: 409,
  edit_window_over: 409,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  misdirected: 421,
  limit_reached: 422,
  contest_condition: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_CODES, code);
}

/** The `error` of a failed response. `details` maps a field to its message. */
export interface ApiError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: Readonly<Record<string, string>>;
}
