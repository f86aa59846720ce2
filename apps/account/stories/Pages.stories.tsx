import { pageStage, pageStates } from '@tipmark/match-features/testing/pages';
import { aBook, anEmptyBook } from '../src/pages/bet-book/bet-fixture.ts';
import { rules } from '../src/pages/cup-rules/cup-rules-fixture.ts';
import { aDistribution, aMonth, aRating } from '../src/pages/leaderboard/leaderboard-fixture.ts';
import { notices } from '../src/pages/notices/notices-fixture.ts';
import { noKeys, someKeys } from '../src/pages/open-keys/open-keys-fixture.ts';
import { aPremium } from '../src/pages/premium/premium-fixture.ts';
import { aProfile, aRecord } from '../src/pages/profile/profile-fixture.ts';
import { noHooks, someHooks } from '../src/pages/webhooks/webhooks-fixture.ts';
import { remote } from '../src/remote.ts';

const HASH = 'a'.repeat(43);
const signedIn = { isSignedIn: true, name: 'Ann', url: 'ann' };

const providers = { providers: [{ id: 'club', title: 'Club' }] };
const signIn = (address: string) =>
  pageStates({ address }, { signInProviders: providers }, { signInProviders: { providers: [] } });
const login = signIn('/login');
const register = signIn('/register');
const remaining = { signIns: ['Yandex'], hasTelegram: true, browsers: 2, hasTwoSteps: true };
const nothing = { signIns: [], hasTelegram: false, browsers: 0, hasTwoSteps: false };
const recoverPassword = pageStates(
  { address: `/recover-password/${HASH}` },
  { recoverPasswordLink: { isValid: true, remaining } },
  { recoverPasswordLink: { isValid: true, remaining: nothing } },
);
const confirmEmail = pageStates(
  { address: '/confirm-email/abc' },
  { confirmEmail: { isConfirmed: true } },
);
const socialLogin = pageStates(
  { address: '/social-login/abc' },
  {
    socialLoginLink: {
      provider: 'club',
      title: 'Club',
      email: '',
      userName: 'Terrace Fan',
      step: 'join',
    },
  },
);
const profile = pageStates(
  { address: '/profile/anton' },
  { pageProfile: aProfile() },
  {
    pageProfile: aProfile({
      description: '',
      followers: 0,
      follows: 0,
      statistics: aRecord({
        tipsWon: 0,
        tipsReturned: 0,
        tipsLost: 0,
        tipsPending: 0,
        clvCount: 0,
        lastTipResults: [],
        bankrollMovements: [],
        tipStats: { sports: [], categories: [], oddsBands: [], leagues: [], months: [] },
      }),
      tipCounts: [],
      tips: { tips: [], delayed: [], count: 0, lastTipId: null },
    }),
  },
);
const leaderboard = pageStates(
  { address: '/leaderboard' },
  { usersRating: aRating({ distribution: aDistribution }) },
  { usersRating: aRating({ rows: [], count: 0 }) },
);
const month = pageStates(
  { address: '/leaderboard?month=202611' },
  { usersRating: aMonth() },
  { usersRating: aMonth({ rows: [], count: 0 }) },
);
const cupRules = (address: string) =>
  pageStates(
    { address },
    { contestRules: rules },
    { contestRules: { ...rules, standings: [], countOfContestants: 0 } },
  );
const productCupRules = cupRules('/tipmark-cup-rules');
const premiumCupRules = cupRules('/premium-cup-rules');
const premium = pageStates(
  { address: '/premium' },
  { pagePremium: aPremium() },
  { pagePremium: aPremium({ plans: [] }) },
);
const payment = { amount: 2_490, currency: 'RUB', subscriptionType: 3, status: 'pending' };
const sandboxPayment = pageStates(
  { address: '/sandbox-payment/0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b11' },
  { sandboxPayment: payment },
);
const feedback = pageStates(
  { address: '/feedback' },
  { pageFeedback: { topics: [{ id: 1, name: 'Ошибка' }], email: 'ann@post.example' } },
  { pageFeedback: { topics: [], email: '' } },
);
const notificationList = pageStates(
  { address: '/notifications', session: signedIn },
  { accountNotices: { unread: 1, notices } },
  { accountNotices: { unread: 0, notices: [] } },
);
const betBook = pageStates(
  { address: '/bet-book', session: signedIn },
  { betBook: aBook },
  { betBook: anEmptyBook },
);
const openKeys = pageStates(
  { address: '/api-keys', session: signedIn },
  { openKeys: someKeys },
  { openKeys: noKeys },
);
const webhooks = pageStates(
  { address: '/webhooks', session: signedIn },
  { webhooks: someHooks },
  { webhooks: noHooks },
);
const email = 'ann@post.example';
const unsubscribe = pageStates(
  { address: '/unsubscribe?token=abc' },
  { unsubscribeOptions: { email, activeTypes: [1, 5, 7] } },
  { unsubscribeOptions: { email, activeTypes: [] } },
);

/** Every page of the account: with data, without, loading and failed. */
export default { title: 'account/Pages', component: pageStage(remote) };

export const LoginFull = login.full;
export const LoginEmpty = login.empty;
export const LoginLoading = login.loading;
export const LoginFailed = login.failed;

export const RegisterFull = register.full;
export const RegisterEmpty = register.empty;
export const RegisterLoading = register.loading;
export const RegisterFailed = register.failed;

export const AccountRecoveryFull = { args: { address: '/account-recovery' } };

export const RecoverPasswordFull = recoverPassword.full;
export const RecoverPasswordEmpty = recoverPassword.empty;
export const RecoverPasswordLoading = recoverPassword.loading;
export const RecoverPasswordFailed = recoverPassword.failed;

export const ConfirmEmailFull = confirmEmail.full;
export const ConfirmEmailLoading = confirmEmail.loading;
export const ConfirmEmailFailed = confirmEmail.failed;

export const RevertEmailFull = { args: { address: `/revert-email/${HASH}` } };

export const SocialLoginFull = socialLogin.full;
export const SocialLoginLoading = socialLogin.loading;
export const SocialLoginFailed = socialLogin.failed;

export const ProfileFull = profile.full;
export const ProfileEmpty = profile.empty;

export const LeaderboardFull = leaderboard.full;
export const LeaderboardMonth = month.full;
export const LeaderboardMonthEmpty = month.empty;
export const LeaderboardEmpty = leaderboard.empty;

export const ProductCupRulesFull = productCupRules.full;
export const ProductCupRulesEmpty = productCupRules.empty;

export const PremiumCupRulesFull = premiumCupRules.full;
export const PremiumCupRulesEmpty = premiumCupRules.empty;

export const PremiumFull = premium.full;
export const PremiumEmpty = premium.empty;

export const SandboxPaymentFull = sandboxPayment.full;

export const FeedbackFull = feedback.full;
export const FeedbackEmpty = feedback.empty;
export const FeedbackLoading = feedback.loading;
export const FeedbackFailed = feedback.failed;

export const NoticesFull = notificationList.full;
export const NoticesEmpty = notificationList.empty;
export const NoticesLoading = notificationList.loading;
export const NoticesFailed = notificationList.failed;

export const OpenKeysFull = openKeys.full;
export const OpenKeysEmpty = openKeys.empty;
export const OpenKeysLoading = openKeys.loading;
export const OpenKeysFailed = openKeys.failed;

export const WebhooksFull = webhooks.full;
export const WebhooksEmpty = webhooks.empty;
export const WebhooksLoading = webhooks.loading;
export const WebhooksFailed = webhooks.failed;

export const BetBookFull = betBook.full;
export const BetBookEmpty = betBook.empty;
export const BetBookLoading = betBook.loading;
export const BetBookFailed = betBook.failed;

export const UnsubscribeFull = unsubscribe.full;
export const UnsubscribeEmpty = unsubscribe.empty;
export const UnsubscribeLoading = unsubscribe.loading;
export const UnsubscribeFailed = unsubscribe.failed;
