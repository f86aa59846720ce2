import { LOCALES } from '@tipmark/i18n/server';
import { href, matchRouteOf, type RouteName } from '@tipmark/route-builder';
import { MAIL_KINDS, type MailKind } from '../../platform/outbox/mail-kinds.ts';
import type { OutgoingMail } from '../../platform/outbox/mail-transport.ts';
import type { OutboxRow } from '../../platform/outbox/outbox-queries.ts';
import {
  endLinks,
  type IssuedLink,
  type LinkKind,
  linkSecret,
  storeLink,
} from '../account/links/auth-hashes.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { parseEmail } from '../account/rules/email.ts';
import { ownPage } from '../account/rules/own-page.ts';
import { findOtherAccess } from '../account/users/other-access.ts';
import { findUserByEmail, findUserById, type UserRow } from '../account/users/user-queries.ts';
import type { News } from './deliver-notification.ts';
import { type DraftMail, type MailParts, recipientOf } from './draft.ts';
import { draftDigest, draftSiteNews } from './draft-digest.ts';
import { draftPayment } from './draft-payment.ts';
import { draftFollowedTip, draftNewFollower, draftTipsSettled } from './draft-tip-news.ts';
import { remainingWords } from './mail-words.ts';
import { renderMail } from './render-mail.ts';

/** Links of mails lead only to the configured address, never to the host a request names. */
function siteOf({ PUBLIC_URL, PORT }: PeopleServices['config']): string {
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
  return { ...draft, values: { ...draft.values, remaining: remainingWords(locale, remaining) } };
};

/** Proves the owner in the session that requested it; useless in any other. */
const draftReauth: DraftMail = async (services, row, locale) => {
  const user = await recipientOf(services, row);
  if (user === undefined) return undefined;
  const sessionHash = textIn(row, 'sessionHash');
  const authHash = await issueLink(services, row, user, 'reauth', { sessionHash });
  await endLinks(services.db, user.id, 'reauth', authHash);
  const edit = textIn(row, 'edit') || 'password';
  const where = { userUrl: user.url, edit, authHash };
  return { user, values: { name: user.name }, link: href('profile', where, { locale }) };
};

/** Sent to any address that was tried: only the email shows whether it has an account. */
const draftGuessed: DraftMail = async ({ db }, row, locale) => {
  const email = parseEmail(row.recipient);
  const user = email && (await findUserByEmail(db, email.folded));
  if (user === undefined) return undefined;
  return { user, values: { name: user.name }, link: href('accountRecovery', {}, { locale }) };
};

/** Days were awarded already: the email states it. */
const draftPrize: DraftMail = async (services, row, locale) => {
  const user = await recipientOf(services, row);
  if (user === undefined) return undefined;
  const { place, days, contestId } = row.payload;
  const values = { name: user.name, place: String(place), days: String(days) };
  return { user, values, link: href('leaderboard', { contestId: String(contestId) }, { locale }) };
};

/** Sent to the address that pays, which may differ from the account's. */
const draftSubscription: DraftMail = async (services, row, locale) => {
  const user = await findUserById(services.db, Number(row.payload['userId']));
  if (user === undefined) return undefined;
  const where = { userUrl: user.url, edit: 'subscription' };
  return { user, values: { name: user.name }, link: href('profile', where, { locale }) };
};

/** The event is stored in the row: the match continues while its emails wait. */
const draftMatchNews: DraftMail = async (services, row, locale) => {
  const user = await recipientOf(services, row);
  if (user === undefined) return undefined;
  const { match, headline, news, sport, matchUrl } = row.payload;
  const route = matchRouteOf(Number(sport)) ?? 'events';
  const values = { match: String(match), headline: String(headline), news: String(news) };
  return { user, values, link: href(route, { matchUrl: String(matchUrl) }, { locale }) };
};

/** The searches cover all sports. */
const TEMPLATE_ROUTES: Readonly<Record<string, RouteName>> = {
  tips: 'searchUsersTips',
  users: 'searchUsersTips',
  soccerScanner: 'oddsScanner',
  hockeyScanner: 'hockeyOddsScanner',
  tennisScanner: 'tennisOddsScanner',
};

const draftTemplateAlert: DraftMail = async (services, row, locale) => {
  const user = await recipientOf(services, row);
  if (user === undefined) return undefined;
  const { template, count, items, kind, templateId } = row.payload;
  const values = {
    name: user.name,
    template: String(template),
    count: String(count),
    items: String(items),
  };
  const route = TEMPLATE_ROUTES[String(kind)] ?? 'searchUsersTips';
  const where = { template: String(templateId), ...(kind === 'users' ? { tab: 'users' } : {}) };
  return { user, values, link: href(route, where, { locale }) };
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
  contest_prize: draftPrize,
  manage_subscription: draftSubscription,
  match_news: draftMatchNews,
  template_alert: draftTemplateAlert,
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
  product_news: draftSiteNews,
  weekly_digest: draftDigest,
};

/** An email, and the text for a chat and the notification centre. */
export type BuiltMail = OutgoingMail & {
  readonly userId: number;
  readonly news: News;
};

/** The email of a row, or undefined when it should not be sent any more. */
export async function buildMail(
  services: MailParts,
  row: OutboxRow,
): Promise<BuiltMail | undefined> {
  const kind = MAIL_KINDS.find((known) => known === row.kind);
  const locale = LOCALES.find((known) => known === row.locale) ?? 'ru';
  const draft = kind && (await DRAFTS[kind](services, row, locale));
  if (kind === undefined || draft === undefined) return undefined;
  const site = siteOf(services.config);
  const token = await issueLink(services, row, draft.user, 'unsubscribe');
  const {
    newsLines: lines,
    action,
    ...mail
  } = renderMail({
    kind,
    locale,
    values: draft.values,
    link: `${site}${draft.link}`,
    unsubscribeLink: `${site}${href('unsubscribe', { token }, { locale })}`,
  });
  return {
    ...mail,
    userId: draft.user.id,
    news: { subject: mail.subject, lines, action, path: draft.link, link: `${site}${draft.link}` },
    messageId: `<${row.id}@${new URL(site).hostname}>`,
    to: row.recipient,
    unsubscribeUrl: `${site}/api/unsubscribe/one-click/${token}`,
  };
}
