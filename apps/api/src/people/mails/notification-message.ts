import type { Locale } from '@tipmark/i18n/server';
import type { NotificationKind } from './notification-kinds.ts';
import { type NotificationText, renderNotification } from './render-mail.ts';

/** The values of a notification's texts, and the address within the site that it leads to. */
export interface NotificationContent {
  readonly values: Readonly<Record<string, string>>;
  readonly link: string;
}

/** A rendered notification, the same on every channel. */
export type NotificationMessage = NotificationText & Pick<NotificationContent, 'link'>;

export function notificationMessage(
  kind: NotificationKind,
  locale: Locale,
  { values, link }: NotificationContent,
): NotificationMessage {
  return { ...renderNotification({ kind, locale, values }), link };
}
