import { LOCALES, type Locale } from '@tipmark/i18n/server';
import { href } from '@tipmark/route-builder';
import { endLinks, type LinkKind, linkSecret, storeLink } from '../../account/links/auth-hashes.ts';
import { parseEmail } from '../../account/rules/email.ts';
import { findUserByEmail, findUserById, type UserRow } from '../../account/users/user-queries.ts';
import type { Services } from '../../services.ts';
import { MAIL_KINDS, type MailKind } from '../enqueue.ts';
import type { OutgoingMail } from '../mail-transport.ts';
import type { OutboxRow } from '../outbox-queries.ts';
import { type MailContent, renderMail } from './render-mail.ts';

/** Links of mails lead to the configured address alone, never to what a request calls itself. */
function siteOf({ PUBLIC_URL, PORT }: Services['config']): string {
  return new URL(PUBLIC_URL ?? `http://localhost:${PORT}`).origin;
}

type Draft = Pick<MailContent, 'values' | 'link'>;

async function issueLink(
  { db, linkKey, clock }: Services,
  row: OutboxRow,
  user: UserRow,
  kind: LinkKind,
): Promise<string> {
  const secret = linkSecret(linkKey, kind, row.id);
  await storeLink(db, { kind, secret, userId: user.id, email: user.email }, clock());
  return secret;
}

async function draftConfirmation(
  services: Services,
  row: OutboxRow,
  locale: Locale,
): Promise<Draft | undefined> {
  const user = await findUserById(services.db, Number(row.payload['userId']));
  if (user === undefined || user.email !== row.recipient || user.email_confirmed_at !== null) {
    return undefined;
  }
  const hash = await issueLink(services, row, user, 'confirm');
  return { values: { name: user.name }, link: href('confirmEmail', { hash }, { locale }) };
}

/** Whether there is such an account shows here and not in the call that asked for the mail. */
async function draftRecovery(
  services: Services,
  row: OutboxRow,
  locale: Locale,
): Promise<Draft | undefined> {
  const email = parseEmail(row.recipient);
  const user = email && (await findUserByEmail(services.db, email.folded));
  if (user === undefined || user.blocked_at !== null) return undefined;
  const hash = await issueLink(services, row, user, 'recover');
  await endLinks(services.db, user.id, 'recover', hash);
  return { values: { name: user.name }, link: href('recoverPassword', { hash }, { locale }) };
}

async function draftNotice(
  services: Services,
  row: OutboxRow,
  locale: Locale,
): Promise<Draft | undefined> {
  const user = await findUserById(services.db, Number(row.payload['userId']));
  if (user === undefined) return undefined;
  return {
    values: { name: user.name, email: user.email ?? '' },
    link: href('accountRecovery', {}, { locale }),
  };
}

const DRAFTS: Readonly<Record<MailKind, typeof draftNotice>> = {
  confirm_email: draftConfirmation,
  recover_password: draftRecovery,
  password_changed: draftNotice,
  email_changed: draftNotice,
};

/** The mail of a row as it goes out, or undefined when nobody is to get it any more. */
export async function buildMail(
  services: Services,
  row: OutboxRow,
): Promise<OutgoingMail | undefined> {
  const kind = MAIL_KINDS.find((known) => known === row.kind);
  const locale = LOCALES.find((known) => known === row.locale) ?? 'ru';
  const draft = kind && (await DRAFTS[kind](services, row, locale));
  if (kind === undefined || draft === undefined) return undefined;
  const site = siteOf(services.config);
  const mail = renderMail({ kind, locale, values: draft.values, link: `${site}${draft.link}` });
  return { ...mail, messageId: `<${row.id}@${new URL(site).hostname}>`, to: row.recipient };
}
