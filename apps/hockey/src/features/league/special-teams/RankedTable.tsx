import type { TeamHead } from '@tipmark/contract';
import {
  DataTable,
  PageLink,
  PlayerLink,
  type Reader,
  tableLegendClass,
} from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { css, cx, MOBILE } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import { gap } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';
import { hockey } from '../../../shared/hockey.ts';

const table = css`
  tr > :first-child { width: 44px; white-space: nowrap; color: var(--text3); }
  tr > :nth-child(2) { text-align: left; white-space: normal; overflow-wrap: anywhere; }
  a { display: inline-flex; align-items: center; gap: ${gap[8]}; vertical-align: middle; }
  a > [aria-hidden] { display: grid; flex: none; }
  ${crestCss(16)}
  ${MOBILE} {
    tr > :first-child { width: 32px; }
    && th[scope='row'] > a { padding-block: 4px; }
    th small a { display: flex; padding-block: 4px; }
  }
`;

const PERCENT = 100;

/** Instead of a statistic that nothing is known for. */
export const UNKNOWN = '–';

/** A share from 0 to 1 in percent. */
export const shareText = (share: number | undefined, { locale }: Reader): string =>
  share === undefined ? UNKNOWN : formatPercent(share * PERCENT, locale);

/** How many matches the statistics are of, where that is not all of them. */
export function reportedNote(
  { countOfReported, countOfMatches }: Record<'countOfReported' | 'countOfMatches', number>,
  { t, locale }: Reader,
): string[] {
  if (countOfReported >= countOfMatches) return [];
  const [k, n] = [countOfReported, countOfMatches].map((count) => formatNumber(count, locale));
  return [t('league.reportedMatches', { k, n })];
}

export interface RankedRow {
  readonly position: number;
  readonly team: TeamHead;
  /** Of a player; absent: the row is the team's. */
  readonly player?: string;
  readonly playerLink?: string | undefined;
}

/** A column: its messages are `league.<key>` and, in short, `league.<key>Short`. */
export interface RankedColumn<Row> {
  readonly key: string;
  /** Which order it decides. */
  readonly sort?: number;
  /** A phone has room for it. */
  readonly isKey?: true;
  of(row: Row): ReactNode;
}

const TeamLink = ({ team }: Pick<RankedRow, 'team'>) => (
  <PageLink to={hockey.routes.team} params={{ teamUrl: team.link }}>
    <span aria-hidden="true">
      <Crest name={team.name} logo={team.logo ?? undefined} />
    </span>
    {team.name}
  </PageLink>
);

interface RankedTableProps<Row extends RankedRow> {
  readonly rows: readonly Row[];
  readonly columns: readonly RankedColumn<Row>[];
  readonly sort: number;
  readonly caption: string;
  /** Which rows there are, and what is counted. */
  readonly notes: readonly string[];
  readonly reader: Reader;
}

/** Players or teams by a statistic; a phone shows the important ones and the one that decides. */
export const RankedTable = <Row extends RankedRow>(props: RankedTableProps<Row>) => {
  const { rows, columns, sort, caption, notes, reader } = props;
  const { t, locale } = reader;
  const isOfPlayers = rows.some(({ player }) => player !== undefined);
  const classOf = (column: RankedColumn<Row>) =>
    cx(
      column.sort === sort ? 'now' : undefined,
      column.isKey || column.sort === sort ? undefined : 'wide',
    ) || undefined;
  return (
    <DataTable
      caption={caption}
      className={table}
      reader={reader}
      legend={<p className={tableLegendClass}>{notes.join(' ')}</p>}
    >
      <thead>
        <tr>
          <th scope="col" title={t('stats.position')} aria-label={t('stats.position')}>
            {'#'}
          </th>
          <th scope="col">{t(isOfPlayers ? 'stats.player' : 'stats.team')}</th>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classOf(column)}
              title={t(`league.${column.key}`)}
              aria-label={t(`league.${column.key}`)}
            >
              {t(`league.${column.key}Short`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.team.id} ${row.player}`}>
            <td>{formatNumber(row.position, locale)}</td>
            <th scope="row">
              {row.player === undefined ? (
                <TeamLink team={row.team} />
              ) : (
                <>
                  <PlayerLink
                    route={hockey.routes.teamPlayer}
                    team={row.team.link}
                    link={row.playerLink}
                  >
                    {row.player}
                  </PlayerLink>
                  <small>
                    <TeamLink team={row.team} />
                  </small>
                </>
              )}
            </th>
            {columns.map((column) => (
              <td key={column.key} className={classOf(column)}>
                {column.of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
