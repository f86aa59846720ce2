import { ACCOUNT_LIMITS } from '@tipmark/contract';
import type { Detail } from '../../../platform/errors/errors.ts';

/** Of directions and of no width; the variation of an emoji only behind one. */
const INVISIBLE =
  /(?![\ufe0e\ufe0f])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]|(?<!\p{Emoji})[\ufe0e\ufe0f]/gu;
/** Blank, though letters or symbols to a program. */
const BLANK = /[\u2800\p{Zs}]/gu;
/** Control characters, but for the line feed. */
const CONTROL = /(?!\n)\p{Cc}/gu;

/** Plain text as it is stored: composed, without control and direction characters. */
export function normalText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(CONTROL, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(BLANK, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const LINK =
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.|\b[a-z0-9-]+\.(?:com|ru|net|org|info|io|me|su|рф|bet|biz|site|online|top|xyz|club|pro)(?![a-zа-я]))/i;

export function descriptionFault(text: string): Detail | undefined {
  const maximum = ACCOUNT_LIMITS.descriptionMaxLength;
  if ([...text].length > maximum) return { key: 'too_long', values: { maximum } };
  return LINK.test(text) ? { key: 'no_links' } : undefined;
}

const SUSPICIOUS =
  /хуй|хуе|пизд|ебан|ебат|бляд|мудак|fuck|cunt|nigger|договорн\p{L}* матч|fixed match|100\s?% проход/iu;

/** Needs moderation first. */
export function needsModeration(text: string): boolean {
  return SUSPICIOUS.test(text);
}

const TELEGRAM = /^@?([a-z][a-z0-9_]{4,31})$/i;

/** Telegram name without `@`, or undefined. */
export function parseTelegram(text: string): string | undefined {
  return TELEGRAM.exec(text.trim())?.[1];
}
