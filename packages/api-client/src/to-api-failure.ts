import type { ApiFailure, ApiFailureCode } from './api-failure.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function detailsOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const pairs = Object.entries(value).map(([field, message]) => [field, String(message)] as const);
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

/**
 * An error reply (`{error: {code, message, details?}}`) as an ApiFailure; anything else is
 * `unreadable`.
 */
export function failureOfAnswer(status: number, body: unknown): ApiFailure {
  const error = isRecord(body) ? body['error'] : undefined;
  if (!isRecord(error) || typeof error['code'] !== 'string') {
    return { status, code: 'unreadable', message: '' };
  }
  const details = detailsOf(error['details']);
  return {
    status,
    code: error['code'] as ApiFailureCode,
    message: typeof error['message'] === 'string' ? error['message'] : '',
    ...(details && { details }),
  };
}

/** No reply at all: status 0 with the transport's message. */
export function failureOfNetwork(error: unknown): ApiFailure {
  return {
    status: 0,
    code: 'network',
    message: error instanceof Error ? error.message : String(error),
  };
}
