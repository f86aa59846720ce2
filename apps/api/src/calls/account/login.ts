import type { Endpoints } from '@tipmark/contract';
import { DAY_SECONDS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { parseEmail } from '../../people/account/rules/email.ts';
import { knownZone } from '../../people/account/rules/zone.ts';
import { digestOf } from '../../people/account/sessions/session-token.ts';
import { signIn } from '../../people/account/sign-in.ts';
import { takeSecondStep } from '../../people/account/totp/second-step.ts';
import { findUserByEmail, storeZone } from '../../people/account/users/user-queries.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';
import type { Services } from '../handler/services.ts';

/**
 * Many failures for one mail: an email to its owner, once a day. For addresses without an account
 * the same work is done, so that a response takes as long.
 */
async function noteGuess(
  { db, limits, bus }: Services,
  folded: string,
  { locale, nowSeconds }: { readonly locale: Locale; readonly nowSeconds: number },
): Promise<void> {
  const isMany = await limits.take(LIMITS.guesses, folded).then(
    () => false,
    () => true,
  );
  const recipient = isMany ? parseEmail(folded)?.address : undefined;
  if (recipient === undefined) return;
  const dedupKey = `guessed:${digestOf(folded)}:${Math.floor(nowSeconds / DAY_SECONDS)}`;
  await enqueueMail(db, { kind: 'password_guessed', recipient, locale, dedupKey }, nowSeconds);
  wakeOutbox(bus);
}

/** Failures count, not successes; the failure does not reveal which part was wrong. */
export const login: PrivateHandler<Endpoints['login']> = {
  statements: 7,
  async answer(call) {
    const { body, services } = call;
    const { db, limits, passwords } = services;
    const folded = parseEmail(body.userEmail)?.folded ?? body.userEmail.trim().toLowerCase();
    const pair = `${call.address}|${folded}`;
    await limits.take(LIMITS.loginOfAddress, addressKey(call));
    await limits.take(LIMITS.login, pair);
    const user = await findUserByEmail(db, folded);
    const isRight = await passwords.verify(user?.password_hash ?? null, body.userPassword);
    if (user === undefined || !isRight) {
      await noteGuess(services, folded, call);
      throw new CallError('unauthorized', { message: { key: 'wrong_credentials' } });
    }
    await limits.giveBack(LIMITS.login, pair);
    await limits.giveBack(LIMITS.loginOfAddress, addressKey(call));
    if (user.blocked_at !== null) throw new CallError('blocked');
    await takeSecondStep(services, {
      userId: user.id,
      code: body.code,
      nowSeconds: call.nowSeconds,
    });
    const zone = knownZone(body.deviceInfo?.timezone);
    if (zone !== undefined && zone !== user.timezone) await storeZone(db, user.id, zone);
    return signIn(services, user, call, body.deviceInfo);
  },
};
