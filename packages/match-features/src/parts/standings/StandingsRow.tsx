import type { StandingsTable, TableRow } from '@tipmark/contract';
import { hasPlace } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { VisuallyHidden } from '@tipmark/ui-kit';
import { Crest, FormBadges, type MatchOutcome, RankDelta } from '@tipmark/ui-kit/betting';
import { letterOf } from '../matches/past-match-view.ts';
import { PageLink } from '../page/PageLink.tsx';
import type { Reader } from '../page/reader.ts';
import { positionNumber } from './position-text.ts';
import type { StandingsColumns } from './standings-columns.ts';

/** Results of a form as their badges show them. */
export const OUTCOME_OF_FORM = {
  win: 'won',
  overtimeWin: 'won',
  draw: 'drawn',
  overtimeLoss: 'lost',
  loss: 'lost',
} as const satisfies Record<TableRow['form'][number], MatchOutcome>;

interface RowProps {
  readonly row: TableRow;
  readonly columns: StandingsColumns;
  readonly zone: NonNullable<StandingsTable['zones']>[number] | undefined;
  readonly isOwn: boolean;
  readonly deducted: boolean;
  readonly teamRoute: RouteName;
  readonly reader: Reader;
}

/** Since the last round. */
const Moved = ({ row, reader: { t, locale } }: Pick<RowProps, 'row' | 'reader'>) => {
  const change = (row.previousPosition ?? row.position) - row.position;
  if (change === 0 || !hasPlace(row)) return null;
  const count = Math.abs(change);
  return (
    <RankDelta
      change={change}
      text={formatNumber(count, locale)}
      label={t(change > 0 ? 'stats.movedUp' : 'stats.movedDown', { count })}
    />
  );
};

/** A position's description beside its number is left out of files. */
const Position = ({ row, zone, reader }: Pick<RowProps, 'row' | 'zone' | 'reader'>) => (
  <td data-zone={zone?.kind} title={zone?.name}>
    {positionNumber(row, reader.locale)}
    <span data-csv="">
      {zone && <VisuallyHidden>{`, ${zone.name}. `}</VisuallyHidden>}
      <Moved row={row} reader={reader} />
    </span>
  </td>
);

/** A team of a league table. */
export const StandingsRow = (props: RowProps) => {
  const { row, columns, zone, isOwn, deducted, teamRoute, reader } = props;
  const { t, locale } = reader;
  const number = (value: number) => formatNumber(value, locale);
  const form = row.form.map((outcome, index) => ({
    key: String(index),
    outcome: OUTCOME_OF_FORM[outcome],
    letter: letterOf(OUTCOME_OF_FORM[outcome], reader),
  }));
  const outcomes = form.map(({ outcome }) => t(`match.${outcome}`)).join(', ');
  return (
    <tr className={isOwn ? 'own' : undefined}>
      <Position row={row} zone={zone} reader={reader} />
      <th scope="row" title={row.team.originalName ?? row.team.name}>
        <PageLink to={teamRoute} params={{ teamUrl: row.team.link }}>
          <span aria-hidden="true">
            <Crest name={row.team.name} logo={row.team.logo ?? undefined} />
          </span>
          {row.team.name}
          {deducted && ' *'}
        </PageLink>
      </th>
      <td className="now">{number(row.points)}</td>
      <td>{number(row.played)}</td>
      {columns.outcomes.map(({ name, of }) => (
        <td key={name}>{of(row)}</td>
      ))}
      <td>{`${number(row.goalsFor)}:${number(row.goalsAgainst)}`}</td>
      <td>{formatNumber(row.goalsFor - row.goalsAgainst, locale, { isSigned: true })}</td>
      {columns.rates.map(({ name, of }) => (
        <td key={name}>{of(row)}</td>
      ))}
      <td>
        {form.length > 0 && (
          <FormBadges label={t('match.form', { matches: outcomes })} matches={form} />
        )}
      </td>
    </tr>
  );
};
