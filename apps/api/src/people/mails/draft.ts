import type { Locale } from '@tipmark/i18n/server';
import type { OutboxRow } from '../../platform/outbox/outbox-queries.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { findUserById, type UserRow } from '../account/users/user-queries.ts';
import type { NotificationContent } from './notification-message.ts';

type Draft = NotificationContent & { readonly user: UserRow };

/** Dependencies for building a mail. */
export type MailParts = Pick<PeopleServices, 'db' | 'clock' | 'config' | 'linkKey'>;

/** Content and recipient of an email; undefined when it should not be sent any more. */
export type DraftMail = (
  services: MailParts,
  row: OutboxRow,
  locale: Locale,
) => Promise<Draft | undefined>;

/** The user an email is about, while its address is still theirs. */
export async function recipientOf({ db }: MailParts, row: OutboxRow): Promise<UserRow | undefined> {
  const user = await findUserById(db, Number(row.payload['userId']));
  return user?.email === row.recipient ? user : undefined;
}
