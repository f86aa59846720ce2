import en from '../locales/en/failure.json' with { type: 'json' };
import ru from '../locales/ru/failure.json' with { type: 'json' };
import type { ApiFailure } from './api-failure.ts';

const generic = { ru: ru.generic, en: en.generic };

export interface FailureMessageOptions {
  readonly locale: keyof typeof generic;
  /** Label of the field, shown before the message: `Label: message`. */
  readonly label?: string;
  readonly separator?: string;
}

/**
 * The visitor's text for a failed call: the messages of `details` joined by the separator, else the
 * error's own message, else the generic text of the language. A network failure always gets the
 * generic text: the transport's message is not meant for visitors.
 */
export function failureMessage(
  failure: ApiFailure,
  { locale, label, separator = ', ' }: FailureMessageOptions,
): string {
  const ofFields = Object.values(failure.details ?? {})
    .filter(Boolean)
    .join(separator);
  const ofServer = failure.status === 0 ? '' : failure.message;
  const text = ofFields || ofServer;
  if (!text) return generic[locale];
  return label ? `${label}: ${text}` : text;
}
