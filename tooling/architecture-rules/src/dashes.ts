import { flatMessages } from './locale-keys.ts';
import type { RepositoryFile, Violation } from './repository-files.ts';

const LOCALE = /\/locales\/(ru|en)\/.+\.json$/;

/** A dash with a space or a no-break space on both sides. */
const SPACED = /[ \u00a0][–—][ \u00a0]/g;
const RUSSIAN = '\u00a0— ';

/** Between two values, `{{home}} – {{away}}`, `5 В – 2 Н`; or before a title's brand. */
function isBetweenValues(text: string, at: number, length: number): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at + length)];
  const isOfValues = /\}\}(?: [А-Я])?$/.test(before) && after.startsWith('{{');
  return isOfValues || before.endsWith('xG') || after === 'Tipmark';
}

/** Ranges of months: `январь – июнь`. */
const RANGES = /\/seasons\.json$/;

/**
 * Dashes of running text: in Russian an em dash behind a no-break space, so that none begins a
 * line; in English an en dash between spaces, never an em dash.
 */
export function dashes(files: readonly RepositoryFile[]): Violation[] {
  return files.flatMap(({ path, text }) => {
    const locale = LOCALE.exec(path)?.[1];
    if (locale === undefined || RANGES.test(path)) return [];
    return [...flatMessages(JSON.parse(text))].flatMap(([key, message]) =>
      [...message.matchAll(SPACED)]
        .filter(({ 0: found, index }) =>
          locale === 'ru'
            ? found !== RUSSIAN && !isBetweenValues(message, index, found.length)
            : found.includes('—') && !isBetweenValues(message, index, found.length),
        )
        .map(({ 0: found, index }) => ({
          path,
          message: `"${key}" has "${message.slice(Math.max(0, index - 12), index)}${found}": ${
            locale === 'ru' ? 'write a no-break space, an em dash, a space' : 'write an en dash'
          }`,
        })),
    );
  });
}
