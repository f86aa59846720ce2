import { sqlStateOf } from '../../../platform/errors/database-errors.ts';
import { rejectFaults } from '../../../platform/errors/errors.ts';
import type { Taken } from './user-queries.ts';

export interface AccountFields {
  readonly email: string;
  readonly name: string;
}

/** @throws CallError validation naming the taken fields as in the request */
export function refuseTaken(taken: Taken, fields: AccountFields): void {
  rejectFaults({
    [fields.email]: taken.isEmailTaken ? { key: 'email_taken' } : undefined,
    ...(taken.isNameTaken ? { [fields.name]: { key: 'name_taken' as const } } : {}),
  });
}

const UNIQUE_VIOLATION = '23505';

/** The cause of a lost race; undefined for any other failure. */
function violatedBy(error: unknown): string | undefined {
  if (sqlStateOf(error) !== UNIQUE_VIOLATION) return undefined;
  return typeof error === 'object' && error !== null && 'constraint' in error
    ? String(error.constraint)
    : '';
}

const ATTEMPTS = 5;

/**
 * Runs a change of a user that may lose a race: for a url it retries, for an email or a name the
 * loser gets the usual error.
 */
export async function raceForFields<Result>(
  work: () => Promise<Result>,
  fields: AccountFields,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const constraint = violatedBy(error);
      if (constraint === undefined) throw error;
      refuseTaken(
        {
          isEmailTaken: constraint.includes('email'),
          isNameTaken: constraint.includes('name'),
        },
        fields,
      );
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
