import en from '../locales/en/failure.json' with { type: 'json' };
import ru from '../locales/ru/failure.json' with { type: 'json' };
import type { ApiFailure } from './api-failure.ts';

const generic = { ru: ru.generic, en: en.generic };
const busy = { ru: ru.busy, en: en.busy };

const SERVER_ERROR = 500;

export interface FailureMessageOptions {
  readonly locale: keyof typeof generic;
  /** Label of the field, shown before the message: `Label: message`. */
  readonly label?: string;
  readonly separator?: string;
}

/**
 * The visitor's text for a failed call: the messages of `details` joined by the separator, else the
 * error's own message, else the generic text of the language: that the network failed, or that the
 * server did. A network failure always gets it: the transport's message is not meant for visitors.
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
  if (!text) return (failure.status >= SERVER_ERROR ? busy : generic)[locale];
  return label ? `${label}: ${text}` : text;
}
