import type { TeamPage } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Card, css, LinkButton } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import { gap } from '@tipmark/ui-kit/style-values';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import type { SportWith } from '../../../parts/sport/sport-pages.ts';
import { positionNumber } from '../../../parts/standings/position-text.ts';
import { tableClass, tableFrameClass } from '../../../parts/tables/table-class.ts';
import { rowsAround } from '../rows-around.ts';
import { asideFoot } from './aside-foot.ts';

const small = css`
  th, td { padding-inline: 6px; }
  tr > :first-child { min-width: 36px; padding-right: 0; white-space: nowrap; color: var(--text2); }
  tr > :nth-child(2) { text-align: left; width: 100%; white-space: normal; overflow-wrap: anywhere; }
  th[scope='row'] > :is(a, span) { display: inline-flex; align-items: center; gap: ${gap[8]}; min-height: 24px; padding-block: 0; }
  a:hover { color: var(--accent); }
  a > [aria-hidden] { display: grid; flex: none; }
  td { color: var(--text2); }
  .now { color: var(--text); }
  ${crestCss(16)}
  tbody > tr.own > * { background: var(--selected); }
`;

interface SmallTableProps {
  readonly sport: SportWith<'team'>;
  readonly page: TeamPage;
  /** The whole table. */
  readonly href: string;
  readonly reader: Reader;
}

/** The part of the league's table round the team. */
export const SmallTable = ({ sport, page: { team, standing }, href, reader }: SmallTableProps) => {
  const { t, locale } = reader;
  if (standing === null) return null;
  const number = (value: number) => formatNumber(value, locale);
  const head = (short: string, name: string) => (
    <th scope="col" title={name} aria-label={name}>
      {short}
    </th>
  );
  return (
    <Card title={t('team.tab-table')}>
      <div className={tableFrameClass}>
        <table className={`${tableClass} ${small}`}>
          <caption>{t('team.aroundTeam', { league: standing.league.name })}</caption>
          <thead>
            <tr>
              {head('#', t('stats.position'))}
              <th scope="col">{t('stats.team')}</th>
              {head(t('stats.playedShort'), t('stats.played'))}
              {head(t('stats.pointsShort'), t('stats.points'))}
            </tr>
          </thead>
          <tbody>
            {rowsAround(standing.table.rows, team.id).map((row) => (
              <tr key={row.team.id} className={row.team.id === team.id ? 'own' : undefined}>
                <td>{positionNumber(row, locale)}</td>
                <th scope="row" title={row.team.originalName}>
                  <PageLink to={sport.routes.team} params={{ teamUrl: row.team.link }}>
                    <span aria-hidden="true">
                      <Crest name={row.team.name} logo={row.team.logo ?? undefined} />
                    </span>
                    {row.team.name}
                  </PageLink>
                </th>
                <td>{number(row.played)}</td>
                <td className="now">{number(row.points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={asideFoot}>
        <LinkButton href={href} isSmall>
          {t('team.wholeTable')}
        </LinkButton>
      </p>
    </Card>
  );
};
