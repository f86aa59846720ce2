import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/mails.json' with { type: 'json' };
import ru from '../../../locales/ru/mails.json' with { type: 'json' };
import { fillMessage } from '../../platform/messages/fill-message.ts';
import type { MailKind } from '../../platform/outbox/mail-kinds.ts';
import { titleOfProvider } from '../account/sign-ins/provider-title.ts';
import type { OtherAccess } from '../account/users/other-access-queries.ts';

export type MailMessages = (typeof ru)['kinds'][MailKind];

const MESSAGES = { ru, en } as const;

export function mailMessages(locale: Locale, kind: MailKind): MailMessages {
  return MESSAGES[locale].kinds[kind];
}

export function footerText(locale: Locale): string {
  return MESSAGES[locale].footer;
}

export function unsubscribeText(locale: Locale): string {
  return MESSAGES[locale].unsubscribe;
}

export function copyLinkText(locale: Locale): string {
  return MESSAGES[locale].copyLink;
}

/** What still leads into an account, as the end of a sentence; empty when nothing does. */
export function remainingText(
  locale: Locale,
  { providers, hasTelegram, browsers, hasTwoSteps }: OtherAccess,
): string {
  const messages = MESSAGES[locale].remaining;
  const list = [
    ...providers.map((id) => fillMessage(messages.signIn, { title: titleOfProvider(id) })),
    ...(hasTelegram ? [messages.telegram] : []),
    ...(browsers > 0 ? [messages.browsers] : []),
    ...(hasTwoSteps ? [messages.twoSteps] : []),
  ].join(', ');
  return list === '' ? '' : fillMessage(messages.intro, { list });
}
