import { csvOfTable, fileNameOf } from './csv-of-table.ts';

/** Hands a table to the visitor as a file. */
export function saveCsv(table: HTMLTableElement, locale: 'ru' | 'en'): void {
  const address = URL.createObjectURL(new Blob([csvOfTable(table, locale)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(table.caption?.textContent ?? '');
  link.click();
  URL.revokeObjectURL(address);
}
