import type { StandingsTable, TableRow } from '@tipmark/contract';
import { formatDate, formatNumber } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, EmptyState, MOBILE } from '@tipmark/ui-kit';
import { Crest, FormBadges, type MatchOutcome, RankDelta } from '@tipmark/ui-kit/betting';
import type { ReactNode } from 'react';
import { letterOf } from '../match-filters/past-match-view.ts';
import type { Reader } from '../match-page/reader.ts';
import { PageLink } from '../page-link/PageLink.tsx';
import { DataTable } from '../tables/DataTable.tsx';

const standings = css`
  tr > :first-child { width: 1%; padding-right: 0; text-align: right; color: var(--text3); white-space: nowrap; }
  td:first-child > span { justify-content: flex-end; min-width: 24px; margin-left: 6px; }
  th[scope='row'] { text-align: left; white-space: normal; overflow-wrap: anywhere; }
  th[scope='row'] a { display: inline-flex; align-items: center; gap: 8px; min-height: 24px; }
  th[scope='row'] a:hover { color: var(--accent); }
  thead th:nth-child(2) { text-align: left; }
  .cr { width: 16px; height: 16px; flex: none; font-size: 11px; line-height: 16px; font-style: normal; text-align: center; }
  .cr path:last-child { fill: none; stroke: var(--borderStrong); }
  .own > * { background: var(--selected); }
  ${MOBILE} {
    .cr { display: none; }
    td:first-child > span { display: flex; min-width: 0; margin: 2px 0 0; }
  }
`;

const note = css`
  padding: 10px 16px 14px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text3);
  ${MOBILE} { padding: 10px var(--gutter) 14px; }
`;

const OUTCOMES = {
  win: 'won',
  overtimeWin: 'won',
  draw: 'drawn',
  overtimeLoss: 'lost',
  loss: 'lost',
} as const satisfies Record<TableRow['form'][number], MatchOutcome>;

/** Reasons with words in every language; a provider may give others in its own. */
const REASONS: readonly string[] = ['financial-rules', 'false-accounting', 'crowd-trouble'];
const MS = 1_000;

function deductionText(
  { points, reason, date }: StandingsTable['deductions'][number],
  team: string,
  { t, locale }: Reader,
): string {
  return t('stats.deducted', {
    team,
    points,
    date: formatDate(Date.parse(date) / MS, locale, 'UTC'),
    reason: REASONS.includes(reason) ? t(`stats.deducted-${reason}`) : reason,
  });
}

interface RowProps {
  readonly row: TableRow;
  readonly isOwn: boolean;
  readonly deducted: boolean;
  readonly teamRoute: RouteName;
  readonly reader: Reader;
}

/** Since the last round. */
const Moved = ({ row, reader: { t, locale } }: Pick<RowProps, 'row' | 'reader'>) => {
  const places = (row.previousPosition ?? row.position) - row.position;
  if (places === 0) return null;
  const count = Math.abs(places);
  return (
    <RankDelta
      places={places}
      text={formatNumber(count, locale)}
      label={t(places > 0 ? 'stats.movedUp' : 'stats.movedDown', { count })}
    />
  );
};

const Row = ({ row, isOwn, deducted, teamRoute, reader }: RowProps) => {
  const { t, locale } = reader;
  const number = (value: number) => formatNumber(value, locale);
  const form = row.form.map((outcome, index) => ({
    key: String(index),
    outcome: OUTCOMES[outcome],
    letter: letterOf(OUTCOMES[outcome], reader),
  }));
  const words = form.map(({ outcome }) => t(`match.${outcome}`)).join(', ');
  return (
    <tr className={isOwn ? 'own' : undefined}>
      <td>
        {number(row.position)}
        <Moved row={row} reader={reader} />
      </td>
      <th scope="row">
        <PageLink to={teamRoute} params={{ teamUrl: row.team.link }}>
          <Crest name={row.team.name} logo={row.team.logo ?? undefined} />
          {row.team.name}
          {deducted && ' *'}
        </PageLink>
      </th>
      <td>{number(row.played)}</td>
      <td className="wide">{number(row.won)}</td>
      <td className="wide">{number(row.drawn)}</td>
      <td className="wide">{number(row.lost)}</td>
      <td>{`${number(row.goalsFor)}:${number(row.goalsAgainst)}`}</td>
      <td className="now">{number(row.points)}</td>
      <td className="wide">
        {form.length > 0 && (
          <FormBadges label={t('match.form', { matches: words })} matches={form} />
        )}
      </td>
    </tr>
  );
};

interface StandingsViewProps {
  readonly table: StandingsTable;
  readonly title: string;
  /** Teams of the page. */
  readonly ownIds: readonly number[];
  readonly teamRoute: RouteName;
  /** The way on where there is no table. */
  readonly whenEmpty?: ReactNode;
  readonly reader: Reader;
}

/** A league's table; points taken off the pitch are told under it. */
export const StandingsView = (props: StandingsViewProps) => {
  const { table, title, ownIds, teamRoute, whenEmpty, reader } = props;
  const { t } = reader;
  if (table.rows.length === 0) {
    return <EmptyState text={t('stats.tableEmpty')}>{whenEmpty}</EmptyState>;
  }
  const nameOf = new Map(table.rows.map(({ team }) => [team.id, team.name]));
  const deducted = new Set(table.deductions.map(({ teamId }) => teamId));
  return (
    <>
      <DataTable className={standings} reader={reader}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col" aria-label={t('stats.position')}>
              {'#'}
            </th>
            <th scope="col">{t('stats.team')}</th>
            <th scope="col" title={t('stats.played')}>
              {t('stats.playedShort')}
            </th>
            <th scope="col" className="wide" title={t('stats.won')}>
              {t('match.letterWon')}
            </th>
            <th scope="col" className="wide" title={t('stats.drawn')}>
              {t('match.letterDrawn')}
            </th>
            <th scope="col" className="wide" title={t('stats.lost')}>
              {t('match.letterLost')}
            </th>
            <th scope="col">{t('stats.goals')}</th>
            <th scope="col" title={t('stats.points')}>
              {t('stats.pointsShort')}
            </th>
            <th scope="col" className="wide">
              {t('stats.form')}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row
              key={row.team.id}
              row={row}
              isOwn={ownIds.includes(row.team.id)}
              deducted={deducted.has(row.team.id)}
              teamRoute={teamRoute}
              reader={reader}
            />
          ))}
        </tbody>
      </DataTable>
      {table.deductions.length > 0 && (
        <ul className={note}>
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
