import type { SeasonScorers } from '@tipmark/contract';
import { SCORERS_SORT, type ScorersSort } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { css, MOBILE } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import { font, gap } from '@tipmark/ui-kit/style-values';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import { type Reader } from '../../../parts/page/reader.ts';
import { DataTable } from '../../../parts/tables/DataTable.tsx';

const table = css`
  tr > :first-child { width: 44px; white-space: nowrap; color: var(--text3); }
  tr > :nth-child(2), tr > :nth-child(3) { text-align: left; white-space: normal; overflow-wrap: anywhere; }
  td a { display: inline-flex; align-items: center; gap: ${gap[8]}; vertical-align: middle; }
  a > [aria-hidden] { display: grid; flex: none; }
  ${crestCss(16)}
  ${MOBILE} {
    tr > :first-child { width: 32px; }
    th small a { display: block; padding-block: 4px; }
  }
`;

const legend = css`
  padding: 10px 16px;
  border-top: 1px solid var(--hair);
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text2);
  ${MOBILE} { padding: 10px var(--gutter); }
`;

interface ScorersTableProps {
  readonly rows: SeasonScorers['scorers'];
  /** Known fields of the season. */
  readonly reported: Pick<SeasonScorers, 'hasAssists' | 'countOfMatches' | 'countOfReported'>;
  readonly sort: ScorersSort;
  readonly title: string;
  readonly reader: Reader;
}

/** Players by their figures, with the number of matches covered where that is not all of them. */
export const ScorersTable = ({ rows, reported, sort, title, reader }: ScorersTableProps) => {
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
          <p className={legend}>
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
        {rows.map(({ position, player, team, goals, penaltyGoals, assists }) => (
          <tr key={`${team.id} ${player}`}>
            <td>{count(position)}</td>
            <th scope="row">
              {player}
              <small className="phone">
                <PageLink to="team" params={{ teamUrl: team.link }}>
                  {team.name}
                </PageLink>
              </small>
            </th>
            <td className="wide">
              <PageLink to="team" params={{ teamUrl: team.link }}>
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
