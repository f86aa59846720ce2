import { csvOfTable } from './csv-of-table.ts';
import { fileNameOf, saveFile } from './save-file.ts';

/** A table by its caption, with the page it stands on unless the caption says that already. */
function titleOf({ caption, ownerDocument }: HTMLTableElement): string {
  const title = caption?.textContent ?? '';
  const page = ownerDocument.querySelector('h1')?.textContent ?? '';
  return title.includes(page) ? title : `${page} ${title}`;
}

/** Hands a table to the visitor, named by its page and its caption. */
export const saveCsv = (table: HTMLTableElement, locale: 'ru' | 'en'): void =>
  saveFile(`${fileNameOf(titleOf(table))}.csv`, 'text/csv', csvOfTable(table, locale));
