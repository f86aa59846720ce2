import type { LeaguePage } from '@tipmark/contract';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, EmptyState } from '@tipmark/ui-kit';
import type { Reader } from '../match-page/reader.ts';
import { PageLink } from '../page-link/PageLink.tsx';
import { DataTable } from '../tables/DataTable.tsx';
import { wideTableClass } from '../tables/wide-table-class.ts';

const totals = css`
  .hi { background: var(--posTint); }
  .lo { background: var(--negTint); }
  thead th:nth-child(n + 3), td:nth-child(n + 3) { text-align: center; }
  tr > :first-child { min-width: 136px; overflow-wrap: normal; box-shadow: inset -1px 0 var(--hair); }
`;

const PERCENT = 100;
const HIGH = 60;
const LOW = 40;

function heatOf(percent: number): string | undefined {
  if (percent >= HIGH) return 'hi';
  return percent <= LOW ? 'lo' : undefined;
}

interface TeamTotalsTableProps {
  readonly rows: LeaguePage['teamTotals'];
  readonly title: string;
  readonly teamRoute: RouteName;
  readonly reader: Reader;
}

/** How often each team's matches went over each line: the share, and k of n under it. */
export const TeamTotalsTable = ({ rows, title, teamRoute, reader }: TeamTotalsTableProps) => {
  const { t, locale } = reader;
  if (rows.length === 0) return <EmptyState text={t('stats.totalsEmpty')} />;
  return (
    <DataTable className={totals} scrollerClass={wideTableClass} reader={reader}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('stats.team')}</th>
          <th scope="col">{t('stats.mean')}</th>
          {rows[0]?.lines.map(({ line }) => (
            <th key={line} scope="col">
              {t('stats.overLine', { line })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ team, of, average, lines }) => (
          <tr key={team.id}>
            <th scope="row">
              <PageLink to={teamRoute} params={{ teamUrl: team.link }}>
                {team.name}
              </PageLink>
              <small>{t('stats.ofMatches', { n: of })}</small>
            </th>
            <td className="now">{formatNumber(average, locale, { decimals: 2 })}</td>
            {lines.map((line) => {
              const percent = (line.over / line.of) * PERCENT;
              return (
                <td key={line.line} className={heatOf(percent)}>
                  {formatPercent(percent, locale, { decimals: 0 })}
                  <small>{t('stats.kOf', { k: line.over, n: line.of })}</small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
