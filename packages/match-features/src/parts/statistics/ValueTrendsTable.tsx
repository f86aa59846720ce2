import type { ValueTrend } from '@tipmark/contract';
import { formatNumber, formatPercent, knownStart } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, MOBILE } from '@tipmark/ui-kit';
import { Crest, crestCss } from '@tipmark/ui-kit/betting';
import { font, weight } from '@tipmark/ui-kit/style-values';
import { outcomeName } from '../odds/outcome-name.ts';
import { PageLink } from '../page/PageLink.tsx';
import type { Reader } from '../page/reader.ts';
import { DataTable } from '../tables/DataTable.tsx';
import { ShortTime } from '../tables/ShortTime.tsx';
import { tablePrice } from '../tables/table-price.tsx';
import { RecordMarks } from './RecordMarks.tsx';

const table = css`
  th > a { font-weight: ${weight.strong}; }
  th > a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .cr { display: inline-block; margin-right: 6px; vertical-align: -3px; }
  ${crestCss(16)}
  .what { text-align: left; }
  .what b { font-weight: ${weight.strong}; }
  td small { text-align: inherit; }
  abbr { text-decoration: none; }
  ${MOBILE} {
    .what { white-space: normal; }
    tbody th { min-width: 0; }
    .worth small { width: 4.5rem; margin-left: auto; white-space: normal; }
  }
`;

const note = css`
  padding: 12px 16px;
  border-top: 1px solid var(--hair);
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text3);
  ${MOBILE} { padding: 12px var(--gutter); }
`;

interface RowProps {
  readonly trend: ValueTrend;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

const Row = ({ trend, matchRoute, reader }: RowProps) => {
  const { t, locale } = reader;
  const percent = (value: number) => formatPercent(value, locale, { decimals: 0 });
  const [low, high] = trend.interval;
  const team = trend[trend.side];
  const scopeText = trend.scope === 'place' ? ` ${t(`valueTrends.place-${trend.side}`)}` : '';
  return (
    <tr>
      <th scope="row">
        <PageLink to={matchRoute} params={{ matchUrl: trend.link, tab: 'trends' }}>
          {Crest({ name: team, logo: trend.logo ?? undefined })}
          {team}
        </PageLink>
        <small>{`${trend.home} – ${trend.away}`}</small>
        <small>
          <ShortTime at={trend.startsAt} known={knownStart(trend)} reader={reader} />
          {` · ${trend.league.name}`}
        </small>
      </th>
      <td className="what">
        <b>{outcomeName(trend.oddType, t)}</b>
        <small>{`${t('valueTrends.kOfN', { k: trend.hits, n: trend.of })}${scopeText}`}</small>
        <small className="wide">
          {t('stats.interval', {
            low: formatNumber(low, locale, { decimals: 0 }),
            high: percent(high),
          })}
        </small>
      </td>
      <td className="now">
        {tablePrice(trend.odds)}
        <small className="phone">{percent(trend.probabilityPercent)}</small>
      </td>
      <td className="wide">{percent(trend.breakEvenPercent)}</td>
      <td className="wide">
        {percent(trend.probabilityPercent)}
        <small>{t('stats.ofMarket', { value: percent(trend.fairPercent) })}</small>
      </td>
      <td className="now worth">
        {formatPercent(trend.valuePercent, locale, { isSigned: true })}
        <small>
          {t('stats.claimedAlone', {
            value: formatPercent(trend.claimedPercent, locale, { decimals: 0, isSigned: true }),
          })}
        </small>
      </td>
      <td className="wide">
        <RecordMarks trend={trend} reader={reader} />
      </td>
    </tr>
  );
};

interface ValueTrendsTableProps {
  readonly trends: readonly ValueTrend[];
  /** `Found: 38`. */
  readonly found: string;
  /** Page of a match of this sport. */
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

/** The price, the probabilities by model and market, and the streak beside them. */
export const ValueTrendsTable = (props: ValueTrendsTableProps) => {
  const { trends, found, matchRoute, reader } = props;
  const { t } = reader;
  return (
    <>
      <DataTable caption={t('valueTrends.caption')} className={table} reader={reader}>
        <thead>
          <tr>
            <th scope="col">{t('valueTrends.team')}</th>
            <th scope="col" className="what">
              {t('valueTrends.trend')}
            </th>
            <th scope="col">
              {t('odds.current')}
              <small className="phone">{t('valueTrends.expected')}</small>
            </th>
            <th scope="col" className="wide">
              <abbr title={t('valueTrends.breakEvenTitle')}>{t('stats.breakEven')}</abbr>
            </th>
            <th scope="col" className="wide">
              <abbr title={t('valueTrends.expectedTitle')}>{t('valueTrends.expected')}</abbr>
            </th>
            <th scope="col">{t('stats.value')}</th>
            <th scope="col" className="wide">
              {t('valueTrends.record')}
            </th>
          </tr>
        </thead>
        <tbody>
          {trends.map((trend) => (
            <Row
              key={`${trend.link} ${trend.side} ${trend.scope} ${trend.oddType}`}
              trend={trend}
              matchRoute={matchRoute}
              reader={reader}
            />
          ))}
        </tbody>
      </DataTable>
      <p className={note}>{`${found}. ${t('valueTrends.note')}`}</p>
    </>
  );
};
