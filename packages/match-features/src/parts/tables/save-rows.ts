import { csvOfRows } from './csv-of-table.ts';
import { fileNameOf, saveFile } from './save-file.ts';

/** Downloads rows of texts as a file of this title. */
export const saveRows = (
  title: string,
  rows: readonly (readonly string[])[],
  locale: 'ru' | 'en',
): void => saveFile(`${fileNameOf(title)}.csv`, 'text/csv', csvOfRows(rows, locale));
