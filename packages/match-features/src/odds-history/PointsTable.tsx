import type { OutcomeHistory } from '@tipmark/contract';
import { formatDateTime, formatOdds } from '@tipmark/remote-kit/i18n';
import { PriceMovement } from '@tipmark/ui-kit/betting';
import { movementView } from '../match-page/movement-view.ts';
import { selectionName } from '../match-page/outcome-name.ts';
import type { Reader } from '../match-page/reader.ts';
import { DataTable } from '../tables/DataTable.tsx';

interface PointsTableProps {
  readonly outcome: OutcomeHistory;
  readonly reader: Reader;
}

/** What the chart shows, in figures: newest first, each move measured from the first price. */
export const PointsTable = ({ outcome: { oddType, points }, reader }: PointsTableProps) => {
  const { t, locale, timeZone } = reader;
  const first = points[0]?.[1] ?? null;
  return (
    <DataTable reader={reader}>
      <caption>{t('match.points', { outcome: selectionName(oddType, t) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('match.time')}</th>
          <th scope="col">{t('match.price')}</th>
          <th scope="col">{t('match.change')}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(([at, odds]) => {
          const movement = movementView(first, odds, locale);
          return (
            <tr key={at}>
              <th scope="row">{formatDateTime(at, locale, timeZone)}</th>
              <td className="now">{formatOdds(odds)}</td>
              <td>{movement ? <PriceMovement {...movement} /> : '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
};
