import { currentSession, type SessionOfCaller } from '@tipmark/contract';
import { type AccountState, createLoad } from '@tipmark/remote-kit';

/** Data of the visitor that is not in a readable cookie. */
export const sessionLoad = createLoad('currentSession', {
  request: currentSession,
  when: 'latest',
});

/** Its fields that are part of the session of a page. */
export const accountOf = (answer: SessionOfCaller): AccountState => ({
  guestId: answer.guestId,
  email: answer.email,
  isEmailNotExist: answer.isEmailNotExist,
  isEmailNotConfirmed: answer.isEmailNotConfirmed,
  isSubscriptionRejected: answer.isSubscriptionRejected,
  isFreePeriodAvailable: answer.isFreePeriodAvailable,
  isNotificationsEnabled: answer.isNotificationsEnabled,
  unreadNotices: answer.unreadNotices,
  subscriptionType: answer.subscriptionType,
  acquirerType: answer.acquirerType,
  subscriptionEmail: answer.subscriptionEmail,
});
