import { createElement, type ReactElement } from 'react';
import { sampleLetters } from '../src/people/mails/testing/sample-letters.ts';

interface Shown {
  readonly kind: string;
  readonly locale: 'ru' | 'en';
  readonly isText: boolean;
  readonly isDark: boolean;
}

/** One letter as a mail program shows it. */
function Letter({ kind, locale, isText, isDark }: Shown): ReactElement {
  const letter = sampleLetters(locale).find((known) => known.kind === kind);
  if (letter === undefined) return createElement('p', null, `No letter ${kind}`);
  const style = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', padding: 16 } as const;
  if (isText) return createElement('pre', { style }, `${letter.subject}\n\n${letter.text}`);
  return createElement('iframe', {
    title: letter.subject,
    // a frame does not take the theme over: its rules for dark are switched on by hand
    srcDoc: isDark ? letter.html.replace('(prefers-color-scheme:dark)', 'all') : letter.html,
    sandbox: '',
    style: { border: 0, width: '100%', height: 640, display: 'block' },
  });
}

/** Every letter the site sends, in both languages. */
export default {
  title: 'letters/Letter',
  component: Letter,
  args: { kind: 'confirm_email', locale: 'ru', isText: false, isDark: false },
};

const of = (kind: string) => ({ args: { kind } });
export const ConfirmEmail = of('confirm_email');
export const RecoverPassword = of('recover_password');
export const PasswordChanged = of('password_changed');
export const EmailChangeRequested = of('email_change_requested');
export const EmailChanged = of('email_changed');
export const ProofOfOwner = of('reauth');
export const PasswordGuessed = of('password_guessed');
export const TwoStepsOn = of('two_steps_on');
export const TwoStepsOff = of('two_steps_off');
export const RecoveryCodesRenewed = of('recovery_codes_renewed');
export const ContestPrize = of('contest_prize');
export const ManageSubscription = of('manage_subscription');
export const MatchNotification = of('match_news');
export const SavedSearchAlert = of('template_alert');
export const FollowedTip = of('followed_tip');
export const TipsSettled = of('tips_settled');
export const NewFollower = of('new_follower');
export const PaymentReceipt = of('payment_receipt');
export const RenewalAhead = of('renewal_ahead');
export const PaymentRejected = of('payment_rejected');
export const PaymentDoubled = of('payment_doubled');
export const PaymentMismatched = of('payment_mismatched');
export const PaymentRefunded = of('payment_refunded');
export const RenewalUnanswered = of('renewal_unanswered');
export const RenewalStopped = of('renewal_stopped');
export const SubscriptionEnded = of('subscription_ended');
export const ProductNews = of('product_news');
export const WebhookFailing = of('webhook_failing');
export const WebhookGone = of('webhook_gone');
export const WeeklyDigest = of('weekly_digest');
export const English = { args: { kind: 'weekly_digest', locale: 'en' } };
export const EnglishAlert = { args: { kind: 'template_alert', locale: 'en' } };
export const Dark = { args: { kind: 'tips_settled', isDark: true }, globals: { theme: 'dark' } };
export const PlainText = { args: { kind: 'tips_settled', isText: true } };
