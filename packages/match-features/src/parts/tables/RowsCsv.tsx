import type { Reader } from '../page/reader.ts';
import { CsvButton } from './CsvButton.tsx';

interface RowsCsvProps {
  /** Names the file. */
  readonly title: string;
  /** The head and the rows, computed on demand. */
  readonly rowsOf: () => readonly (readonly string[])[];
  readonly reader: Pick<Reader, 't' | 'locale'>;
}

/** Below a list that is no table: downloads it as a file. */
export const RowsCsv = ({ title, rowsOf, reader }: RowsCsvProps) => (
  <CsvButton
    of={title}
    reader={reader}
    onSave={async () => {
      const { saveRows } = await import('./save-rows.ts');
      saveRows(title, rowsOf(), reader.locale);
    }}
  />
);
