import { defineFeature, optionalLoad } from '@tipmark/remote-kit';
import { authScreen } from '../../parts/auth-page/auth-screen.ts';
import { groupOf, matchFile } from '../../parts/messages/message-files.ts';
import { LoginScreen, RegisterScreen } from './SignInPages.tsx';
import { signInProvidersLoad, verifyEmailLoad, verifyUserNameLoad } from './sign-in-loads.ts';

const loads = () => [optionalLoad(signInProvidersLoad.requested({}))];

/** `/login` and `/register`, with the buttons of other sites. */
export const signIn = defineFeature({
  name: 'sign-in',
  // the outcomes of tips that wait for the sign-in
  messages: groupOf('match', matchFile),
  loads: [signInProvidersLoad, verifyEmailLoad, verifyUserNameLoad],
  screens: [authScreen('login', LoginScreen, loads), authScreen('register', RegisterScreen, loads)],
});
