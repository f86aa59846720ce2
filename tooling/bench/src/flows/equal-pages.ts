/** Lists of matches; the panel beside them has others. */
const list = /<ul><li class=.*?<\/ul>/gs;
const row = /<li\b/g;

const listsOf = (html: string): readonly string[] => html.match(list) ?? [];

const textOf = (markup: string): string =>
  markup
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n+/g, '\n');

const elementsOf = (markup: string): string => (markup.match(/<[a-z][a-z0-9]*/g) ?? []).join('');

const countOfRows = (lists: readonly string[]): number =>
  lists.reduce((sum, markup) => sum + (markup.match(row) ?? []).length, 0);

/** Elements of a full page that a visitor may see. */
export const elementsDrawn = (html: string): number => {
  const [, body = ''] = html.split('<body');
  return (body.replace(/<script.*?<\/script>/gs, '').match(/<[a-z]/g) ?? []).length;
};

/**
 * Differences that make pages incomparable; none when all show the same rows with the same text.
 */
export function differences(
  pages: Readonly<Record<string, string>>,
  expectedRows: number,
): readonly string[] {
  const sides = Object.entries(pages).map(([name, html]) => ({ name, lists: listsOf(html) }));
  const [first] = sides;
  const text = textOf(first?.lists.join('') ?? '');
  const elements = elementsOf(first?.lists.join('') ?? '');
  return sides.flatMap(({ name, lists }) => {
    const rows = countOfRows(lists);
    if (rows !== expectedRows) return [`${name} shows ${rows} rows, not ${expectedRows}`];
    if (textOf(lists.join('')) !== text) return [`${name} and ${first?.name} say different words`];
    // a row with fewer elements costs less to render
    if (elementsOf(lists.join('')) !== elements)
      return [`${name} and ${first?.name} draw different elements`];
    return [];
  });
}
