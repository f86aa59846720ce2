import { type DeclaredEndpoint, refusalsOf } from '@tipmark/contract';
import { toRefusal } from '../errors/errors.ts';

/** A call was refused with a code its contract does not name. */
class UndeclaredRefusal extends Error {
  override readonly name = 'UndeclaredRefusal';
}

/**
 * Holds the refusals of a call to its contract, in development and tests.
 * @returns what the caller is to be told of
 */
export function checkRefusal(endpoint: DeclaredEndpoint, error: unknown): unknown {
  const { code } = toRefusal(error);
  if (refusalsOf(endpoint).includes(code)) return error;
  return new UndeclaredRefusal(`${endpoint.name} does not declare ${code}`, { cause: error });
}
