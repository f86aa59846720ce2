import type { Endpoints } from '@tipmark/contract';
import { addressKey, LIMITS } from '../../people/account/rate-limits.ts';
import { parseEmail } from '../../people/account/rules/email.ts';
import { ownPage } from '../../people/account/rules/own-page.ts';
import { passwordFault } from '../../people/account/rules/password-rules.ts';
import {
  foldUserName,
  normalUserName,
  userNameFault,
} from '../../people/account/rules/user-name.ts';
import { knownZone } from '../../people/account/rules/zone.ts';
import { answerSignIn, openSession } from '../../people/account/sign-in.ts';
import { createUser } from '../../people/account/users/create-user.ts';
import { raceForFields, refuseTaken } from '../../people/account/users/taken.ts';
import { findTaken, findUserById } from '../../people/account/users/user-queries.ts';
import { tx } from '../../platform/database/tx.ts';
import { rejectFaults } from '../../platform/errors/errors.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

const FIELDS = { email: 'userEmail', name: 'userName' } as const;

export const register: PrivateHandler<Endpoints['register']> = {
  statements: 11,
  async answer(call) {
    const { body, services, nowSeconds, locale, countryCode } = call;
    const { db, limits, passwords, config, bus } = services;
    await limits.take(LIMITS.register, addressKey(call));
    const email = parseEmail(body.userEmail);
    const name = normalUserName(body.userName);
    rejectFaults({
      userEmail: email === undefined ? { key: 'email_invalid' } : undefined,
      userPassword: passwordFault(body.userPassword, {
        minimum: config.PASSWORD_MIN_LENGTH,
        email: email?.address,
        name,
      }),
      userName: userNameFault(name),
    });
    if (email === undefined) throw new Error('email: the schema accepted an address that is none');
    const wanted = { emailFolded: email.folded, nameFolded: foldUserName(name) };
    refuseTaken(await findTaken(db, wanted), FIELDS);
    // Before the transaction: no database connection is occupied during the hashing.
    const passwordHash = await passwords.hash(body.userPassword);
    const next = ownPage(body.next);
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
              isAdult: body.consents?.isAdult === true,
            },
            nowSeconds,
          );
          await enqueueMail(
            transaction,
            {
              kind: 'confirm_email',
              recipient: email.address,
              locale,
              payload: { userId: user.id, ...(next === undefined ? {} : { next }) },
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
    if (user === undefined) throw new Error(`user ${id} was deleted during the call`);
    return answerSignIn(services, user, session, call, true);
  },
};
