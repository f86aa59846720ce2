import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { css, cx, MOBILE } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';
import type { Reader } from '../../parts/page/reader.ts';
import { DataTable } from '../../parts/tables/DataTable.tsx';
import { wideTableClass } from '../../parts/tables/wide-table-class.ts';
import type { Statistic } from './player-statistics.ts';

const table = css`
  th a { display: inline-flex; align-items: center; gap: ${gap[8]}; }
  th small { display: block; white-space: normal; }
  .score { white-space: nowrap; }
  ${MOBILE} {
    .score { white-space: normal; }
    && th[scope='row'] { min-width: 8rem; }
    && th[scope='row'] > a { padding-block: 4px; }
  }
`;

const UNKNOWN = '–';

interface PlayerStatisticsTableProps<Row> {
  readonly caption: string;
  /** Above the first column. */
  readonly head: string;
  readonly rows: readonly Row[];
  readonly statistics: readonly Statistic<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly titleOf: (row: Row) => ReactNode;
  /** A column of text before the statistics. */
  readonly more?: { readonly head: string; readonly of: (row: Row) => ReactNode };
  readonly reader: Reader;
}

/** A row for each season or match, with what is known of it in columns. */
export const PlayerStatisticsTable = <Row,>(props: PlayerStatisticsTableProps<Row>) => {
  const { caption, head, rows, statistics, keyOf, titleOf, more, reader } = props;
  const { t, locale } = reader;
  const textOf = ({ of, form }: Statistic<Row>, row: Row): string => {
    const value = of(row);
    if (typeof value !== 'number') return UNKNOWN;
    if (form === 'percent') return formatPercent(value, locale);
    if (form === 'mean') return formatNumber(value, locale, { decimals: 2 });
    return formatNumber(value, locale, form === 'rating' ? { decimals: 1 } : {});
  };
  const classOf = ({ key, isWide }: Statistic<Row>) =>
    cx(isWide ? 'wide' : undefined, key === 'rating' ? 'now' : undefined) || undefined;
  return (
    <DataTable caption={caption} className={table} scrollerClass={wideTableClass} reader={reader}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {more && <th scope="col">{more.head}</th>}
          {statistics.map((statistic) => (
            <th
              key={statistic.key}
              scope="col"
              className={classOf(statistic)}
              title={t(`teamPlayer.${statistic.key}`)}
              aria-label={t(`teamPlayer.${statistic.key}`)}
            >
              {t(`teamPlayer.${statistic.key}Short`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{titleOf(row)}</th>
            {more && <td className="score">{more.of(row)}</td>}
            {statistics.map((statistic) => (
              <td key={statistic.key} className={classOf(statistic)}>
                {textOf(statistic, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
