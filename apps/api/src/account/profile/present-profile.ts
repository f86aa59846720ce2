import type { PageProfile, ProfileStatistics } from '@tipmark/contract';
import type { Db } from '../../database/connect.ts';
import { readTipStatistics } from '../../tips/tip-statistics.ts';
import { subscriptionSecondsOf } from '../sessions/sign-in.ts';
import type { UserRow } from '../users/user-queries.ts';
import { type FollowFigures, readFollowFigures } from './follow-queries.ts';
import { readChoices } from './notification-queries.ts';
import { areNotificationsEnabled, type Choices } from './notification-types.ts';
import { canResetAtSeconds } from './reset-rule.ts';

const secondOf = (date: Date | null) => date && Math.floor(date.getTime() / 1_000);

function presentOwn(user: UserRow, choices: Choices, nowSeconds: number): PageProfile['own'] {
  return {
    email: user.email ?? '',
    isEmailNotExist: user.email === null,
    isEmailNotConfirmed: user.email !== null && user.email_confirmed_at === null,
    isNotificationsEnabled: areNotificationsEnabled(choices),
    descriptionOnModeration: user.description_moderation,
    telegramOnModeration: user.telegram_moderation,
    nameOnModeration: user.name_moderation,
    canResetAt: canResetAtSeconds(user, nowSeconds),
  };
}

type Parts = {
  readonly figures: FollowFigures;
  readonly statistics: ProfileStatistics | null;
  readonly choices: Choices | undefined;
};

function present(user: UserRow, parts: Parts, nowSeconds: number): PageProfile {
  const { figures, statistics, choices } = parts;
  return {
    name: user.name,
    url: user.url,
    description: user.description,
    telegram: user.telegram,
    followers: figures.followers,
    follows: figures.follows,
    isFollower: figures.isFollower,
    isFollowedByAccount: figures.isFollowedByViewer,
    isOwn: choices !== undefined,
    isPrivateStats: user.is_private,
    hasActiveSubscription: (subscriptionSecondsOf(user) ?? 0) > nowSeconds,
    createdAt: secondOf(user.created_at) ?? 0,
    resetAt: secondOf(user.reset_at),
    statistics,
    own: choices === undefined ? null : presentOwn(user, choices, nowSeconds),
  };
}

/** A profile as one viewer may see it: private figures are the owner's alone. */
export async function readProfile(
  db: Db,
  user: UserRow,
  viewerId: number | undefined,
  nowSeconds: number,
): Promise<PageProfile> {
  const isOwn = user.id === viewerId;
  const figures = await readFollowFigures(db, user.id, viewerId);
  const statistics =
    isOwn || !user.is_private ? await readTipStatistics(db, user, nowSeconds) : null;
  const choices = isOwn ? await readChoices(db, user.id) : undefined;
  return present(user, { figures, statistics, choices }, nowSeconds);
}
