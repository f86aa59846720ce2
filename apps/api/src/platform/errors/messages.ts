import type { Locale } from '@tipmark/i18n/server';
import en from '../../../locales/en/errors.json' with { type: 'json' };
import ru from '../../../locales/ru/errors.json' with { type: 'json' };
import { fillMessage } from '../messages/fill-message.ts';

export type MessageKey = keyof typeof ru;

const MESSAGES: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = { ru, en };

/** A message of `errors.json` with its `{{placeholders}}` filled. */
export function translate(
  locale: Locale,
  key: MessageKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillMessage(MESSAGES[locale][key], values);
}
