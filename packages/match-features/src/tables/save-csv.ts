import { csvOfTable } from './csv-of-table.ts';
import { fileNameOf, saveFile } from './save-file.ts';

/** Hands a table to the visitor, named by its caption. */
export const saveCsv = (table: HTMLTableElement, locale: 'ru' | 'en'): void =>
  saveFile(
    `${fileNameOf(table.caption?.textContent ?? '')}.csv`,
    'text/csv',
    csvOfTable(table, locale),
  );
