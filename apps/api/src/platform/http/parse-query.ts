import { fieldError } from '../errors/errors.ts';

const MAX_KEYS = 100;

function decode(text: string, field: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw fieldError(field, 'bad_encoding');
  }
}

/**
 * Query of a url. The first value of a repeated key wins.
 * @throws CallError when a value is not well-formed UTF-8
 */
export function parseQuery(url: string): Readonly<Record<string, string>> {
  const query: Record<string, string> = Object.create(null);
  const start = url.indexOf('?');
  if (start === -1) return query;
  for (const part of url.slice(start + 1).split('&', MAX_KEYS)) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const key = decode(equals === -1 ? part : part.slice(0, equals), 'query');
    query[key] ??= equals === -1 ? '' : decode(part.slice(equals + 1), key);
  }
  return query;
}
