import type { Endpoints } from '@tipmark/contract';
import { ACQUIRER_TYPE } from '@tipmark/domain';
import { LIMITS } from '../../people/account/rate-limits.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { toPaymentError } from '../../people/billing/start-payment.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { enqueueMail, wakeOutbox } from '../../platform/outbox/enqueue.ts';
import type { PrivateHandler } from '../handler/handler.ts';

/**
 * That acquirer mails its customers a link to its own pages; while it is not connected they get our
 * email with a link to their subscription here. Others get an error.
 */
export const sendPayProGlobalLoginLink: PrivateHandler<Endpoints['sendPayProGlobalLoginLink']> = {
  statements: 2,
  asksOthers: true,
  async answer({ signedIn, services, nowSeconds, locale }) {
    const { db, limits, bus, acquirers } = services;
    const user = await findUserById(db, signedIn.user.id);
    const recipient = user?.subscription_email ?? user?.email;
    if (user?.acquirer_type !== ACQUIRER_TYPE.payProGlobal || !recipient) {
      throw new CallError('conflict', { message: { key: 'no_pay_pro' } });
    }
    await limits.take(LIMITS.mailTo, `manage:${user.id}`);
    const acquirer = acquirers.byType(ACQUIRER_TYPE.payProGlobal);
    if (acquirer?.sendLoginLink !== undefined) {
      try {
        await acquirer.sendLoginLink(recipient);
      } catch (error) {
        throw toPaymentError(error);
      }
      return {};
    }
    const payload = { userId: user.id };
    await enqueueMail(db, { kind: 'manage_subscription', recipient, locale, payload }, nowSeconds);
    wakeOutbox(bus);
    return {};
  },
};
