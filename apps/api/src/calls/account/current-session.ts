import type { Endpoints } from '@tipmark/contract';
import { ACQUIRER_TYPE, SUBSCRIPTION_TYPE } from '@tipmark/domain';
import { presentAccount } from '../../people/account/sign-in.ts';
import { findUserById } from '../../people/account/users/user-queries.ts';
import { countUnread } from '../../people/notices/notice-queries.ts';
import type { PrivateHandler } from '../handler/handler.ts';

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

export const currentSession: PrivateHandler<Endpoints['currentSession']> = {
  statements: 3,
  async answer({ signedIn, guestId = '', countryCode, nowSeconds, services: { db } }) {
    const user = signedIn && (await findUserById(db, signedIn.user.id));
    if (!user) return { ...guest, countryCode, guestId, unreadNotices: 0 };
    return {
      ...(await presentAccount(db, user, nowSeconds)),
      guestId: signedIn?.guestId ?? guestId,
      unreadNotices: await countUnread(db, user.id),
    };
  },
};
