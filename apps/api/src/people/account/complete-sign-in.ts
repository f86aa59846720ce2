import type { AccountSession, Endpoints, ParsedRequestOf } from '@tipmark/contract';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { CallError, fieldError, rejectFaults } from '../../platform/errors/errors.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PeopleServices } from './people-services.ts';
import { addressKey, LIMITS } from './rate-limits.ts';
import { type Email, parseEmail } from './rules/email.ts';
import { normalUserName, userNameFault } from './rules/user-name.ts';
import { knownZone } from './rules/zone.ts';
import { answerSignIn, openSession, type SigningCall } from './sign-in.ts';
import { freeUserName } from './sign-ins/new-name.ts';
import { nextStepOf } from './sign-ins/next-step.ts';
import {
  bindIssuer,
  findArrival,
  linkIdentity,
  takeArrival,
  type Vouched,
} from './sign-ins/sign-in-queries.ts';
import { takeSecondStep } from './totp/second-step.ts';
import { createUser } from './users/create-user.ts';
import { raceForFields } from './users/taken.ts';
import { findTaken, findUserById, type UserRow } from './users/user-queries.ts';

/** The call of a visitor whom another site has sent back. */
interface SignInCompletion extends SigningCall {
  readonly body: ParsedRequestOf<Endpoints['socialLogin']>['body'];
  readonly services: PeopleServices;
  /** Secret of the browser that started the sign-in. */
  readonly signInSecret: string | undefined;
  readonly address: string;
  readonly isLoopback: boolean;
  readonly countryCode: string;
}

const FIELDS = { email: 'userEmail', name: 'userName' } as const;

const dead = () => new CallError('not_found', { message: { key: 'link_dead' } });

/** Before the transaction: no database connection is occupied during the hashing. */
async function proveLink(call: SignInCompletion, user: UserRow): Promise<void> {
  const { body, address, services } = call;
  const pair = `${address}|${user.email_folded}`;
  if (!body.userPassword) throw fieldError('userPassword', 'missing');
  await services.limits.take(LIMITS.loginOfAddress, addressKey(call));
  await services.limits.take(LIMITS.login, pair);
  const isRight = await services.passwords.verify(user.password_hash, body.userPassword);
  if (!isRight) throw fieldError('userPassword', 'password_wrong');
  await services.limits.giveBack(LIMITS.login, pair);
  await services.limits.giveBack(LIMITS.loginOfAddress, addressKey(call));
}

/** A hash is used up together with its effect; a refusal leaves it unused. */
function redeem<Result>(
  call: SignInCompletion,
  work: (trx: Tx, vouched: Vouched) => Promise<Result>,
): Promise<Result> {
  const { body, services, nowSeconds, signInSecret } = call;
  return tx(services.db, async (trx) => {
    const held = { secret: body.authHash, browser: signInSecret ?? '' };
    const vouched = await takeArrival(trx, held, nowSeconds);
    if (vouched === undefined) throw dead();
    return work(trx, vouched);
  });
}

async function enter(call: SignInCompletion, user: UserRow, isLinkedNow: boolean) {
  const { body, services, nowSeconds } = call;
  if (user.blocked_at !== null) throw new CallError('blocked');
  const session = await redeem(call, async (trx, vouched) => {
    await takeSecondStep(services, { userId: user.id, code: body.code, nowSeconds }, trx);
    if (!isLinkedNow) await bindIssuer(trx, vouched);
    const isLinked = !isLinkedNow || (await linkIdentity(trx, user.id, vouched, nowSeconds));
    if (!isLinked) throw dead();
    return openSession(trx, user.id, call, body.deviceInfo, vouched.provider);
  });
  return answerSignIn(services, user, session, call);
}

/** An address that the provider did not verify is left out where somebody already has it. */
async function freeEmailOf(
  { services: { db } }: SignInCompletion,
  { email: given, isEmailVerified }: Vouched,
): Promise<Email | undefined> {
  const email = parseEmail(given ?? '');
  if (email === undefined || isEmailVerified) return email;
  const { isEmailTaken } = await findTaken(db, { emailFolded: email.folded });
  return isEmailTaken ? undefined : email;
}

async function join(call: SignInCompletion, vouched: Vouched) {
  const { body, services, nowSeconds, countryCode, address, locale } = call;
  await services.limits.take(LIMITS.register, addressKey(call));
  const wanted = normalUserName(body.userName ?? '');
  const name = wanted === '' ? await freeUserName(services.db, vouched.name) : wanted;
  rejectFaults({ userName: userNameFault(name) });
  const email = await freeEmailOf(call, vouched);
  const consents = body.consents?.personalData === true ? body.consents : undefined;
  const { id, session } = await raceForFields(
    () =>
      redeem(call, async (trx, taken) => {
        const user = await createUser(
          trx,
          {
            email,
            isEmailConfirmed: email !== undefined && taken.isEmailVerified,
            passwordHash: null,
            name,
            countryCode,
            timezone: knownZone(body.deviceInfo?.timezone),
            consent: consents && { version: consents.textVersion, address },
            isAdult: body.consents?.isAdult === true,
          },
          nowSeconds,
        );
        if (!(await linkIdentity(trx, user.id, taken, nowSeconds))) throw dead();
        if (email !== undefined && !taken.isEmailVerified) {
          const payload = { userId: user.id };
          const letter = {
            kind: 'confirm_email',
            recipient: email.address,
            locale,
            payload,
          } as const;
          await enqueueMail(trx, letter, nowSeconds);
        }
        const opened = await openSession(trx, user.id, call, body.deviceInfo, taken.provider);
        return { id: user.id, session: opened };
      }),
    FIELDS,
  );
  wakeOutbox(services.bus);
  const user = await findUserById(services.db, id);
  if (user === undefined) throw new Error(`user ${id} was deleted during the call`);
  return answerSignIn(services, user, session, call, true);
}

/**
 * Signs in, links or registers whom another site vouched for. Of concurrent calls with one hash,
 * only one succeeds.
 */
export async function completeSignIn(call: SignInCompletion): Promise<AccountSession> {
  const { body, services, nowSeconds, signInSecret } = call;
  const held = { secret: body.authHash, browser: signInSecret ?? '' };
  const vouched = await findArrival(services.db, held, nowSeconds);
  if (vouched === undefined) throw dead();
  const { step, user } = await nextStepOf(services.db, vouched);
  if (step === 'join') return join(call, vouched);
  if (step === 'prove') await proveLink(call, user);
  return enter(call, user, step === 'prove');
}
