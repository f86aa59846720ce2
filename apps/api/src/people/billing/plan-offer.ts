import {
  type PlanChoice,
  type PremiumPlan,
  planChoice,
  plansAt,
  premiumPlans,
  SUBSCRIPTION_TYPE,
} from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import { subscriptionSecondsOf } from '../account/sign-in.ts';
import type { UserRow } from '../account/users/user-queries.ts';
import type { Acquirers } from '../acquirers/create-acquirers.ts';
import { findMethod, type PayMethod } from './method-queries.ts';
import { findLastPaid } from './order-queries.ts';

export interface PlanOffer {
  readonly choice: PlanChoice;
  /** What each plan costs this user: now, or from the next term on. */
  readonly plans: readonly PremiumPlan[];
  /** Whether the subscription is renewed by itself. */
  readonly isRenewed: boolean;
  /** The saved card, looked up for users who have a subscription. */
  readonly method: PayMethod | undefined;
}

interface Parts {
  readonly db: Db;
  readonly acquirers: Acquirers;
}

/**
 * What choosing a plan does, and costs. A running subscription is renewed at the prices of its
 * order, wherever its user is now. Up to two statements.
 */
export async function findPlanOffer(
  { db, acquirers }: Parts,
  user: UserRow | undefined,
  countryCode: string,
  nowSeconds: number,
): Promise<PlanOffer> {
  const plans = acquirers.of(countryCode)?.plans ?? premiumPlans(countryCode);
  if (user === undefined) return { choice: 'buy', plans, isRenewed: false, method: undefined };
  const until = subscriptionSecondsOf(user) ?? 0;
  const isPlanned = user.subscription_type > SUBSCRIPTION_TYPE.trial;
  const method = isPlanned || until > nowSeconds ? await findMethod(db, user.id) : undefined;
  const isChargeable = method !== undefined && method.acquirerType === user.acquirer_type;
  const { subscription_type: subscriptionType, is_subscription_rejected: isRejected } = user;
  const choice = planChoice({ subscriptionType, until, isRejected, isChargeable }, nowSeconds);
  const last = choice === 'buy' ? undefined : await findLastPaid(db, user.id, user.acquirer_type);
  return {
    choice,
    plans: last === undefined ? plans : plansAt(last.prices, last.currency),
    isRenewed: isPlanned && isChargeable,
    method,
  };
}
