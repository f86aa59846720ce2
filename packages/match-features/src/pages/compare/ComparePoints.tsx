import type { Comparison } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Card, css } from '@tipmark/ui-kit';
import type { Reader } from '../../parts/page/reader.ts';
import { PointsPlot } from '../../parts/statistics/PointsPlot.tsx';
import { asTableClass } from '../../parts/tables/as-table-class.ts';
import { ColumnHeaders } from '../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../parts/tables/DataTable.tsx';

const pair = css`
  path.other { stroke: var(--away); stroke-width: 2px; stroke-linejoin: round; }
  @media (forced-colors: active) { path.other { stroke: CanvasText; stroke-dasharray: 4 4; } }
`;

export interface ComparePointsProps {
  readonly data: Comparison;
  readonly reader: Reader;
}

const LOOKS = ['own', 'other'] as const;
const MISSING = '–';

/** Points of both teams match after match, each in its league; the same as a table. */
export const ComparePoints = ({ data, reader }: ComparePointsProps) => {
  const { t, locale } = reader;
  const { sides } = data;
  if (sides.some(({ course }) => course.length === 0)) return null;
  const textOf = (points: number | undefined) =>
    points === undefined ? MISSING : formatNumber(points, locale);
  const most = Math.max(...sides.map(({ course }) => course.length));
  return (
    <Card title={t('compare.course')} isFlush>
      <div className={pair}>
        <PointsPlot
          lines={sides.map(({ name, course }, index) => ({
            look: LOOKS[index] ?? '',
            name,
            total: textOf(course.at(-1)),
            values: course,
            isStep: true,
          }))}
          reader={reader}
        />
      </div>
      <details className={asTableClass}>
        <summary>{t('compare.courseAsTable')}</summary>
        <DataTable
          caption={`${t('compare.course')}: ${sides.map(({ name }) => name).join(', ')}`}
          reader={reader}
        >
          <ColumnHeaders columns={[t('compare.courseMatch'), ...sides.map(({ name }) => name)]} />
          <tbody>
            {Array.from({ length: most }, (_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- it is the number of the match
              <tr key={index}>
                <th scope="row">{formatNumber(index + 1, locale)}</th>
                {sides.map(({ id, course }) => (
                  <td key={id}>{textOf(course[index])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </details>
    </Card>
  );
};
