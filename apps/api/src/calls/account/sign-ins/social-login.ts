import type { Endpoints } from '@tipmark/contract';
import { completeSignIn } from '../../../people/account/complete-sign-in.ts';
import { addressKey, LIMITS } from '../../../people/account/rate-limits.ts';
import type { PrivateHandler } from '../../handler/handler.ts';

export const socialLogin: PrivateHandler<Endpoints['socialLogin']> = {
  statements: 14,
  async answer(call) {
    await call.services.limits.take(LIMITS.linkOfAddress, addressKey(call));
    return completeSignIn(call);
  },
};
