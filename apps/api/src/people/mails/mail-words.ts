import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/mails.json' with { type: 'json' };
import ru from '../../../locales/ru/mails.json' with { type: 'json' };
import { fillWords } from '../../platform/messages/fill-words.ts';
import type { MailKind } from '../../platform/outbox/mail-kinds.ts';
import { titleOfProvider } from '../account/sign-ins/provider-title.ts';
import type { OtherAccess } from '../account/users/other-access-queries.ts';

export type MailWords = (typeof ru)['kinds'][MailKind];

const WORDS = { ru, en } as const;

export function mailWords(locale: Locale, kind: MailKind): MailWords {
  return WORDS[locale].kinds[kind];
}

export function footerWords(locale: Locale): string {
  return WORDS[locale].footer;
}

export function unsubscribeWords(locale: Locale): string {
  return WORDS[locale].unsubscribe;
}

export function copyLinkWords(locale: Locale): string {
  return WORDS[locale].copyLink;
}

/** What still leads into an account, as the end of a sentence; empty when nothing does. */
export function remainingWords(
  locale: Locale,
  { providers, hasTelegram, browsers, hasTwoSteps }: OtherAccess,
): string {
  const words = WORDS[locale].remaining;
  const list = [
    ...providers.map((id) => fillWords(words.signIn, { title: titleOfProvider(id) })),
    ...(hasTelegram ? [words.telegram] : []),
    ...(browsers > 0 ? [words.browsers] : []),
    ...(hasTwoSteps ? [words.twoSteps] : []),
  ].join(', ');
  return list === '' ? '' : fillWords(words.intro, { list });
}
