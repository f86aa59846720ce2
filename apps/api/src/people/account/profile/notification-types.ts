import type { ProfileNotifications } from '@tipmark/contract';

/** What users can be notified about. */
export const NOTIFICATION_TYPE = {
  followedTip: 1,
  tipSettled: 2,
  newFollower: 3,
  templateAlerts: 4,
  followedMatches: 5,
  contestAndRating: 6,
  paymentsAndSecurity: 7,
  productNews: 8,
  weeklyDigest: 9,
} as const;

export const ALL_TYPES: readonly number[] = Object.values(NOTIFICATION_TYPE);
/** These cannot be turned off. */
export const LOCKED_TYPE: number = NOTIFICATION_TYPE.paymentsAndSecurity;
const OFF_BY_DEFAULT = new Set<number>([
  NOTIFICATION_TYPE.productNews,
  NOTIFICATION_TYPE.weeklyDigest,
]);

const EMAIL = 1;
const TELEGRAM = 2;

/** A user's choices where they differ from the default. */
export type Choices = ReadonlyMap<number, boolean>;

export function isActive(type: number, choices: Choices): boolean {
  return type === LOCKED_TYPE || (choices.get(type) ?? !OFF_BY_DEFAULT.has(type));
}

export function activeTypes(choices: Choices): number[] {
  return ALL_TYPES.filter((type) => isActive(type, choices));
}

/** Whether there are notifications other than the locked kind. */
export function areNotificationsEnabled(choices: Choices): boolean {
  return activeTypes(choices).some((type) => type !== LOCKED_TYPE);
}

/** Where a kind is sent. */
export interface Ways {
  /** As bits: 1 e-mail, 2 Telegram. */
  readonly channels: number;
  readonly isPushed: boolean;
}

/** Until something else is chosen. */
const DEFAULT_WAYS: Ways = { channels: EMAIL, isPushed: true };
const LOCKED_WAYS: Ways = { channels: EMAIL, isPushed: false };

export function presentNotifications(
  choices: Choices,
  ways: ReadonlyMap<number, Ways>,
  user: Pick<
    ProfileNotifications,
    'isTelegramConnected' | 'hasBrowser' | 'quietFrom' | 'quietTo'
  > & {
    readonly email: string | null;
  },
): ProfileNotifications {
  const { isTelegramConnected, hasBrowser, quietFrom, quietTo } = user;
  const reached = (user.email === null ? 0 : EMAIL) + (isTelegramConnected ? TELEGRAM : 0);
  return {
    isTelegramConnected,
    hasBrowser,
    quietFrom,
    quietTo,
    types: ALL_TYPES.map((type) => {
      const isLocked = type === LOCKED_TYPE;
      const { channels, isPushed } = isLocked ? LOCKED_WAYS : (ways.get(type) ?? DEFAULT_WAYS);
      const wanted = channels & reached;
      const used = wanted === 0 && channels !== 0 ? reached : wanted;
      return {
        type,
        isActive: isActive(type, choices),
        isLocked,
        channels: [EMAIL, TELEGRAM].filter((one) => (used & one) !== 0),
        isPushed,
      };
    }),
  };
}
