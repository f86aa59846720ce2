import type { ServeStatisticRow } from '@tipmark/contract';
import type { ServeStatistic } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { css, cx, visuallyHidden } from '@tipmark/ui-kit';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

const list = css`
  display: grid;
  gap: ${gap[10]};
  padding: 12px 16px;
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  caption { padding-bottom: 8px; }
  table { width: 100%; border-collapse: collapse; }
  p { display: flex; justify-content: space-between; gap: ${gap[16]}; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text2); overflow-wrap: anywhere; }
  p > :last-child, td:last-child { text-align: right; }
  tbody th { width: 100%; padding: 2px 8px; font-weight: ${weight.medium}; text-align: center; color: var(--text2); overflow-wrap: anywhere; }
  td { min-width: 2.5rem; white-space: nowrap; color: var(--text2); }
  .best { font-weight: ${weight.bold}; color: var(--text); }
  .bar > td { padding-bottom: 8px; line-height: 8px; }
`;

/** Statistics where less is better. */
const FEWER: readonly ServeStatistic[] = ['doubleFaults'];

interface ServeStatisticsProps {
  readonly rows: readonly ServeStatisticRow[];
  readonly names: { readonly home: string; readonly away: string };
  readonly reader: Reader;
}

/** The serves of both, statistic by statistic; the better one is emphasised. */
export const ServeStatistics = ({ rows, names, reader: { t, locale } }: ServeStatisticsProps) => {
  const textOf = (statistic: ServeStatistic, value: number) =>
    statistic.endsWith('Percent')
      ? formatPercent(value, locale, { decimals: 0 })
      : formatNumber(value, locale);
  const isBest = (statistic: ServeStatistic, own: number, other: number) =>
    FEWER.includes(statistic) ? own < other : own > other;
  return (
    <div className={list}>
      <p aria-hidden="true">
        <span>{names.home}</span>
        <span>{names.away}</span>
      </p>
      <table>
        <thead className={visuallyHidden}>
          <tr>
            <th scope="col">{names.home}</th>
            <th scope="col">{t('serve.figure')}</th>
            <th scope="col">{names.away}</th>
          </tr>
        </thead>
        {rows.map(({ figure: statistic, own, other }) => (
          <tbody key={statistic}>
            <tr>
              <td className={cx(isBest(statistic, own, other) && 'best')}>
                {textOf(statistic, own)}
              </td>
              <th scope="row">{t(`serve.${statistic}`)}</th>
              <td className={cx(isBest(statistic, other, own) && 'best')}>
                {textOf(statistic, other)}
              </td>
            </tr>
            <tr className="bar" aria-hidden="true">
              <td colSpan={3}>
                <ShareBar percents={[own, other]} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
};
