import type { Endpoints } from '@tipmark/contract';
import { notifyOfTwoSteps } from '../../../people/account/totp/notify-of-two-steps.ts';
import { deleteTotp } from '../../../people/account/totp/totp-queries.ts';
import { tx } from '../../../platform/database/tx.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

export const endAccountTotp: PrivateHandler<Endpoints['endAccountTotp']> = {
  statements: 10,
  async answer({ signedIn, services, locale, nowSeconds }) {
    const { id: userId } = signedIn.user;
    await tx(services.db, async (transaction) => {
      // of requests at once, the others find that it is off already
      if (!(await deleteTotp(transaction, userId))) return;
      await notifyOfTwoSteps(transaction, userId, 'two_steps_off', { locale, nowSeconds });
    });
    return {};
  },
};
