import type { Endpoints } from '@tipmark/contract';
import { tx } from '../database/tx.ts';
import { refuseFaults } from '../errors.ts';
import type { PrivateHandler } from '../handler.ts';
import { enqueueMail, wakeOutbox } from '../outbox/enqueue.ts';
import { addressKey, LIMITS } from './rate-limits.ts';
import { parseEmail } from './rules/email.ts';
import { passwordFault } from './rules/password-rules.ts';
import { foldUserName, normalUserName, userNameFault } from './rules/user-name.ts';
import { knownZone } from './rules/zone.ts';
import { answerSignIn, openSession } from './sessions/sign-in.ts';
import { createUser } from './users/create-user.ts';
import { raceForFields, refuseTaken } from './users/taken.ts';
import { findTaken, findUserById } from './users/user-queries.ts';

const FIELDS = { email: 'userEmail', name: 'userName' } as const;

export const register: PrivateHandler<Endpoints['register']> = {
  statements: 11,
  async answer(call) {
    const { body, services, nowSeconds, locale, countryCode } = call;
    const { db, limits, passwords, config, bus } = services;
    await limits.take(LIMITS.register, addressKey(call));
    const email = parseEmail(body.userEmail);
    const name = normalUserName(body.userName);
    refuseFaults({
      userEmail: email === undefined ? { key: 'email_invalid' } : undefined,
      userPassword: passwordFault(body.userPassword, {
        minimum: config.PASSWORD_MIN_LENGTH,
        email: email?.address,
        name,
      }),
      userName: userNameFault(name),
    });
    if (email === undefined) throw new Error('an invalid e-mail was let through');
    const wanted = { emailFolded: email.folded, nameFolded: foldUserName(name) };
    refuseTaken(await findTaken(db, wanted), FIELDS);
    // Before the transaction: a database connection is not held while a core works.
    const passwordHash = await passwords.hash(body.userPassword);
    const consents = body.consents?.personalData === true ? body.consents : undefined;
    const { id, session } = await raceForFields(
      () =>
        tx(db, async (transaction) => {
          const user = await createUser(
            transaction,
            {
              email,
              name,
              passwordHash,
              countryCode,
              timezone: knownZone(body.deviceInfo?.timezone),
              consent: consents && { version: consents.textVersion, address: call.address },
            },
            nowSeconds,
          );
          await enqueueMail(
            transaction,
            {
              kind: 'confirm_email',
              recipient: email.address,
              locale,
              payload: { userId: user.id },
            },
            nowSeconds,
          );
          const opened = await openSession(transaction, user.id, call, body.deviceInfo);
          return { id: user.id, session: opened };
        }),
      FIELDS,
    );
    wakeOutbox(bus);
    const user = await findUserById(db, id);
    if (user === undefined) throw new Error(`user ${id} is gone`);
    return answerSignIn(services, user, session, call, true);
  },
};
