import type { TeamPage } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Card } from '@tipmark/ui-kit';
import type { Reader } from '../../../parts/page/reader.ts';
import { PointsPlot } from '../../../parts/statistics/PointsPlot.tsx';
import { asTableClass } from '../../../parts/tables/as-table-class.ts';
import { ColumnHeaders } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';

interface PointsByMatchProps {
  readonly page: TeamPage;
  readonly reader: Reader;
}

interface PointsChartProps {
  readonly course: NonNullable<TeamPage['standing']>['course'];
  readonly teamName: string;
  readonly reader: Reader;
}

const pointsText = (value: number, { locale }: Reader) => formatNumber(value, locale);
const meanText = (value: number, { locale }: Reader) =>
  formatNumber(value, locale, { decimals: 1 });

const PointsChart = ({ course, teamName, reader }: PointsChartProps) => {
  const last = course.at(-1);
  return (
    <PointsPlot
      lines={[
        {
          look: 'own',
          name: teamName,
          total: pointsText(last?.points ?? 0, reader),
          values: course.map(({ points }) => points),
          isStep: true,
        },
        {
          look: 'mean',
          name: reader.t('team.courseMean'),
          total: meanText(last?.mean ?? 0, reader),
          values: course.map(({ mean }) => mean),
          isStep: false,
        },
      ]}
      reader={reader}
    />
  );
};

const PointsTable = ({
  course,
  teamName,
  deducted,
  reader,
}: PointsChartProps & { readonly deducted: number }) => {
  const { t } = reader;
  return (
    <DataTable
      caption={`${t('team.course')}: ${teamName}`}
      reader={reader}
      legend={
        deducted > 0 && <p className="note">{t('team.courseDeducted', { count: deducted })}</p>
      }
    >
      <ColumnHeaders
        columns={[
          t('team.courseMatch'),
          t('team.courseGained'),
          t('team.courseTotal'),
          t('team.courseMean'),
        ]}
      />
      <tbody>
        {course.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- it is the number of the match
          <tr key={index}>
            <th scope="row">{pointsText(index + 1, reader)}</th>
            <td>{pointsText(step.points - (course[index - 1]?.points ?? 0), reader)}</td>
            <td className="now">{pointsText(step.points, reader)}</td>
            <td>{meanText(step.mean, reader)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

/** Points match after match, beside the average of the table; the same as a table. */
export const PointsByMatch = ({ page: { team, standing }, reader }: PointsByMatchProps) => {
  const { t } = reader;
  if (!standing || standing.course.length === 0) return null;
  const shown = { course: standing.course, teamName: team.name, reader };
  const deducted = standing.table.deductions
    .filter(({ teamId }) => teamId === team.id)
    .reduce((sum, one) => sum + one.points, 0);
  return (
    <Card title={t('team.course')} isFlush>
      <PointsChart {...shown} />
      <details className={asTableClass}>
        <summary>{t('team.courseAsTable')}</summary>
        <PointsTable {...shown} deducted={deducted} />
      </details>
    </Card>
  );
};
