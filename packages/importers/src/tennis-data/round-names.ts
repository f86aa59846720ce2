import type { TableRow } from '../table/read-table.ts';

const NAMED: [pattern: RegExp, name: string][] = [
  [/^(?:the )?final$/i, 'F'],
  [/^semi-?finals?$/i, 'SF'],
  [/^quarter-?finals?$/i, 'QF'],
  [/^round robin$/i, 'RR'],
  [/^(?:third place|3rd place|bronze)/i, 'BR'],
];
const NUMBERED = /^(\d)(?:st|nd|rd|th) round$/i;

/**
 * Rounds under the names they have elsewhere: `The Final` is F, and of numbered rounds the last
 * before the quarterfinals is R16, whatever its number.
 */
export function roundNames(rows: readonly TableRow[]): (row: TableRow) => string | undefined {
  const lastNumbers = new Map<string, number>();
  const drawn = new Set<string>();
  for (const { cells } of rows) {
    const place = placeOf(cells);
    const round = cells.get('Round') ?? '';
    const number = Number(NUMBERED.exec(round)?.[1] ?? 0);
    lastNumbers.set(place, Math.max(lastNumbers.get(place) ?? 0, number));
    if (/^quarter/i.test(round)) drawn.add(place);
  }
  return ({ cells }) => {
    const round = cells.get('Round');
    const named = NAMED.find(([pattern]) => pattern.test(round ?? ''))?.[1];
    const number = Number(NUMBERED.exec(round ?? '')?.[1] ?? 0);
    const place = placeOf(cells);
    if (named !== undefined || number === 0 || !drawn.has(place)) return named ?? round;
    return `R${16 * 2 ** ((lastNumbers.get(place) ?? number) - number)}`;
  };
}

function placeOf(cells: TableRow['cells']): string {
  return `${cells.get('Location')} ${cells.get('Tournament')}`;
}
