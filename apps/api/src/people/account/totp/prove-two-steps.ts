import { CallError, rejectFaults } from '../../../platform/errors/errors.ts';
import { ownerProofFault } from '../owner-proof.ts';
import type { PeopleServices } from '../people-services.ts';
import { LIMITS } from '../rate-limits.ts';
import { findUserById } from '../users/user-queries.ts';
import { takeSecondStep } from './second-step.ts';

export type TwoStepsProof = {
  readonly password?: string | undefined;
  readonly authHash?: string | undefined;
  readonly code: string;
};

/**
 * Requires both steps again before the settings they protect are changed: a finder of a signed-in
 * device must not be able to.
 * @throws CallError validation, code_required, rate_limited
 */
export async function proveTwoSteps(
  services: PeopleServices,
  userId: number,
  { password = '', authHash = '', code }: TwoStepsProof,
  nowSeconds: number,
): Promise<void> {
  await services.limits.take(LIMITS.changePassword, `user:${userId}`);
  const user = await findUserById(services.db, userId);
  if (user === undefined) throw new CallError('unauthorized');
  rejectFaults({
    ...(await ownerProofFault(services, user, {
      field: 'password',
      password,
      authHash,
      nowSeconds,
    })),
  });
  await takeSecondStep(services, { userId, code, nowSeconds });
}
