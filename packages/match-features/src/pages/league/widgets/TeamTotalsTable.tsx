import type { LeaguePage } from '@tipmark/contract';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, EmptyState } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import { gap } from '@tipmark/ui-kit/style-values';
import { emptyText } from '../../../parts/page/empty-text.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { ColumnHeaders } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { tableLegendClass } from '../../../parts/tables/table-legend-class.ts';
import { wideTableClass } from '../../../parts/tables/wide-table-class.ts';

const totals = css`
  [data-heat] { border-left: 2px solid var(--surface); }
  [data-heat] small { color: var(--text2); }
  [data-heat='3'] { background: color-mix(in srgb, var(--pos) 24%, var(--surface)); }
  [data-heat='2'] { background: color-mix(in srgb, var(--pos) 16%, var(--surface)); }
  [data-heat='1'] { background: color-mix(in srgb, var(--pos) 8%, var(--surface)); }
  [data-heat='-1'] { background: color-mix(in srgb, var(--neg) 8%, var(--surface)); }
  [data-heat='-2'] { background: color-mix(in srgb, var(--neg) 16%, var(--surface)); }
  [data-heat='-3'] { background: color-mix(in srgb, var(--neg) 24%, var(--surface)); }
  th a { display: inline-flex; align-items: center; gap: ${gap[8]}; }
  a > [aria-hidden] { display: grid; flex: none; }
  ${crestCss(16)}
  thead th:nth-child(n + 3), td:nth-child(n + 3) { text-align: center; }
  tr > :first-child { min-width: 136px; overflow-wrap: break-word; box-shadow: inset -1px 0 var(--hair); }
`;

const PERCENT = 100;
const HALF = 50;
/** The number of shades from a half to always, or to never. */
const SHADES = 3;

/** The distance of a share from a half: 3 = nearly always, -3 = nearly never. */
function heatOf(percent: number): number {
  return Math.round(((percent - HALF) / HALF) * SHADES);
}

interface TeamTotalsTableProps {
  readonly rows: LeaguePage['teamTotals'];
  readonly title: string;
  readonly teamRoute: RouteName;
  readonly reader: Reader;
}

/** How often each team's matches were over each line: the share, and k of n under it. */
export const TeamTotalsTable = ({ rows, title, teamRoute, reader }: TeamTotalsTableProps) => {
  const { t, locale } = reader;
  if (rows.length === 0)
    return <EmptyState text={emptyText(reader, 'results', 'stats.totalsEmpty')} />;
  return (
    <DataTable
      caption={title}
      className={totals}
      scrollerClass={wideTableClass}
      reader={reader}
      legend={<p className={tableLegendClass}>{t('stats.totalsNote')}</p>}
    >
      <ColumnHeaders
        columns={[
          t('stats.team'),
          t('stats.mean'),
          ...(rows[0]?.lines ?? []).map(({ line }) => t('stats.overLine', { line })),
        ]}
      />
      <tbody>
        {rows.map(({ team, of, average, lines }) => (
          <tr key={team.id}>
            <th scope="row" title={team.originalName}>
              <PageLink to={teamRoute} params={{ teamUrl: team.link }}>
                <span aria-hidden="true">
                  <Crest name={team.name} logo={team.logo ?? undefined} />
                </span>
                {team.name}
              </PageLink>
              <small>{t('stats.ofMatches', { matches: t('count.matches', { count: of }) })}</small>
            </th>
            <td className="now">{formatNumber(average, locale, { decimals: 2 })}</td>
            {lines.map((line) => {
              const percent = (line.over / line.of) * PERCENT;
              return (
                <td key={line.line} data-heat={heatOf(percent)}>
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
