import { StringDecoder } from 'node:string_decoder';

/** An image of a thousand markets has some megabytes. */
const MOST_LENGTH = 32_000_000;

/** A line does not end: what arrives is no stream of lines. */
export class LineTooLong extends Error {
  override readonly name = 'LineTooLong';
}

/**
 * Puts lines together from what arrives of them: several at once, halves, and letters in two parts.
 * @throws LineTooLong
 */
export function createLineReader(
  onLine: (text: string) => void,
  mostLength = MOST_LENGTH,
): (chunk: Buffer) => void {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  let length = 0;
  return (chunk) => {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    parts.push(first);
    length += first.length;
    for (const begin of others) {
      const line = parts.join('').replace(/\r$/, '');
      parts = [begin];
      length = begin.length;
      if (line !== '') onLine(line);
    }
    if (length > mostLength) throw new LineTooLong(`a line is longer than ${mostLength} letters`);
  };
}
