import type { AnalysedMatch, MathAnalysisPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatNumber, formatOdds, formatPercent, formatTime } from '@tipmark/remote-kit/i18n';
import { href, type RouteName } from '@tipmark/route-builder';
import { EmptyState, Flag } from '@tipmark/ui-kit';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { selectionName } from '../match-page/outcome-name.ts';
import type { Reader } from '../match-page/reader.ts';
import { statisticsClass } from '../match-statistics/statistics-class.ts';
import { DataTable } from '../tables/DataTable.tsx';

export interface AnalysisRoutes {
  readonly match: RouteName;
  readonly league: RouteName;
}

interface RowProps {
  readonly analysed: AnalysedMatch;
  readonly routes: AnalysisRoutes;
  readonly reader: Reader;
}

const Row = ({ analysed, routes, reader }: RowProps) => {
  const { t, locale, timeZone } = reader;
  const match = decodeMatch(analysed.match);
  const { home, away } = match;
  const percent = (value: number) => formatPercent(value, locale, { decimals: 0 });
  const [host, draw, guest] = analysed.percents;
  const expected = analysed.forecastScores
    .map((goals) => formatNumber(goals, locale, { decimals: 1 }))
    .join(' : ');
  const { value } = analysed;
  return (
    <tr>
      <th scope="row">
        <a href={href(routes.match, { matchUrl: match.link }, { locale })}>
          {`${home.name} – ${away.name}`}
        </a>
        <small>
          {formatTime(match.startsAt, locale, timeZone)}
          {home.score !== undefined && `, ${home.score}:${away.score ?? 0}`}
          {`, ${t('analysis.expected', { score: expected })}`}
        </small>
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
            {formatPercent(value.percent, locale, { isSigned: true })}
            <small>{`${selectionName(value.oddType, t)} ${formatOdds(value.odds)}`}</small>
          </>
        )}
      </td>
    </tr>
  );
};

interface AnalysisViewProps {
  readonly page: MathAnalysisPage;
  readonly routes: AnalysisRoutes;
  readonly reader: Reader;
}

/** What the model says of the matches of a day, league by league. */
export const AnalysisView = ({ page, routes, reader }: AnalysisViewProps) => {
  const { t, locale } = reader;
  if (page.leagues.length === 0) {
    return (
      <EmptyState
        text={
          page.countOfUnknown > 0
            ? t('analysis.unknown', { n: formatNumber(page.countOfUnknown, locale) })
            : t('analysis.empty')
        }
      />
    );
  }
  return (
    <>
      {page.leagues.map((league) => (
        <section key={league.id} className={statisticsClass}>
          <header>
            <Flag code={league.countryCode} />
            <h2>
              <a href={href(routes.league, { leagueId: league.link }, { locale })}>
                {`${league.countryName} · ${league.name}`}
              </a>
            </h2>
          </header>
          <DataTable reader={reader}>
            <caption>{league.name}</caption>
            <thead>
              <tr>
                <th scope="col">{t('stats.match')}</th>
                <th scope="col">{t('analysis.score')}</th>
                <th scope="col">{t('odds.home')}</th>
                <th scope="col">{t('odds.draw')}</th>
                <th scope="col">{t('odds.away')}</th>
                <th scope="col" className="wide">
                  {t('stats.overLine', { line: 2.5 })}
                </th>
                <th scope="col" className="wide">
                  {t('analysis.bothScore')}
                </th>
                <th scope="col" className="wide">
                  {t('stats.value')}
                </th>
              </tr>
            </thead>
            <tbody>
              {league.matches.map((analysed) => (
                <Row
                  key={analysed.match['3']}
                  analysed={analysed}
                  routes={routes}
                  reader={reader}
                />
              ))}
            </tbody>
          </DataTable>
        </section>
      ))}
      {page.countOfUnknown > 0 && (
        <p className="note">
          {t('analysis.unknown', { n: formatNumber(page.countOfUnknown, locale) })}
        </p>
      )}
    </>
  );
};
