import { type DeclaredEndpoint, refusalsOf } from '@tipmark/contract';
import { toRefusal } from '../errors/errors.ts';

/** A call was refused with a code its contract does not name. */
class UndeclaredRefusal extends Error {
  override readonly name = 'UndeclaredRefusal';
}

/**
 * Checks the errors of a call against its contract, in development and tests.
 * @returns the error to send
 */
export function checkRefusal(endpoint: DeclaredEndpoint, error: unknown): unknown {
  const { code } = toRefusal(error);
  if (refusalsOf(endpoint).includes(code)) return error;
  return new UndeclaredRefusal(`${endpoint.name} does not declare ${code}`, { cause: error });
}
