import { confirmEmail, recoverPasswordLink, verifyEmail, verifyUserName } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const verifyEmailLoad = createLoad('verifyEmail', { request: verifyEmail, when: 'latest' });
export const verifyUserNameLoad = createLoad('verifyUserName', {
  request: verifyUserName,
  when: 'latest',
});
export const confirmEmailLoad = createLoad('confirmEmail', {
  request: confirmEmail,
  when: 'latest',
});
export const recoverPasswordLinkLoad = createLoad('recoverPasswordLink', {
  request: recoverPasswordLink,
  when: 'latest',
});
