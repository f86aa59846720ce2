import type { Endpoints } from '@tipmark/contract';
import {
  ACQUIRER_TYPE,
  displaySettingsText,
  readDisplaySettings,
  SUBSCRIPTION_TYPE,
} from '@tipmark/domain';
import { storeDisplay } from '../../people/account/profile/display-queries.ts';
import { presentAccount } from '../../people/account/sign-in.ts';
import { findUserById, type UserRow } from '../../people/account/users/user-queries.ts';
import { countUnread } from '../../people/notices/notice-queries.ts';
import type { PrivateCall, PrivateHandler } from '../handler/handler.ts';

type Call = PrivateCall<Endpoints['currentSession']>;

const guest = {
  name: '',
  url: '',
  subscription_expiration: '',
  email: '',
  isEmailNotExist: true,
  isEmailNotConfirmed: false,
  isSubscriptionRejected: false,
  isFreePeriodAvailable: false,
  isNotificationsEnabled: false,
  subscriptionType: SUBSCRIPTION_TYPE.none,
  acquirerType: ACQUIRER_TYPE.none,
  subscriptionEmail: '',
};

/**
 * What was chosen on another device applies here from the next page on; a guest's choice is kept.
 */
async function followDisplay(
  { display, cookies, services: { db } }: Pick<Call, 'display' | 'cookies' | 'services'>,
  user: UserRow,
): Promise<void> {
  const here = displaySettingsText(readDisplaySettings(display));
  if (user.display === null && here !== '') await storeDisplay(db, user.id, here);
  if (user.display !== null && user.display !== here) cookies.display(user.display);
}

export const currentSession: PrivateHandler<Endpoints['currentSession']> = {
  statements: 4,
  async answer(call) {
    const { signedIn, guestId = '', countryCode, nowSeconds, services } = call;
    const { db } = services;
    const user = signedIn && (await findUserById(db, signedIn.user.id));
    if (!user) return { ...guest, countryCode, guestId, unreadNotices: 0 };
    await followDisplay(call, user);
    return {
      ...(await presentAccount(db, user, nowSeconds)),
      guestId: signedIn?.guestId ?? guestId,
      unreadNotices: await countUnread(db, user.id),
    };
  },
};
