import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatNumber, formatOdds, formatPercent, formatTime } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { resultText } from '../../../parts/matches/score-text.ts';
import { selectionName } from '../../../parts/odds/outcome-name.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { ColumnHeaders, wide } from '../../../parts/tables/ColumnHeaders.tsx';
import { tableClass, tableFrameClass } from '../../../parts/tables/table-class.ts';
import type { ListedForecast } from '../analysis-order.ts';

export interface AnalysisRoutes {
  readonly match: RouteName;
  readonly league: RouteName;
}

interface RowProps {
  readonly forecast: ListedForecast;
  /** Forecasts of one league are under its name, others name theirs. */
  readonly showsLeague: boolean;
  readonly routes: AnalysisRoutes;
  readonly reader: Reader;
}

const Row = ({ forecast, showsLeague, routes, reader }: RowProps) => {
  const { t, locale, timeZone } = reader;
  const { league, analysed } = forecast;
  const match = decodeMatch(analysed.match);
  const { home, away } = match;
  const percent = (value: number) => formatPercent(value, locale, { decimals: 0 });
  const [host, draw, guest] = analysed.percents;
  const expected = analysed.forecastScores
    .map((goals) => formatNumber(goals, locale, { decimals: 1 }))
    .join('\u00A0:\u00A0');
  const { value } = analysed;
  const gain = value && formatPercent(value.percent, locale, { isSigned: true });
  const claimed =
    value && formatPercent(value.claimedPercent, locale, { decimals: 0, isSigned: true });
  const priceOf = ({ oddType, odds }: NonNullable<typeof value>) =>
    `${selectionName(oddType, t)} ${formatOdds(odds)}`;
  const result = resultText(match);
  return (
    <tr>
      <th scope="row">
        <PageLink to={routes.match} params={{ matchUrl: match.link }}>
          {`${home.name} – ${away.name}`}
        </PageLink>
        <small>
          {showsLeague && `${league.countryName} · ${league.name}, `}
          {[
            match.isTimeKnown ? formatTime(match.startsAt, locale, timeZone) : undefined,
            result,
            t('analysis.expected', { score: expected }),
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
        {value !== null && (
          <small className="phone">{`${t('stats.value')} ${gain}, ${priceOf(value)}`}</small>
        )}
        <ShareBar percents={analysed.percents} />
      </th>
      <td className="now">{analysed.forecastScore}</td>
      <td>{percent(host)}</td>
      <td>{percent(draw)}</td>
      <td>{percent(guest)}</td>
      <td className="wide">{percent(analysed.overPercent)}</td>
      <td className="wide">{percent(analysed.bothScorePercent)}</td>
      <td className="wide">
        {value === null ? (
          '–'
        ) : (
          <>
            {gain}
            <small>
              <PageLink
                to={routes.match}
                params={{ matchUrl: match.link, tab: 'odds', outcome: value.oddType }}
                title={t('odds.label')}
              >
                {priceOf(value)}
              </PageLink>
            </small>
            <small>{t('analysis.claimedOf', { value: claimed })}</small>
          </>
        )}
      </td>
    </tr>
  );
};

interface AnalysisTableProps extends Omit<RowProps, 'forecast'> {
  readonly caption: string;
  readonly forecasts: readonly ListedForecast[];
  /** The total line whose share is shown: over 2.5 goals and the like. */
  readonly totalLine: number;
}

/** Forecasts, one a row. */
export const AnalysisTable = (props: AnalysisTableProps) => {
  const { caption, forecasts, totalLine, ...row } = props;
  const { t } = row.reader;
  return (
    <div className={tableFrameClass}>
      <table className={tableClass}>
        <caption>{caption}</caption>
        <ColumnHeaders
          columns={[
            t('stats.match'),
            t('analysis.score'),
            t('odds.home'),
            t('odds.draw'),
            t('odds.away'),
            wide(t('stats.overLine', { line: totalLine })),
            wide(t('analysis.bothScore')),
            wide(t('stats.value')),
          ]}
        />
        <tbody>
          {forecasts.map((forecast) => (
            <Row key={forecast.analysed.match['3']} forecast={forecast} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
