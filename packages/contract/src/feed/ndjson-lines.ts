import type { FeedLine } from './feed-line.ts';

const LONGEST_LINE = 1_000_000;

/**
 * Cuts NDJSON text into lines of a feed stream. Blank lines are skipped; a line that is not JSON,
 * or is longer than a million characters, is refused and the rest is read.
 */
export async function* ndjsonLines(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<FeedLine> {
  let line = 0;
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split('\n');
    // The rest of a refused line is not stored: a file may have no end of line at all.
    rest = (parts.pop() ?? '').slice(0, LONGEST_LINE + 1);
    for (const part of parts) {
      line += 1;
      if (part.trim() !== '') yield readLine(line, part);
    }
  }
  if (rest.trim() !== '') yield readLine(line + 1, rest);
}

function readLine(line: number, text: string): FeedLine {
  if (text.length > LONGEST_LINE) {
    return {
      line,
      record: text.slice(0, 200),
      refusal: 'line is longer than 1 MB; send fewer prices or players in one record',
    };
  }
  try {
    return { line, record: JSON.parse(text) };
  } catch {
    return { line, record: text, refusal: 'line is not JSON; write one whole object per line' };
  }
}
