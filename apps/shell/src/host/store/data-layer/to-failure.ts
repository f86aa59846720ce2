import type { ApiFailure } from '@tipmark/remote-kit';

const isFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error;

/** The reason of a failed call, whatever was thrown. */
export const toFailure = (error: unknown): ApiFailure =>
  isFailure(error) ? error : { status: 0, code: 'network', message: String(error) };
