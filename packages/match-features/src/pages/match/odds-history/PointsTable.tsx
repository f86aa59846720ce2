import { PriceMovement } from '@tipmark/ui-kit/betting';
import { movementView } from '../../../parts/odds/movement-view.ts';
import { selectionName } from '../../../parts/odds/outcome-name.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { ColumnHeaders, wide } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { tablePrice } from '../../../parts/tables/table-price.tsx';
import type { ChartSpan } from './chart-span.ts';
import type { HistoryRow } from './history-rows.ts';
import { momentText } from './moment-text.ts';
import { spanText } from './span-text.ts';

interface PointsTableProps {
  readonly oddType: string;
  /** Absent = the full history. */
  readonly span: ChartSpan | undefined;
  /** Newest first; each move is measured from the oldest price. */
  readonly rows: readonly HistoryRow[];
  readonly timeOf: (at: number) => string;
  readonly reader: Reader;
}

/** The chart's values as a table. */
export const PointsTable = ({ oddType, span, rows, timeOf, reader }: PointsTableProps) => {
  const { t, locale } = reader;
  const first = rows.at(-1)?.odds ?? null;
  const hasRange = rows.some(({ highest }) => highest !== undefined);
  const hasMoments = rows.some(({ moments }) => moments.length > 0);
  const outcome = selectionName(oddType, t);
  const shown = span === undefined ? outcome : `${outcome}, ${spanText(span, t)}`;
  return (
    <DataTable caption={t('match.points', { outcome: shown })} reader={reader}>
      <ColumnHeaders
        columns={[
          t('match.time'),
          t('match.price'),
          t('match.change'),
          ...(hasRange
            ? [t('match.highest'), wide(t('match.bookmaker')), wide(t('match.lowest'))]
            : []),
          ...(hasMoments ? [wide(t('match.moment'))] : []),
        ]}
      />
      <tbody>
        {rows.map(({ at, odds, highest, bookmaker, lowest, moments }) => {
          const movement = movementView(first, odds, locale);
          const happened = moments.map((moment) => momentText(moment, reader)).join(', ');
          return (
            <tr key={at}>
              <th scope="row">
                {timeOf(at)}
                {happened !== '' && <small className="phone">{happened}</small>}
              </th>
              <td className="now">{tablePrice(odds)}</td>
              <td>{movement ? <PriceMovement {...movement} /> : '–'}</td>
              {hasRange && (
                <>
                  <td>
                    {tablePrice(highest)}
                    <small className="phone">{bookmaker}</small>
                  </td>
                  <td className="wide">{bookmaker ?? '–'}</td>
                  <td className="wide">{tablePrice(lowest)}</td>
                </>
              )}
              {hasMoments && <td className="wide">{happened || '–'}</td>}
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
};
