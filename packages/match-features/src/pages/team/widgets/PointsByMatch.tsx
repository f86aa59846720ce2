import type { TeamPage } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Card, css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../../../parts/page/reader.ts';
import { asTableClass } from '../../../parts/tables/as-table-class.ts';
import { ColumnHeaders } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { HEIGHT, pointsDrawing, WIDTH } from '../points-drawing.ts';

const chart = css`
  padding: 12px 16px 4px;
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text2);
  font-variant-numeric: tabular-nums;
  .names { display: flex; flex-wrap: wrap; gap: ${gap[4]} ${gap[16]}; }
  .names > li { display: inline-flex; align-items: center; gap: ${gap[8]}; overflow-wrap: anywhere; }
  .names svg { flex: none; }
  .names b { color: var(--text); font-weight: ${weight.bold}; }
  .plot { position: relative; padding: 14px 10px 22px 26px; }
  .plot > svg { display: block; width: 100%; height: 170px; overflow: visible; }
  path { fill: none; vector-effect: non-scaling-stroke; stroke: var(--grid); }
  .own { stroke: var(--home); stroke-width: 2px; stroke-linejoin: round; }
  .mean { stroke: var(--text2); stroke-width: 1.5px; stroke-dasharray: 4 4; }
  text { font: ${weight.medium} 11PX/14PX "Inter Variable", system-ui, sans-serif; fill: var(--text3); }
  @media (forced-colors: active) {
    .own, .mean { stroke: CanvasText; }
    text { fill: CanvasText; }
  }
  ${MOBILE} { padding: 10px var(--gutter) 4px; .plot > svg { height: 140px; } }
`;

interface PointsByMatchProps {
  readonly page: TeamPage;
  readonly reader: Reader;
}

const Line = ({ className }: { readonly className: string }) => (
  <svg width="20" height="4" viewBox="0 0 20 4" aria-hidden="true">
    <path className={className} d="M0 2h20" />
  </svg>
);

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
  const drawing = pointsDrawing(course);
  return (
    <div className={chart}>
      <ul className="names">
        <li>
          <Line className="own" />
          <span>
            {teamName} <b>{pointsText(last?.points ?? 0, reader)}</b>
          </span>
        </li>
        <li>
          <Line className="mean" />
          <span>
            {reader.t('team.courseMean')} <b>{meanText(last?.mean ?? 0, reader)}</b>
          </span>
        </li>
      </ul>
      <div className="plot">
        <svg aria-hidden="true">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" overflow="visible">
            {drawing.values.map(({ y }) => (
              <path key={y} d={`M0 ${y}H${WIDTH}`} />
            ))}
            <path className="mean" d={drawing.mean} />
            <path className="own" d={drawing.own} />
          </svg>
          {drawing.values.map(({ value, share }) => (
            <text key={value} x="-8" y={share} dy="4" textAnchor="end">
              {pointsText(value, reader)}
            </text>
          ))}
          {drawing.matches.map(({ count, share }) => (
            <text key={count} x={share} y="100%" dy="18" textAnchor="middle">
              {pointsText(count, reader)}
            </text>
          ))}
        </svg>
      </div>
    </div>
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
