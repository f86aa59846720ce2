import { CallError, type Detail, fieldError } from '../../../platform/errors/errors.ts';
import { giveBackLink, takeLink } from '../links/link-queries.ts';
import type { PeopleServices } from '../people-services.ts';
import { LIMITS } from '../rate-limits.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { giveBackSecondStep, takeSecondStep } from '../totp/second-step.ts';
import { findUserById, type UserRow } from '../users/user-queries.ts';
import { readProofWays } from './proof-ways.ts';

interface ProvedCall {
  readonly signedIn: SignedIn;
  /** As received; a call may name the password otherwise. */
  readonly body: unknown;
  readonly nowSeconds: number;
}

interface Sent {
  /** The password's name in this request. */
  readonly field: string;
  readonly password: string;
  readonly authHash: string;
  readonly code: string;
}

function sentIn(body: unknown): Sent {
  const fields = (body ?? {}) as Readonly<Record<string, unknown>>;
  const textOf = (name: string) => (typeof fields[name] === 'string' ? String(fields[name]) : '');
  const isOld = textOf('oldPassword') !== '';
  return {
    field: isOld ? 'oldPassword' : 'password',
    password: textOf('oldPassword') || textOf('password'),
    authHash: textOf('authHash'),
    code: textOf('code'),
  };
}

/** Gives back what was used up; for a call that was refused for another reason. */
type GiveBack = () => Promise<void>;

const nothing: GiveBack = async () => {};

async function takePassword(
  { passwords }: PeopleServices,
  user: UserRow,
  { field, password }: Sent,
): Promise<GiveBack> {
  const isRight = await passwords.verify(user.password_hash, password);
  if (!isRight) throw fieldError(field, 'password_wrong');
  return nothing;
}

async function takeMailedLink(
  { db }: PeopleServices,
  { id }: UserRow,
  { authHash }: Sent,
  { signedIn, nowSeconds }: ProvedCall,
): Promise<GiveBack> {
  const bound = { userId: id, sessionHash: signedIn.tokenHash };
  const link = await takeLink(db, 'reauth', authHash, nowSeconds, bound);
  if (link === undefined) throw fieldError('authHash', 'hash_invalid');
  return () => giveBackLink(db, authHash);
}

/**
 * Requires the owner's proof and uses it up: the password, or a link mailed to the confirmed
 * address and opened in the same session, or a session that just began at a linked sign-in; and a
 * code where two-step sign-in is on.
 * @throws CallError proof_needed with the possible ways, validation for a wrong one, rate_limited
 */
async function takeOwnerProof(services: PeopleServices, call: ProvedCall): Promise<GiveBack> {
  const { db, limits } = services;
  const { signedIn, nowSeconds } = call;
  const user = await findUserById(db, signedIn.user.id);
  if (user === undefined) throw new CallError('unauthorized');
  const sent = sentIn(call.body);
  const { password, authHash, code } = sent;
  if (password !== '' && authHash !== '') throw fieldError(sent.field, 'password_or_hash');
  const ways = await readProofWays(db, user, signedIn.tokenHash, nowSeconds);
  const isOffered = password !== '' || authHash !== '' || ways.isFresh;
  const isCodeMissing = ways.needsCode && code.trim() === '';
  if (!isOffered) {
    const details: Record<string, Detail> = {
      ...(ways.hasPassword && { password: { key: 'way_password' } }),
      ...(ways.canMail && { authHash: { key: 'way_link' } }),
      ...(ways.canSignInAgain && { signIn: { key: 'way_sign_in' } }),
      ...(isCodeMissing && { code: { key: 'code_required' } }),
    };
    throw new CallError('proof_needed', { details });
  }
  const guesser = `user:${user.id}`;
  if (password !== '' || authHash !== '') await limits.take(LIMITS.ownerProof, guesser);
  const giveBackFirst =
    password !== ''
      ? await takePassword(services, user, sent)
      : authHash !== ''
        ? await takeMailedLink(services, user, sent, call)
        : nothing;
  if (isCodeMissing) {
    await giveBackFirst();
    const details = { code: { key: 'code_required' } } as const;
    throw new CallError('proof_needed', { details });
  }
  try {
    const used = await takeSecondStep(services, { userId: user.id, code, nowSeconds });
    if (password !== '' || authHash !== '') await limits.giveBack(LIMITS.ownerProof, guesser);
    return async () => {
      await giveBackFirst();
      if (used !== undefined) await giveBackSecondStep(db, user.id, used);
    };
  } catch (error) {
    await giveBackFirst();
    throw error;
  }
}

/**
 * The one place where a call declared with `proof: 'owner'` is checked. A call that is refused
 * afterwards has changed nothing, so its link or code can be used again.
 */
export async function withOwnerProof<Result>(
  services: PeopleServices,
  call: ProvedCall,
  work: () => Promise<Result>,
): Promise<Result> {
  const giveBack = await takeOwnerProof(services, call);
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError) await giveBack();
    throw error;
  }
}
