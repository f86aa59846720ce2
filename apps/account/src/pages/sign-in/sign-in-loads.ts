import { signInProviders, verifyEmail, verifyUserName } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** Requested while the visitor types, after a pause. */
const whileTyping = { when: 'latest', debounceMs: 400 } as const;

export const verifyEmailLoad = createLoad('verifyEmail', { request: verifyEmail, ...whileTyping });
export const verifyUserNameLoad = createLoad('verifyUserName', {
  request: verifyUserName,
  ...whileTyping,
});
export const signInProvidersLoad = createLoad('signInProviders', {
  request: signInProviders,
  when: 'latest',
});
