import {
  accountSessions,
  accountTotp,
  changePageProfile,
  changePageProfileNotification,
  endAccountSessions,
  follow,
  followers,
  pageProfile,
  pageProfileNotifications,
  pageProfileTips,
} from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const pageProfileLoad = createLoad('pageProfile', { request: pageProfile, when: 'latest' });
/** A second click while the first is under way changes nothing. */
export const followLoad = createLoad('follow', { request: follow, when: 'onlyFirst' });
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
export const changeNotificationLoad = createLoad('changeProfileNotification', {
  request: changePageProfileNotification,
  when: 'onlyFirst',
});
/** Privacy and reset; their answer is the whole profile. */
export const changeProfileLoad = createLoad('changePageProfile', {
  request: changePageProfile,
  when: 'onlyFirst',
});
export const sessionsLoad = createLoad('accountSessions', {
  request: accountSessions,
  when: 'latest',
});
export const totpLoad = createLoad('accountTotp', { request: accountTotp, when: 'latest' });
export const endSessionsLoad = createLoad('endAccountSessions', {
  request: endAccountSessions,
  when: 'onlyFirst',
});
