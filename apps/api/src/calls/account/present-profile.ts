import type { PageProfile, ProfileStatistics } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n/server';
import { RATING_TOPIC } from '../../betting/rating/rating-job.ts';
import { NO_TIPS, readUserTips } from '../../betting/tips/read-user-tips.ts';
import { countTipsBySport } from '../../betting/tips/tip-record-queries.ts';
import { readTipStatistics } from '../../betting/tips/tip-statistics.ts';
import { viewerOf } from '../../betting/tips/tip-viewer.ts';
import {
  type FollowStatistics,
  readFollowStatistics,
} from '../../people/account/profile/follow-queries.ts';
import { readChoices } from '../../people/account/profile/notification-queries.ts';
import {
  areNotificationsEnabled,
  type Choices,
  isActive,
  NOTIFICATION_TYPE,
} from '../../people/account/profile/notification-types.ts';
import { canResetAtSeconds } from '../../people/account/profile/reset-rule.ts';
import type { SignedIn } from '../../people/account/sessions/sessions.ts';
import { subscriptionSecondsOf } from '../../people/account/sign-in.ts';
import type { UserRow } from '../../people/account/users/user-queries.ts';
import type { ResponseCache } from '../../platform/cache/response-cache.ts';
import type { Db } from '../../platform/database/connect.ts';

const secondOf = (date: Date | null) => date && Math.floor(date.getTime() / 1_000);

function presentOwn(user: UserRow, choices: Choices, nowSeconds: number): PageProfile['own'] {
  return {
    email: user.email ?? '',
    isEmailNotExist: user.email === null,
    isEmailNotConfirmed: user.email !== null && user.email_confirmed_at === null,
    pendingEmail: user.pending_email,
    isNotificationsEnabled: areNotificationsEnabled(choices),
    descriptionOnModeration: user.description_moderation,
    telegramOnModeration: user.telegram_moderation,
    nameOnModeration: user.name_moderation,
    isDelayingTips: user.delays_tips,
    canResetAt: canResetAtSeconds(user, nowSeconds),
  };
}

interface Parts {
  readonly followStatistics: FollowStatistics;
  readonly statistics: ProfileStatistics | null;
  readonly isOwn: boolean;
  /** The viewer's; undefined for a guest. */
  readonly choices: Choices | undefined;
  readonly tipCounts: PageProfile['tipCounts'];
  readonly tips: PageProfile['tips'];
}

/** The users a viewer follows generate notifications of new tips, unless that kind is off. */
function showsNotifications({ followStatistics, isOwn }: Parts, choices: Choices): boolean {
  if (isOwn) return areNotificationsEnabled(choices);
  return followStatistics.isFollowedByViewer && isActive(NOTIFICATION_TYPE.followedTip, choices);
}

function present(user: UserRow, parts: Parts, nowSeconds: number): PageProfile {
  const { followStatistics, statistics, isOwn, choices, tipCounts, tips } = parts;
  const isBlocked = user.blocked_at !== null;
  return {
    name: user.name,
    url: user.url,
    description: isBlocked ? '' : user.description,
    telegram: isBlocked ? null : user.telegram,
    followers: followStatistics.followers,
    follows: followStatistics.follows,
    isFollower: followStatistics.isFollower,
    isFollowedByAccount: followStatistics.isFollowedByViewer,
    showNotifications: choices !== undefined && showsNotifications(parts, choices),
    isOwn,
    isPrivateStats: user.is_private,
    hasActiveSubscription: (subscriptionSecondsOf(user) ?? 0) > nowSeconds,
    createdAt: secondOf(user.created_at) ?? 0,
    resetAt: secondOf(user.reset_at),
    statistics,
    own: isOwn && choices ? presentOwn(user, choices, nowSeconds) : null,
    isBlocked,
    tipCounts,
    tips,
  };
}

export interface ProfileRequest {
  readonly signedIn: SignedIn | undefined;
  readonly nowSeconds: number;
  readonly locale: Locale;
}

export interface ProfileParts {
  readonly db: Db;
  readonly responses: Pick<ResponseCache, 'get'>;
}

/**
 * Settled tips from which on the statistics of a record are computed once a minute for everybody.
 */
const MANY_TIPS = 500;
const MAX_AGE_MS = 60_000;

/** The statistics of a record; those of a very active capper read thousands of tips. */
export async function readStatistics(
  { db, responses }: ProfileParts,
  user: UserRow,
  settled: number,
  request: Parameters<typeof readTipStatistics>[2],
  manyTips: number = MANY_TIPS,
): Promise<ProfileStatistics> {
  if (settled < manyTips) return readTipStatistics(db, user, request);
  const state = [user.reset_at?.getTime() ?? 0, user.is_private, user.email_confirmed_at !== null];
  const { body } = await responses.get({
    key: `tip statistics|${[user.id, ...state, request.locale, request.tipsPending, settled].join('|')}`,
    topics: [RATING_TOPIC],
    maxAgeMs: MAX_AGE_MS,
    build: () => readTipStatistics(db, user, request),
  });
  return JSON.parse(body.identity.toString());
}

/** The public view of a user's tips. At most seven statements. */
async function readRecord(
  { db, responses }: ProfileParts,
  user: UserRow,
  { signedIn, nowSeconds, locale }: ProfileRequest,
): Promise<Pick<Parts, 'statistics' | 'tipCounts' | 'tips'>> {
  const viewer = viewerOf(signedIn, nowSeconds);
  const tipCounts = await countTipsBySport(db, user.id, viewer);
  const tips = await readUserTips(db, { userId: user.id, sport: 0, lastTipId: 0 }, viewer, locale);
  const reported = tipCounts.reduce((sum, { active }) => sum + active, 0);
  const tipsPending = reported + (tips.delayed?.length ?? 0);
  const settled = tipCounts.reduce((sum, one) => sum + one.settled, 0);
  const statistics = await readStatistics({ db, responses }, user, settled, {
    nowSeconds,
    locale,
    tipsPending,
  });
  return { statistics, tipCounts, tips };
}

/**
 * A profile as one viewer may see it: private statistics and those of a blocked user are visible
 * only to the owner.
 */
export async function readProfile(
  parts: ProfileParts,
  user: UserRow,
  request: ProfileRequest,
): Promise<PageProfile> {
  const viewerId = request.signedIn?.user.id;
  const isOwn = user.id === viewerId;
  const { db } = parts;
  const followStatistics = await readFollowStatistics(db, user.id, viewerId);
  const isHidden = !isOwn && (user.is_private || user.blocked_at !== null);
  const record = isHidden
    ? { statistics: null, tipCounts: [], tips: NO_TIPS }
    : await readRecord(parts, user, request);
  const choices = viewerId === undefined ? undefined : await readChoices(db, viewerId);
  return present(user, { followStatistics, isOwn, choices, ...record }, request.nowSeconds);
}
