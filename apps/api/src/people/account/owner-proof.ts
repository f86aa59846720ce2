import { type Detail, fieldError } from '../../platform/errors/errors.ts';
import { findLink } from './links/auth-hashes.ts';
import type { PeopleServices } from './people-services.ts';
import type { UserRow } from './users/user-queries.ts';

export type OwnerProof = {
  /** The name of the password in the request. */
  readonly field: string;
  readonly password: string;
  readonly authHash: string;
  readonly nowSeconds: number;
};

/**
 * Validates the owner's proof: either the password or a mailed hash.
 * @throws CallError when neither or both are given
 */
export async function ownerProofFault(
  { db, passwords }: PeopleServices,
  user: UserRow,
  { field, password, authHash, nowSeconds }: OwnerProof,
): Promise<Readonly<Record<string, Detail>> | undefined> {
  if ((password === '') === (authHash === '')) throw fieldError(field, 'password_or_hash');
  if (authHash !== '') {
    const link = await findLink(db, 'reauth', authHash, nowSeconds);
    return link?.userId === user.id ? undefined : { authHash: { key: 'hash_invalid' } };
  }
  const isRight = await passwords.verify(user.password_hash, password);
  return isRight ? undefined : { [field]: { key: 'password_wrong' } };
}
