import { DataTable } from '@tipmark/match-features';
import { Fragment, type ReactNode, useRef } from 'react';
import type { ShownRow } from '../../../parts/scan/shown-rows.ts';
import { csvRowsOf } from './csv-rows.ts';
import { ResultRow, type RowsProps } from './ResultRow.tsx';
import { rowsClass } from './rows-class.ts';
import { useRowWindow } from './use-row-window.ts';
import { useLatest, useSame } from './use-same.ts';

interface ResultsTableProps extends RowsProps {
  readonly rows: readonly ShownRow[];
  /** Rows that no longer meet the filter and stay until the pointer leaves. */
  readonly gone: ReadonlySet<string>;
  readonly isGrouped: boolean;
  /** The row whose details are shown. */
  readonly open: string | undefined;
  /** Stands among the first rows. */
  readonly notice: ReactNode;
}

/** Rows above the notice. */
const BEFORE_NOTICE = 3;

/** Classes and texts of the columns. */
const COLUMNS = [
  ['when wide', 'start'],
  ['name', 'match'],
  ['what wide', 'outcome'],
  ['wide before', 'was'],
  ['now', 'now'],
  ['change', 'change'],
  ['wide worthy', 'toMarket'],
  ['wide chart', 'course'],
  ['wide step', 'lastStep'],
] as const;

/** Outcomes in rows: their prices before and now, and their value. */
export const ResultsTable = (props: ResultsTableProps) => {
  const { rows, isGrouped, isToModel, notice, reader } = props;
  const { t } = reader;
  const body = useRef<HTMLTableSectionElement>(null);
  const drawn = useRowWindow(body, rows.length);
  const shared: RowsProps = {
    scanner: props.scanner,
    isToModel,
    asOf: props.asOf,
    changesHours: props.changesHours,
    hrefOfRow: useSame(props.hrefOfRow, props.hrefOfRow?.(undefined)),
    onGo: useLatest(props.onGo),
    reader,
  };
  return (
    <DataTable
      caption={t('oddsScanner.table')}
      className={rowsClass}
      reader={reader}
      csvRows={() => csvRowsOf(props)}
    >
      <colgroup>
        {COLUMNS.map(([, key]) => (
          <col key={key} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {COLUMNS.map(([className, key]) => (
            <th key={key} className={className} scope="col">
              {t(`oddsScanner.${isToModel && key === 'toMarket' ? 'toModel' : key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {drawn.above > 0 && <Room height={drawn.above} />}
        {rows.slice(drawn.from, drawn.until).map((row, index) => {
          const rowIndex = drawn.from + index;
          return (
            <Fragment key={row.key}>
              <ResultRow
                {...shared}
                row={row}
                isOpen={props.open === row.key}
                isGone={props.gone.has(row.key)}
                isRepeated={isGrouped && rows[rowIndex - 1]?.match.matchId === row.match.matchId}
              />
              {notice !== undefined && rowIndex === Math.min(rows.length, BEFORE_NOTICE) - 1 && (
                <tr className="notice">
                  <td colSpan={COLUMNS.length}>{notice}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
        {drawn.below > 0 && <Room height={drawn.below} />}
      </tbody>
    </DataTable>
  );
};

/** Reserves the height of rows that are out of sight. */
const Room = ({ height }: { readonly height: number }) => (
  <tr
    className="room"
    aria-hidden="true"
    ref={(row) => {
      if (row) row.style.height = `${height}px`;
    }}
  />
);
