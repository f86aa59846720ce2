import type { Endpoints } from '@tipmark/contract';
import { ACQUIRER_TYPE } from '@tipmark/domain';
import { LIMITS } from '../../people/account/rate-limits.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { Refusal } from '../../platform/errors/errors.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/**
 * Customers of that acquirer get a letter that leads to what the site knows of their subscription:
 * the acquirer's own page of it is linked once one is connected. Others get an error.
 */
export const sendPayProGlobalLoginLink: PrivateHandler<Endpoints['sendPayProGlobalLoginLink']> = {
  statements: 2,
  async answer({ signedIn, services, nowSeconds, locale }) {
    const { db, limits, bus } = services;
    const user = await findUserById(db, signedIn.user.id);
    const recipient = user?.subscription_email ?? user?.email;
    if (user?.acquirer_type !== ACQUIRER_TYPE.payProGlobal || !recipient) {
      throw new Refusal('conflict', { message: { key: 'no_pay_pro' } });
    }
    await limits.take(LIMITS.mailTo, `manage:${user.id}`);
    const payload = { userId: user.id };
    await enqueueMail(db, { kind: 'manage_subscription', recipient, locale, payload }, nowSeconds);
    wakeOutbox(bus);
    return {};
  },
};
