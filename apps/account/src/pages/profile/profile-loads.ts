import {
  accountPush,
  accountSessions,
  accountSignIns,
  accountTotp,
  checkTelegramConnection,
  followers,
  pageProfile,
  pageProfileNotifications,
  pageProfileTips,
} from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export { proofLoad } from '../../parts/proof/proof-loads.ts';

export const pageProfileLoad = createLoad('pageProfile', { request: pageProfile, when: 'latest' });
/** Tips other than those included in the profile. */
export const profileTipsLoad = createLoad('profileTips', {
  request: pageProfileTips,
  when: 'latest',
});
/** Further tips; they are added below those shown. */
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
export const signInsLoad = createLoad('accountSignIns', {
  request: accountSignIns,
  when: 'latest',
});
export const telegramLoad = createLoad('telegramConnection', {
  request: checkTelegramConnection,
  when: 'latest',
});
export const pushLoad = createLoad('accountPush', { request: accountPush, when: 'latest' });
