import { type DeclaredEndpoint, errorCodesOf } from '@tipmark/contract';
import { toRefusal } from '../errors/errors.ts';

/** A call was refused with a code its contract does not name. */
class UndeclaredError extends Error {
  override readonly name = 'UndeclaredError';
}

/**
 * Checks the errors of a call against its contract, in development and tests.
 * @returns the error to send
 */
export function checkCallError(endpoint: DeclaredEndpoint, error: unknown): unknown {
  const { code } = toRefusal(error);
  if (errorCodesOf(endpoint).includes(code)) return error;
  return new UndeclaredError(`${endpoint.name} does not declare ${code}`, { cause: error });
}
