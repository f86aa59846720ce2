import { css, cx, MOBILE } from '@tipmark/ui-kit';
import { type ReactNode, useRef } from 'react';
import type { Reader } from '../match-page/reader.ts';
import { tableClass } from './table-class.ts';

const foot = css`
  display: flex;
  justify-content: flex-end;
  padding: 0 16px;
  border-top: 1px solid var(--hair);
  button { min-height: 32px; font-size: 12px; line-height: 16px; color: var(--text3); }
  button:hover { color: var(--accent); }
  @media (scripting: none) { display: none; }
  ${MOBILE} { padding: 0 var(--gutter); button { min-height: 44px; } }
`;

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
      <div className={foot}>
        <button type="button" onClick={() => void save()}>
          {t('common:button.csv')}
        </button>
      </div>
    </>
  );
};
