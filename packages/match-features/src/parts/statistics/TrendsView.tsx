import type { EventTrend, EventTrends } from '@tipmark/contract';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { EmptyState } from '@tipmark/ui-kit';
import { outcomeName } from '../odds/outcome-name.ts';
import { emptyText } from '../page/empty-text.ts';
import type { Reader } from '../page/reader.ts';
import { ColumnHeaders, wide } from '../tables/ColumnHeaders.tsx';
import { DataTable } from '../tables/DataTable.tsx';
import { tablePrice } from '../tables/table-price.tsx';
import { shareText } from './share-text.ts';
import { type SideNames, statisticsClass } from './statistics-class.ts';

/** Where the model has no probability for an outcome. */
const UNKNOWN = '–';

interface RowProps {
  readonly trend: EventTrend;
  readonly teams: SideNames;
  readonly reader: Reader;
}

const Row = ({ trend, teams, reader }: RowProps) => {
  const { t, locale } = reader;
  const percent = (value: number) => formatPercent(value, locale, { decimals: 0 });
  const [low, high] = trend.interval;
  const { probabilityPercent: probability, valuePercent, claimedPercent } = trend;
  const value =
    valuePercent === null ? UNKNOWN : formatPercent(valuePercent, locale, { isSigned: true });
  return (
    <tr>
      <th scope="row">
        {outcomeName(trend.oddType, t)}
        <small>
          {trend.side === 'both' ? t('stats.eachOther') : teams[trend.side]}
          {': '}
          {t('stats.interval', {
            low: formatNumber(low, locale, { decimals: 0 }),
            high: percent(high),
          })}
        </small>
        {valuePercent !== null && <small className="phone">{t('stats.valueOf', { value })}</small>}
      </th>
      <td className="now">{shareText(trend.hits, trend.of, reader)}</td>
      <td>{tablePrice(trend.odds)}</td>
      <td className="wide">{percent(trend.breakEvenPercent)}</td>
      <td className="wide">
        {probability === null ? UNKNOWN : percent(probability)}
        <small>{t('stats.ofMarket', { value: percent(trend.fairPercent) })}</small>
      </td>
      <td className="wide">
        {value}
        {valuePercent !== null && claimedPercent !== null && (
          <small>
            {t('stats.claimedAlone', {
              value: formatPercent(claimedPercent, locale, { decimals: 0, isSigned: true }),
            })}
          </small>
        )}
      </td>
    </tr>
  );
};

interface TrendsTableProps {
  readonly trends: readonly EventTrend[];
  readonly teams: SideNames;
  readonly caption: string;
  readonly reader: Reader;
}

/** Outcomes that came in often before a match. */
export const TrendsTable = ({ trends, teams, caption, reader }: TrendsTableProps) => {
  const { t } = reader;
  return (
    <DataTable caption={caption} reader={reader}>
      <ColumnHeaders
        columns={[
          t('match.outcome'),
          t('stats.cameIn'),
          t('odds.current'),
          wide(t('stats.breakEven')),
          wide(t('stats.ofModel')),
          wide(t('stats.value')),
        ]}
      />
      <tbody>
        {trends.map((trend) => (
          <Row key={`${trend.side} ${trend.oddType}`} trend={trend} teams={teams} reader={reader} />
        ))}
      </tbody>
    </DataTable>
  );
};

interface TrendsViewProps {
  readonly trends: EventTrends;
  readonly teams: SideNames;
  readonly reader: Reader;
}

/** Outcomes that came in often, with the price and its value. */
export const TrendsView = ({ trends: { trends }, teams, reader }: TrendsViewProps) => {
  const { t } = reader;
  if (trends.length === 0)
    return <EmptyState text={emptyText(reader, 'results', 'stats.trendsEmpty')} />;
  return (
    <section className={statisticsClass}>
      <TrendsTable trends={trends} teams={teams} caption={t('stats.trends')} reader={reader} />
      <p className="note">{t('stats.trendsNote')}</p>
    </section>
  );
};
