import { withoutKeys } from '../values/without-keys.ts';

const HIDDEN = '[hidden]';
/** A field or header that names a secret, with its value. */
const NAMED =
  /((?:x-)?(?:api[-_ ]?key|apisports-key|auth[-_]?token|access[-_]?token|token|app[-_]?key|session|password|secret|authorization)["']?\s*[=:]\s*["']?(?:bearer\s+)?)([^&\s"',;}]+)/gi;
const BEARER = /(\bbearer\s+)[\w.~+/-]{8,}=*/gi;
/** What keys of most providers look like. */
const LIKE_A_KEY = /\b(?:[0-9a-f]{32,}|(?=\w*\d)(?=\w*[a-z])[a-z0-9]{40,})\b/gi;

/** A message of a provider without anything that is, or looks like, a key. */
export function hideKeys(text: string): string {
  return withoutKeys(text)
    .replace(NAMED, `$1${HIDDEN}`)
    .replace(BEARER, `$1${HIDDEN}`)
    .replace(LIKE_A_KEY, HIDDEN);
}
