import { csvField } from '@tipmark/domain';
import { isWrittenNumber, plainField } from './plain-number.ts';

/** A comma is a decimal point to Russian spreadsheets. */
const SEPARATOR = { ru: ';', en: ',' } as const;

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** The text of a cell; of a number with a remark beside it, in small letters, the number. */
function textOf(cell: Element, locale: 'ru' | 'en'): string {
  const copy = cell.cloneNode(true) as Element;
  // what a phone shows twice, and what is purely visual
  for (const extra of copy.querySelectorAll('.phone, svg, [aria-hidden="true"]')) extra.remove();
  for (const short of copy.querySelectorAll<HTMLElement>('[data-csv]')) {
    short.textContent = short.dataset['csv'] ?? '';
  }
  const text = joinedText(copy);
  for (const remark of copy.querySelectorAll('small')) remark.remove();
  const bare = joinedText(copy);
  if (isWrittenNumber(bare, locale)) return bare;
  return text === '' ? (cell.getAttribute('aria-label') ?? '') : text;
}

const joinedText = ({ childNodes }: Element): string =>
  [...childNodes]
    .map((node) => node.textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

type Rows = readonly (readonly string[])[];

/** With a percent sign, unless it has one. */
const inPercent = (name: string): string =>
  name.includes('%') ? name : `${name}, %`.replace(/^, /, '');

/**
 * Numbers as numbers. A column of percents says so in the last row of its head; where other numbers
 * are below the same head, or there is none, the name of the row says so.
 */
function plainRows(rows: Rows, countOfHeads: number, locale: 'ru' | 'en'): Rows {
  const body = rows.slice(countOfHeads).map((row) => row.map((cell) => plainField(cell, locale)));
  const percents = new Set<number>();
  const others = new Set<number>();
  for (const row of body) {
    for (const [column, { text, isPercent }] of row.entries()) {
      if (isPercent) percents.add(column);
      else if (NUMBER.test(text)) others.add(column);
    }
  }
  const isInHead = (column: number) =>
    countOfHeads > 0 && percents.has(column) && !others.has(column);
  const heads = rows
    .slice(0, countOfHeads)
    .map((row, index) =>
      row.map((name, column) =>
        index === countOfHeads - 1 && isInHead(column) ? inPercent(name) : name,
      ),
    );
  const named = body.map((row) => {
    const isMarked = row.some(({ isPercent }, column) => isPercent && !isInHead(column));
    return row.map(({ text }, column) =>
      isMarked && column === 0 && !NUMBER.test(text) ? inPercent(text) : text,
    );
  });
  return [...heads, ...named];
}

/**
 * Rows of texts as CSV (RFC 4180); it begins with a byte order mark, or spreadsheets would misread
 * Cyrillic. Numbers are written for spreadsheets, not as on the page.
 * @param countOfHeads rows before the first record
 */
export function csvOfRows(rows: Rows, locale: 'ru' | 'en', countOfHeads = 1): string {
  const separator = SEPARATOR[locale];
  const lines = plainRows(rows, countOfHeads, locale).map((row) =>
    row.map((text) => csvField(text, separator)).join(separator),
  );
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/**
 * A table as CSV, columns a phone hides included; without its totals, which a sum of the column
 * would count twice.
 */
export function csvOfTable(table: HTMLTableElement, locale: 'ru' | 'en'): string {
  const { tHead, tBodies } = table;
  const sections = [...(tHead ? [tHead] : []), ...tBodies];
  const shown = sections.flatMap(({ rows }) => [...rows]);
  const rows = shown.map((row) =>
    [...row.cells].flatMap((cell) => [
      textOf(cell, locale),
      ...Array<string>(cell.colSpan - 1).fill(''),
    ]),
  );
  return csvOfRows(rows, locale, tHead?.rows.length ?? 0);
}
