import { defineRemote, lazyFeature } from '@tipmark/remote-kit';
import { messages } from './messages.ts';
import { betMessages } from './pages/bet-book/bet-messages.ts';
import { confirmEmail } from './pages/confirm-email/screen.ts';
import { cupRules } from './pages/cup-rules/screen.ts';
import { leaderboard } from './pages/leaderboard/screen.ts';
import { passwordRecovery } from './pages/password-recovery/screen.ts';
import { premium } from './pages/premium/screen.ts';
import { profile } from './pages/profile/screen.ts';
import { revertEmail } from './pages/revert-email/screen.ts';
import { signIn } from './pages/sign-in/screen.ts';
import { socialLogin } from './pages/social-login/screen.ts';
import { unsubscribeMessages } from './pages/unsubscribe/unsubscribe-messages.ts';
import { arrival } from './parts/arrival/arrival-feature.ts';
import { groupOf, lettersFile, premiumFile } from './parts/messages/message-files.ts';

/** The only module this remote exposes. */
export const remote = defineRemote({
  name: 'account',
  features: [
    arrival,
    signIn,
    passwordRecovery,
    confirmEmail,
    revertEmail,
    socialLogin,
    profile,
    leaderboard,
    cupRules,
    premium,
    lazyFeature(
      'sandbox-payment',
      'sandboxPayment',
      () => import(/* webpackChunkName: "premium" */ './pages/sandbox-payment/screen.ts'),
      { messages: groupOf('premium', premiumFile) },
    ),
    lazyFeature(
      'bet-book',
      'betBook',
      () => import(/* webpackChunkName: "bets" */ './pages/bet-book/screen.ts'),
      { messages: betMessages },
    ),
    lazyFeature(
      'open-keys',
      'openKeys',
      () => import(/* webpackChunkName: "open-keys" */ './pages/open-keys/screen.ts'),
    ),
    lazyFeature(
      'webhooks',
      'webhooks',
      () => import(/* webpackChunkName: "webhooks" */ './pages/webhooks/screen.ts'),
    ),
    lazyFeature(
      'feedback',
      'feedback',
      () => import(/* webpackChunkName: "letters" */ './pages/feedback/screen.ts'),
      { messages: lettersFile },
    ),
    lazyFeature(
      'notices',
      'notices',
      () => import(/* webpackChunkName: "letters" */ './pages/notices/screen.ts'),
      { messages: lettersFile },
    ),
    lazyFeature(
      'unsubscribe',
      'unsubscribe',
      () => import(/* webpackChunkName: "letters" */ './pages/unsubscribe/screen.ts'),
      { messages: unsubscribeMessages },
    ),
  ],
  messages,
});
