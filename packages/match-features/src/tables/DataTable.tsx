import { cx } from '@tipmark/ui-kit';
import { type ReactNode, useRef } from 'react';
import type { Reader } from '../match-page/reader.ts';
import { CsvButton } from './CsvButton.tsx';
import { tableClass, tablePlaceClass } from './table-class.ts';

interface DataTableProps {
  /** Names the table, its file and what takes it away. */
  readonly caption: string;
  readonly className?: string | undefined;
  /** Of what it scrolls in where it is wider than its place; by default without a fixed column. */
  readonly scrollerClass?: string | undefined;
  readonly reader: Pick<Reader, 't' | 'locale'>;
  /** The head and the body. */
  readonly children: ReactNode;
  /** What explains it, right under it. */
  readonly legend?: ReactNode;
}

/** Figures in columns, to be taken away as CSV. */
export const DataTable = (props: DataTableProps) => {
  const { caption, className, scrollerClass = tablePlaceClass, reader, children, legend } = props;
  const { t, locale } = reader;
  const table = useRef<HTMLTableElement>(null);
  const save = async () => {
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
      <CsvButton of={caption} reader={{ t }} onSave={save} />
    </>
  );
};
