import { checkPages } from '@tipmark/match-features/testing/pages';
import { remote } from '../src/remote.ts';
import * as pages from './Pages.stories.tsx';

/** The host shows them once they have their data, or a failure of its own. */
const WITH_DATA = ['Full', 'Empty'] as const;
const NEVER_EMPTY = ['Full', 'Loading', 'Failed'] as const;

/** Their forms need nothing of what is loading. */
const AT_ONCE = [
  'login',
  'register',
  'recoverPassword',
  'confirmEmail',
  'socialLogin',
  'unsubscribe',
];

const STATES = {
  profile: WITH_DATA,
  leaderboard: WITH_DATA,
  productCupRules: WITH_DATA,
  premiumCupRules: WITH_DATA,
  premium: WITH_DATA,
  sandboxPayment: ['Full'],
  // forms that load nothing
  accountRecovery: ['Full'],
  revertEmail: ['Full'],
  confirmEmail: NEVER_EMPTY,
  socialLogin: NEVER_EMPTY,
} as const;

checkPages(remote, pages, STATES, AT_ONCE);
