import { type ApiError, ERROR_CODES, type ErrorCode } from '@tipmark/contract';
import { tableOf } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { isLossOfDatabase } from './database-errors.ts';
import { type MessageKey, translate } from './messages.ts';

/** A detail with a message: a key of `errors.json` and its values. */
export interface Detail {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface CallErrorOptions {
  /** By field. */
  readonly details?: Readonly<Record<string, Detail>>;
  readonly retryAfterSeconds?: number;
  /** More specific than the code's own message. */
  readonly message?: Detail;
  /** Methods for 405. */
  readonly allow?: readonly string[];
  readonly cause?: unknown;
}

/** Ends a call with one of the contract's error codes. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode;
  readonly details: CallErrorOptions['details'];
  readonly detail: Detail | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;

  constructor(code: ErrorCode, options: CallErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.detail = options.message;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
  }
}

export function fieldError(field: string, key: MessageKey): CallError {
  return new CallError('validation', { details: { [field]: { key } } });
}

/** Ends the call if any field is invalid, naming all invalid ones. */
export function rejectFaults(faults: Readonly<Record<string, Detail | undefined>>): void {
  const found = Object.entries(faults).filter((entry): entry is [string, Detail] => !!entry[1]);
  if (found.length > 0) throw new CallError('validation', { details: Object.fromEntries(found) });
}

const RETRY_AFTER_SECONDS = 2;
const VALIDATION_STATUS = ERROR_CODES.validation;

/** Errors of the framework and Node before a handler is reached. */
const FOREIGN_CODES = tableOf<() => CallError>({
  FST_ERR_CTP_BODY_TOO_LARGE: () => new CallError('payload_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new CallError('unsupported_media_type'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => fieldError('body', 'missing'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => fieldError('body', 'not_json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => fieldError('body', 'cut_short'),
  FST_ERR_MAX_PARAM_LENGTH: () => new CallError('uri_too_long'),
  FST_ERR_NOT_FOUND: () => new CallError('route_not_found'),
  ERR_HTTP_REQUEST_TIMEOUT: () => fieldError('body', 'cut_short'),
});

/**
 * The caller went away while the body was read; a lost database has the same code and no status.
 */
function isBrokenOff(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, statusCode } = error as { readonly code?: unknown; readonly statusCode?: unknown };
  return code === 'ECONNRESET' && statusCode === VALIDATION_STATUS;
}

/** The single mapping from anything thrown to an answer. */
export function toRefusal(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (isBrokenOff(error)) return fieldError('body', 'cut_short');
  if (isLossOfDatabase(error)) {
    return new CallError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause: error });
  }
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const known = FOREIGN_CODES[code];
  return known?.() ?? new CallError('internal', { cause: error });
}

export function statusOf(rejection: CallError): number {
  return ERROR_CODES[rejection.code];
}

/** The body of a failed answer in the caller's language. */
export function presentCallError(
  rejection: CallError,
  locale: Locale,
): { readonly error: ApiError } {
  const { key, values } = rejection.detail ?? { key: rejection.code };
  const message = translate(locale, key, values);
  if (rejection.details === undefined) return { error: { code: rejection.code, message } };
  const details = Object.fromEntries(
    Object.entries(rejection.details).map(([field, { key, values }]) => [
      field,
      translate(locale, key, values),
    ]),
  );
  return { error: { code: rejection.code, message, details } };
}
