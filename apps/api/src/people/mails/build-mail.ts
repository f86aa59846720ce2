import { LOCALES } from '@tipmark/i18n/server';
import { href } from '@tipmark/route-builder';
import { MAIL_KINDS, type MailKind } from '../../platform/outbox/mail-kinds.ts';
import type { OutgoingMail } from '../../platform/outbox/mail-transport.ts';
import type { OutboxRow } from '../../platform/outbox/outbox-queries.ts';
import { linkSecret } from '../account/links/auth-hashes.ts';
import {
  endLinks,
  type IssuedLink,
  type LinkKind,
  storeLink,
} from '../account/links/link-queries.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { parseEmail } from '../account/rules/email.ts';
import { ownPage } from '../account/rules/own-page.ts';
import { findOtherAccess } from '../account/users/other-access-queries.ts';
import { findUserByEmail, findUserById, type UserRow } from '../account/users/user-queries.ts';
import { type DraftMail, type MailParts, recipientOf } from './draft.ts';
import { CONTENT_OF, draftDigest, draftNotification } from './draft-notification.ts';
import { draftPayment } from './draft-payment.ts';
import { draftFollowedTip, draftNewFollower, draftTipsSettled } from './draft-tip-notification.ts';
import { remainingText } from './mail-messages.ts';
import { isNotificationKind, notificationTypeOf } from './notification-kinds.ts';
import { renderMail } from './render-mail.ts';

type SiteConfig = Pick<PeopleServices['config'], 'PUBLIC_URL' | 'PORT'>;

/** Links of mails lead only to the configured address, never to the host a request names. */
export function siteOf({ PUBLIC_URL, PORT }: SiteConfig): string {
  return new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin;
}

async function issueLink(
  { db, linkKey, clock }: MailParts,
  row: OutboxRow,
  user: UserRow,
  kind: LinkKind,
  link: Partial<Pick<IssuedLink, 'email' | 'sessionHash'>> = {},
): Promise<string> {
  const secret = linkSecret(linkKey, kind, row.id);
  await storeLink(db, { kind, secret, userId: user.id, email: user.email, ...link }, clock());
  return secret;
}

function textIn({ payload }: OutboxRow, name: string): string {
  const value = payload[name];
  return typeof value === 'string' ? value : '';
}

const draftConfirmation: DraftMail = async (services, row, locale) => {
  const user = await findUserById(services.db, Number(row.payload['userId']));
  const isPending = user?.pending_email === row.recipient;
  const isUnconfirmed = user?.email === row.recipient && user.email_confirmed_at === null;
  if (user === undefined || !(isPending || isUnconfirmed)) return undefined;
  const hash = await issueLink(services, row, user, 'confirm', { email: row.recipient });
  const { next: sent } = row.payload;
  const next = ownPage(typeof sent === 'string' ? sent : undefined);
  return {
    user,
    values: { name: user.name },
    link: href('confirmEmail', { hash, next }, { locale }),
  };
};

/** Whether the account exists shows only in the email, never in the call that requested it. */
const draftRecovery: DraftMail = async (services, row, locale) => {
  const email = parseEmail(row.recipient);
  const user = email && (await findUserByEmail(services.db, email.folded));
  if (user === undefined || user.blocked_at !== null) return undefined;
  const hash = await issueLink(services, row, user, 'recover');
  await endLinks(services.db, user.id, 'recover', hash);
  const link = href('recoverPassword', { hash }, { locale });
  return { user, values: { name: user.name }, link };
};

const draftNotice: DraftMail = async (services, row, locale) => {
  const user = await findUserById(services.db, Number(row.payload['userId']));
  if (user === undefined) return undefined;
  return {
    user,
    values: { name: user.name, email: user.email ?? '' },
    link: href('accountRecovery', {}, { locale }),
  };
};

/** For the owner of the former address, who takes the change back with it. */
const draftFormerAddress: DraftMail = async (services, row, locale) => {
  const user = await findUserById(services.db, Number(row.payload['userId']));
  if (user === undefined) return undefined;
  const hash = await issueLink(services, row, user, 'revert', { email: row.recipient });
  return {
    user,
    values: { name: user.name, email: textIn(row, 'newEmail') },
    link: href('revertEmail', { hash }, { locale }),
  };
};

/** With the password set, what else leads into the account stays: the email lists it. */
const draftPasswordChanged: DraftMail = async (services, row, locale) => {
  const draft = await draftNotice(services, row, locale);
  if (draft === undefined) return undefined;
  const remaining = await findOtherAccess(services.db, draft.user.id);
  return { ...draft, values: { ...draft.values, remaining: remainingText(locale, remaining) } };
};

/** Proves the owner in the session that requested it; useless in any other. */
const draftReauth: DraftMail = async (services, row, locale) => {
  const user = await recipientOf(services, row);
  if (user === undefined) return undefined;
  const sessionHash = textIn(row, 'sessionHash');
  const authHash = await issueLink(services, row, user, 'reauth', { sessionHash });
  await endLinks(services.db, user.id, 'reauth', authHash);
  const edit = textIn(row, 'edit') || 'password';
  const link =
    edit === 'openKeys' || edit === 'webhooks'
      ? href(edit, { authHash }, { locale })
      : href('profile', { userUrl: user.url, edit, authHash }, { locale });
  return { user, values: { name: user.name }, link };
};

/** Sent to any address that was tried: only the email shows whether it has an account. */
const draftGuessed: DraftMail = async ({ db }, row, locale) => {
  const email = parseEmail(row.recipient);
  const user = email && (await findUserByEmail(db, email.folded));
  if (user === undefined) return undefined;
  return { user, values: { name: user.name }, link: href('accountRecovery', {}, { locale }) };
};

/** Nothing is sent to the address any more, until its owner enables it again. */
const draftWebhook: DraftMail = async (services, row, locale) => {
  const user = await recipientOf(services, row);
  if (user === undefined) return undefined;
  const values = { name: user.name, host: textIn(row, 'host') };
  return { user, values, link: href('webhooks', {}, { locale }) };
};

/** Sent to the address that pays, which may differ from the account's. */
const draftSubscription: DraftMail = async (services, row, locale) => {
  const user = await findUserById(services.db, Number(row.payload['userId']));
  if (user === undefined) return undefined;
  const where = { userUrl: user.url, edit: 'subscription' };
  return { user, values: { name: user.name }, link: href('profile', where, { locale }) };
};

const DRAFTS: Readonly<Record<MailKind, DraftMail>> = {
  confirm_email: draftConfirmation,
  recover_password: draftRecovery,
  password_changed: draftPasswordChanged,
  email_change_requested: draftFormerAddress,
  email_changed: draftFormerAddress,
  reauth: draftReauth,
  password_guessed: draftGuessed,
  two_steps_on: draftNotice,
  two_steps_off: draftNotice,
  recovery_codes_renewed: draftNotice,
  contest_prize: draftNotification(CONTENT_OF.contest_prize),
  webhook_failing: draftWebhook,
  webhook_gone: draftWebhook,
  manage_subscription: draftSubscription,
  match_news: draftNotification(CONTENT_OF.match_news),
  template_alert: draftNotification(CONTENT_OF.template_alert),
  followed_tip: draftFollowedTip,
  tips_settled: draftTipsSettled,
  new_follower: draftNewFollower,
  payment_receipt: draftPayment('profile'),
  renewal_ahead: draftPayment('profile'),
  payment_rejected: draftPayment('premium'),
  payment_doubled: draftPayment('profile'),
  payment_mismatched: draftPayment('profile'),
  payment_refunded: draftPayment('profile'),
  renewal_unanswered: draftPayment('premium'),
  renewal_stopped: draftPayment('premium'),
  subscription_ended: draftPayment('premium'),
  product_news: draftNotification(CONTENT_OF.product_news),
  weekly_digest: draftDigest,
};

/** The email of a row, or undefined when it should not be sent any more. */
export async function buildMail(
  services: MailParts,
  row: OutboxRow,
): Promise<OutgoingMail | undefined> {
  const kind = MAIL_KINDS.find((known) => known === row.kind);
  const locale = LOCALES.find((known) => known === row.locale) ?? 'ru';
  const draft = kind && (await DRAFTS[kind](services, row, locale));
  if (kind === undefined || draft === undefined) return undefined;
  const { user, values, link } = draft;
  const site = siteOf(services.config);
  const token = await issueLink(services, row, user, 'unsubscribe');
  const mail = renderMail({
    kind,
    locale,
    values: { name: user.name, ...values },
    link: `${site}${link}`,
    unsubscribeLink: `${site}${href('unsubscribe', { token }, { locale })}`,
  });
  return {
    ...mail,
    messageId: `<${row.id}@${new URL(site).hostname}>`,
    to: row.recipient,
    // No mail program offers to unsubscribe from letters about the account and its payments.
    ...(isNotificationKind(kind) && {
      unsubscribeUrl: `${site}/api/unsubscribe/one-click/${token}?type=${notificationTypeOf(kind)}`,
    }),
  };
}
