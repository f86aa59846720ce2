/**
 * Line on which each match of a file begins, so that a report can name it. Every match has one key
 * `team1`; text inside a string cannot look like a key, because its quotes are escaped.
 */
export function linesOfMatches(text: string, count: number): number[] {
  return linesOfKey(text, 'team1', count);
}

/** Lines of the objects with a key: of its brace where that is before it. */
export function linesOfKey(text: string, key: string, count: number): number[] {
  const lines: number[] = [];
  const pattern = new RegExp(`[{,]\\s*"${key}"\\s*:`, 'g');
  let line = 1;
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    if (lines.length === count) break;
    const opened = Math.max(text.lastIndexOf('{', found.index), 0);
    const at = found[0].startsWith('{') ? found.index : opened;
    for (let index = from; index < at; index += 1) if (text.charCodeAt(index) === 10) line += 1;
    from = Math.max(from, at);
    lines.push(line);
  }
  return lines;
}
