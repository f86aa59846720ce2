import {
  confirmEmail,
  recoverPasswordLink,
  signInProviders,
  socialLoginLink,
  verifyEmail,
  verifyUserName,
} from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** Requested while the visitor types, after a pause. */
const whileTyping = { when: 'latest', debounceMs: 400 } as const;

export const verifyEmailLoad = createLoad('verifyEmail', { request: verifyEmail, ...whileTyping });
export const verifyUserNameLoad = createLoad('verifyUserName', {
  request: verifyUserName,
  ...whileTyping,
});
export const confirmEmailLoad = createLoad('confirmEmail', {
  request: confirmEmail,
  when: 'latest',
});
export const recoverPasswordLinkLoad = createLoad('recoverPasswordLink', {
  request: recoverPasswordLink,
  when: 'latest',
});
export const socialLoginLinkLoad = createLoad('socialLoginLink', {
  request: socialLoginLink,
  when: 'latest',
});
export const signInProvidersLoad = createLoad('signInProviders', {
  request: signInProviders,
  when: 'latest',
});
