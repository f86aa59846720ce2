import type { Endpoints } from '@tipmark/contract';
import { tx } from '../../database/tx.ts';
import { Refusal, refuseFaults } from '../../errors.ts';
import type { PrivateHandler } from '../../handler.ts';
import { ownerProofFault } from '../owner-proof.ts';
import { LIMITS } from '../rate-limits.ts';
import { findUserById } from '../users/user-queries.ts';
import { takeSecondStep } from './second-step.ts';
import { tellTwoSteps } from './tell-two-steps.ts';
import { deleteTotp } from './totp-queries.ts';

export const endAccountTotp: PrivateHandler<Endpoints['endAccountTotp']> = {
  statements: 9,
  async answer({ body, signedIn, services, locale, nowSeconds }) {
    const { db, limits } = services;
    await limits.take(LIMITS.changePassword, `user:${signedIn.user.id}`);
    const user = await findUserById(db, signedIn.user.id);
    if (user === undefined) throw new Refusal('unauthorized');
    const { password = '', authHash = '', code } = body;
    refuseFaults({
      ...(await ownerProofFault(services, user, {
        field: 'password',
        password,
        authHash,
        nowSeconds,
      })),
    });
    await takeSecondStep(services, { userId: user.id, code, nowSeconds });
    await tx(db, async (transaction) => {
      await deleteTotp(transaction, user.id);
      await tellTwoSteps(transaction, user.id, 'two_steps_off', { locale, nowSeconds });
    });
    return {};
  },
};
