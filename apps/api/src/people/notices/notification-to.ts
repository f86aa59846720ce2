import { LOCALES, type Locale } from '@tipmark/i18n/server';
import { type QuietHours, quietUntil } from '../account/profile/quiet-hours.ts';
import type { NotificationKind } from '../mails/notification-kinds.ts';
import { type NotificationContent, notificationMessage } from '../mails/notification-message.ts';
import type { Notification } from './notify-queries.ts';

/** Who is notified, in which language and when. */
type Recipient = QuietHours & { readonly userId: number; readonly locale: string };

type Message = Pick<Notification, 'payload' | 'dedupKey' | 'channels'> & {
  readonly contentIn: (locale: Locale) => NotificationContent;
};

/** A notification in the language of its reader, outside of their quiet time. */
export function notificationTo(
  kind: NotificationKind,
  { userId, locale: storedLocale, ...hours }: Recipient,
  { contentIn, ...more }: Message,
  nowSeconds: number,
): Notification {
  const locale = LOCALES.find((known) => known === storedLocale) ?? 'ru';
  const message = notificationMessage(kind, locale, contentIn(locale));
  return { ...more, userId, locale, message, quietUntil: quietUntil(hours, nowSeconds) };
}
