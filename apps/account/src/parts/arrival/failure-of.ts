import type { ApiFailure } from '@tipmark/remote-kit';

/** The error of a call, as plain data. */
export const failureOf = (error: unknown): ApiFailure =>
  typeof error === 'object' && error !== null && 'status' in error
    ? (error as ApiFailure)
    : { status: 0, code: 'network', message: String(error) };
