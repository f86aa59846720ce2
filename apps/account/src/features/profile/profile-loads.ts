import {
  accountSessions,
  accountTotp,
  followers,
  pageProfile,
  pageProfileNotifications,
  pageProfileTips,
} from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const pageProfileLoad = createLoad('pageProfile', { request: pageProfile, when: 'latest' });
/** Tips other than those that come with the profile. */
export const profileTipsLoad = createLoad('profileTips', {
  request: pageProfileTips,
  when: 'latest',
});
/** Tips further down; they are added to those above. */
export const moreTipsLoad = createLoad('profileMoreTips', {
  request: pageProfileTips,
  when: 'onlyFirst',
});
export const followersLoad = createLoad('followers', { request: followers, when: 'latest' });
export const notificationsLoad = createLoad('profileNotifications', {
  request: pageProfileNotifications,
  when: 'latest',
});
export const sessionsLoad = createLoad('accountSessions', {
  request: accountSessions,
  when: 'latest',
});
export const totpLoad = createLoad('accountTotp', { request: accountTotp, when: 'latest' });
