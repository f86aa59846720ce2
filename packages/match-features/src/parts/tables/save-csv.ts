import { csvOfTable } from './csv-of-table.ts';
import { fileNameOf, saveFile } from './save-file.ts';

/** A table's caption, with the page's title unless the caption contains it. */
function titleOf({ caption, ownerDocument }: HTMLTableElement): string {
  const title = caption?.textContent ?? '';
  const page = ownerDocument.querySelector('h1')?.textContent ?? '';
  return title.includes(page) ? title : `${page} ${title}`;
}

/** Downloads a table, named by its page and its caption. */
export const saveCsv = (table: HTMLTableElement, locale: 'ru' | 'en'): void =>
  saveFile(`${fileNameOf(titleOf(table))}.csv`, 'text/csv', csvOfTable(table, locale));
