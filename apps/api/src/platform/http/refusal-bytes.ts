import type { ErrorCode } from '@tipmark/contract';
import { memoize } from '@tipmark/server-kit';
import { CallError, presentCallError } from '../errors/errors.ts';
import { pickLocale } from './locale.ts';

const MEMO = { maxEntries: 1_000, maxKeyLength: 200 };

const bytesOf = memoize(MEMO, (key) => {
  const [code = '', ...language] = key.split(' ');
  const body = presentCallError(new CallError(code as ErrorCode), pickLocale(language.join(' ')));
  return Buffer.from(JSON.stringify(body));
});

/** The body of a refusal without details, in the language of the caller. */
export const refusalBytes = (code: ErrorCode, acceptLanguage = ''): Buffer =>
  bytesOf(`${code} ${acceptLanguage}`);
