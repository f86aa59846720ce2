import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/mails.json' with { type: 'json' };
import ru from '../../../locales/ru/mails.json' with { type: 'json' };
import type { MailKind } from '../../platform/outbox/mail-kinds.ts';

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
