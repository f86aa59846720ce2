import type { StandingsTable } from '@tipmark/contract';
import { hasPlace, zoneOfPosition } from '@tipmark/domain';
import { formatDate } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { cx, EmptyState } from '@tipmark/ui-kit';
import type { ReactNode } from 'react';
import { emptyText } from '../page/empty-text.ts';
import type { Reader } from '../page/reader.ts';
import { DataTable } from '../tables/DataTable.tsx';
import { tableNoteClass } from '../tables/table-note-class.ts';
import { wideTableClass } from '../tables/wide-table-class.ts';
import { StandingsRow } from './StandingsRow.tsx';
import { standingsClass } from './standings-class.ts';
import { type StandingsColumn, standingsColumns } from './standings-columns.ts';
import { TableZones, zoneStripes } from './TableZones.tsx';

/** Reasons with texts in every language; a provider may give others in its own. */
const REASONS: readonly string[] = [
  'financial-rules',
  'false-accounting',
  'crowd-trouble',
  'insolvency',
];
const MS = 1_000;

function deductionText(
  { points, reason, date }: StandingsTable['deductions'][number],
  team: string,
  { t, locale }: Reader,
): string {
  return t('stats.deducted', {
    team,
    points,
    count: points,
    date: formatDate(Date.parse(date) / MS, locale, 'UTC'),
    reason: REASONS.includes(reason) ? t(`stats.deducted-${reason}`) : reason,
  });
}

/** Short above its numbers, with the full name for those who look for it. */
const Head = ({ text, name }: { readonly text: string; readonly name: string }) => (
  <th scope="col" title={name} aria-label={name}>
    {text}
  </th>
);

interface StandingsViewProps {
  readonly table: StandingsTable;
  readonly title: string;
  /** Teams of the page. */
  readonly ownIds: readonly number[];
  readonly teamRoute: RouteName;
  /** Whether its rows are per match. */
  readonly isPerMatch?: boolean;
  /** The link shown where there is no table. */
  readonly whenEmpty?: ReactNode;
  readonly reader: Reader;
}

/** A league's table, with a legend of its positions and of points deducted off the pitch. */
export const StandingsView = (props: StandingsViewProps) => {
  const { table, title, ownIds, teamRoute, isPerMatch = false, whenEmpty, reader } = props;
  const { t } = reader;
  if (table.rows.length === 0) {
    return (
      <EmptyState text={emptyText(reader, 'results', 'stats.tableEmpty')}>{whenEmpty}</EmptyState>
    );
  }
  const { zones = [] } = table;
  const columns = standingsColumns(table, { isPerMatch, locale: reader.locale });
  const headOf = ({ short, name, values }: StandingsColumn) => ({
    text: t(short, values),
    name: t(name, values),
  });
  const nameOf = new Map(table.rows.map(({ team }) => [team.id, team.name]));
  const deducted = new Set(table.deductions.map(({ teamId }) => teamId));
  return (
    <>
      <DataTable
        caption={title}
        className={cx(zoneStripes, standingsClass)}
        scrollerClass={wideTableClass}
        reader={reader}
        legend={zones.length > 0 && <TableZones zones={zones} reader={reader} />}
      >
        <thead>
          <tr>
            <Head text="#" name={t('stats.position')} />
            <th scope="col">{t('stats.team')}</th>
            <Head text={t('stats.pointsShort')} name={t('stats.points')} />
            <Head text={t('stats.playedShort')} name={t('stats.played')} />
            {columns.outcomes.map((column) => (
              <Head key={column.name} {...headOf(column)} />
            ))}
            <th scope="col">{t('stats.goals')}</th>
            <Head text="±" name={t('stats.goalDifference')} />
            {columns.rates.map((column) => (
              <Head key={column.name} {...headOf(column)} />
            ))}
            <th scope="col">{t('stats.form')}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <StandingsRow
              key={row.team.id}
              row={row}
              columns={columns}
              zone={hasPlace(row) ? zoneOfPosition(zones, row.position) : undefined}
              isOwn={ownIds.includes(row.team.id)}
              deducted={deducted.has(row.team.id)}
              teamRoute={teamRoute}
              reader={reader}
            />
          ))}
        </tbody>
      </DataTable>
      {table.mayLackDeductions && <p className={tableNoteClass}>{t('stats.deductionsUnknown')}</p>}
      {table.deductions.length > 0 && (
        <ul className={tableNoteClass}>
          {table.deductions.map((deduction) => (
            <li key={`${deduction.teamId} ${deduction.date}`}>
              {`* ${deductionText(deduction, nameOf.get(deduction.teamId) ?? '', props.reader)}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
