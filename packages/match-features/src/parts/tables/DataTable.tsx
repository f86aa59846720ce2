import { cx } from '@tipmark/ui-kit';
import { type ReactNode, useRef } from 'react';
import type { Reader } from '../page/reader.ts';
import { CsvButton } from './CsvButton.tsx';
import { tableClass, tableFrameClass } from './table-class.ts';

interface DataTableProps {
  /** Names the table, its file and the download link. */
  readonly caption: string;
  readonly className?: string | undefined;
  /** For the scroll container of a table that is too wide; by default without a fixed column. */
  readonly scrollerClass?: string | undefined;
  readonly reader: Pick<Reader, 't' | 'locale'>;
  /** The head and the body. */
  readonly children: ReactNode;
  /** False for a table of text, or of one row. */
  readonly hasFile?: boolean;
  /** The header and the rows of its file, where not all of them are rendered. */
  readonly csvRows?: () => readonly (readonly string[])[];
  /** An explanation, right under it. */
  readonly legend?: ReactNode;
}

/** Numbers in columns, which can be downloaded as CSV. */
export const DataTable = (props: DataTableProps) => {
  const { caption, className, scrollerClass = tableFrameClass, reader, children, legend } = props;
  const { csvRows, hasFile = true } = props;
  const { t, locale } = reader;
  const table = useRef<HTMLTableElement>(null);
  const save = async () => {
    if (csvRows) {
      const { saveRows } = await import('./save-rows.ts');
      saveRows(caption, csvRows(), locale);
      return;
    }
    const { saveCsv } = await import('./save-csv.ts');
    if (table.current) saveCsv(table.current, locale);
  };
  return (
    <>
      <div className={scrollerClass}>
        <table ref={table} className={cx(tableClass, className)}>
          <caption>{caption}</caption>
          {children}
        </table>
      </div>
      {legend}
      {hasFile && <CsvButton of={caption} reader={{ t }} onSave={save} />}
    </>
  );
};
