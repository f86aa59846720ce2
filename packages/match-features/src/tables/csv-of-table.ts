/** A comma is a decimal point to Russian spreadsheets. */
const SEPARATOR = { ru: ';', en: ',' } as const;

/** Spreadsheets would run these as formulas; a number may begin with a sign. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?[\d\s\u00a0\u202f.,]+%?$/;

function textOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  // what a phone shows twice, and what is purely visual
  for (const extra of copy.querySelectorAll('.phone, svg, [aria-hidden="true"]')) extra.remove();
  for (const short of copy.querySelectorAll<HTMLElement>('[data-csv]')) {
    short.textContent = short.dataset['csv'] ?? '';
  }
  const parts = [...copy.childNodes].map((node) => node.textContent ?? '');
  const text = parts.join(' ').replace(/\s+/g, ' ').trim();
  return text === '' ? (cell.getAttribute('aria-label') ?? '') : text;
}

function fieldOf(text: string, separator: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(separator)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/**
 * Rows of texts as CSV (RFC 4180); it begins with a byte order mark, or spreadsheets would misread
 * Cyrillic.
 */
export function csvOfRows(rows: readonly (readonly string[])[], locale: 'ru' | 'en'): string {
  const separator = SEPARATOR[locale];
  const lines = rows.map((row) => row.map((text) => fieldOf(text, separator)).join(separator));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/**
 * A table as CSV, columns a phone hides included.
 */
export function csvOfTable(table: HTMLTableElement, locale: 'ru' | 'en'): string {
  const rows = [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => [textOf(cell), ...Array<string>(cell.colSpan - 1).fill('')]),
  );
  return csvOfRows(rows, locale);
}
