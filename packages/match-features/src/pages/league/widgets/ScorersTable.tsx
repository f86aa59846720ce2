import type { SeasonScorers } from '@tipmark/contract';
import { SCORERS_SORT, type ScorersSort } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { css, MOBILE } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import { gap } from '@tipmark/ui-kit/style-values';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import { PlayerLink } from '../../../parts/page/PlayerLink.tsx';
import { type Reader } from '../../../parts/page/reader.ts';
import type { SportWith } from '../../../parts/sport/sport-pages.ts';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { tableLegendClass } from '../../../parts/tables/table-legend-class.ts';

const table = css`
  tr > :first-child { width: 44px; white-space: nowrap; color: var(--text3); }
  tr > :nth-child(2), tr > :nth-child(3) { text-align: left; white-space: normal; overflow-wrap: anywhere; }
  th > a { display: inline-block; }
  td a { display: inline-flex; align-items: center; gap: ${gap[8]}; vertical-align: middle; }
  a > [aria-hidden] { display: grid; flex: none; }
  ${crestCss(16)}
  ${MOBILE} {
    tr > :first-child { width: 32px; }
    && th[scope='row'] > a { padding-block: 4px; }
    th small a { display: block; padding-block: 4px; }
  }
`;

interface ScorersTableProps {
  readonly rows: SeasonScorers['scorers'];
  /** Known fields of the season. */
  readonly reported: Pick<SeasonScorers, 'hasAssists' | 'countOfMatches' | 'countOfReported'>;
  readonly sort: ScorersSort;
  readonly title: string;
  readonly sport: SportWith<'team'>;
  readonly reader: Reader;
}

/** Players by their statistics, with the number of matches covered where not all are. */
export const ScorersTable = (props: ScorersTableProps) => {
  const { rows, reported, sort, title, sport, reader } = props;
  const { routes } = sport;
  const { t, locale } = reader;
  const { hasAssists, countOfReported, countOfMatches } = reported;
  const count = (value: number) => formatNumber(value, locale);
  const lead = (one: ScorersSort) => (one === sort ? 'now' : undefined);
  return (
    <DataTable
      caption={title}
      className={table}
      reader={reader}
      legend={
        countOfReported < countOfMatches && (
          <p className={tableLegendClass}>
            {t('league.scorersReported', { k: count(countOfReported), n: count(countOfMatches) })}
          </p>
        )
      }
    >
      <thead>
        <tr>
          <th scope="col" title={t('stats.position')} aria-label={t('stats.position')}>
            {'#'}
          </th>
          <th scope="col">{t('stats.player')}</th>
          <th scope="col" className="wide">
            {t('stats.team')}
          </th>
          <th scope="col">{t('stats.scored')}</th>
          <th scope="col" className="wide">
            {t('league.penaltyGoals')}
          </th>
          {hasAssists && <th scope="col">{t('league.assists')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ position, player, playerLink, team, goals, penaltyGoals, assists }) => (
          <tr key={`${team.id} ${player}`}>
            <td>{count(position)}</td>
            <th scope="row">
              <PlayerLink route={routes.teamPlayer} team={team.link} link={playerLink}>
                {player}
              </PlayerLink>
              <small className="phone">
                <PageLink to={routes.team} params={{ teamUrl: team.link }}>
                  {team.name}
                </PageLink>
              </small>
            </th>
            <td className="wide">
              <PageLink to={routes.team} params={{ teamUrl: team.link }}>
                <span aria-hidden="true">
                  <Crest name={team.name} logo={team.logo ?? undefined} />
                </span>
                {team.name}
              </PageLink>
            </td>
            <td className={lead(SCORERS_SORT.goals)}>{count(goals)}</td>
            <td className="wide">{penaltyGoals === 0 ? '–' : count(penaltyGoals)}</td>
            {hasAssists && <td className={lead(SCORERS_SORT.assists)}>{count(assists)}</td>}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
