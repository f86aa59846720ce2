import { defineFeature, defineScreen, ofPart } from '@tipmark/remote-kit';
import type { ComponentType } from 'react';
import { arrivals } from '../../shared/arrival/arrival-slice.ts';
import * as commands from '../../shared/auth-commands.ts';
import {
  confirmEmailLoad,
  recoverPasswordLinkLoad,
  signInProvidersLoad,
  socialLoginLinkLoad,
  verifyEmailLoad,
  verifyUserNameLoad,
} from '../../shared/auth-loads.ts';
import {
  AccountRecoveryScreen,
  ConfirmEmailScreen,
  RecoverPasswordScreen,
  RevertEmailScreen,
} from './MailLinkPages.tsx';
import { LoginScreen, RegisterScreen } from './SignInPages.tsx';
import { SocialLoginScreen } from './SocialLoginPage.tsx';

type AuthRoute =
  | 'login'
  | 'register'
  | 'accountRecovery'
  | 'recoverPassword'
  | 'confirmEmail'
  | 'revertEmail'
  | 'socialLogin';

const SIGNING_IN: ReadonlySet<AuthRoute> = new Set(['login', 'register']);

/** These pages are the same for everybody, except for the buttons of other sites. */
const screenOf = (route: AuthRoute, Component: ComponentType) =>
  defineScreen({
    route,
    loads: () => (SIGNING_IN.has(route) ? [ofPart(signInProvidersLoad.requested({}))] : []),
    Component,
    head: (_state, _visit, t) => ({
      title: t(`${route}.title`),
      description: t(`${route}.description`),
    }),
  });

/** Signing in and up, and the pages that emails lead to. */
export const auth = defineFeature({
  name: 'auth',
  loads: [
    confirmEmailLoad,
    recoverPasswordLinkLoad,
    signInProvidersLoad,
    socialLoginLinkLoad,
    verifyEmailLoad,
    verifyUserNameLoad,
  ],
  commands: Object.values(commands),
  slices: { accountArrival: arrivals },
  epics: () => import(/* webpackChunkName: "epics" */ '../../shared/arrival/arrival-epics.ts'),
  screens: [
    screenOf('login', LoginScreen),
    screenOf('register', RegisterScreen),
    screenOf('accountRecovery', AccountRecoveryScreen),
    screenOf('recoverPassword', RecoverPasswordScreen),
    screenOf('confirmEmail', ConfirmEmailScreen),
    screenOf('revertEmail', RevertEmailScreen),
    screenOf('socialLogin', SocialLoginScreen),
  ],
});
