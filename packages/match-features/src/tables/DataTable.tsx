import { cx } from '@tipmark/ui-kit';
import { type ReactNode, useRef } from 'react';
import type { Reader } from '../match-page/reader.ts';
import { CsvButton } from './CsvButton.tsx';
import { tableClass } from './table-class.ts';

interface DataTableProps {
  readonly className?: string | undefined;
  readonly reader: Pick<Reader, 't' | 'locale'>;
  /** A caption, which names the file too, the head and the body. */
  readonly children: ReactNode;
}

/** Figures in columns, to be taken away as CSV. */
export const DataTable = ({ className, reader: { t, locale }, children }: DataTableProps) => {
  const table = useRef<HTMLTableElement>(null);
  const save = async () => {
    const { saveCsv } = await import('./save-csv.ts');
    if (table.current) saveCsv(table.current, locale);
  };
  return (
    <>
      <table ref={table} className={cx(tableClass, className)}>
        {children}
      </table>
      <CsvButton reader={{ t }} onSave={save} />
    </>
  );
};
