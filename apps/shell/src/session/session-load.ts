import { currentSession, type SessionOfCaller } from '@tipmark/contract';
import { type AccountState, createLoad } from '@tipmark/remote-kit';

/** What is known of the visitor and in no readable cookie. */
export const sessionLoad = createLoad('currentSession', {
  request: currentSession,
  when: 'latest',
});

/** The fields of it that the session of a page has. */
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
