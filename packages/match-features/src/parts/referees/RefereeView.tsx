import type { EventRefereeRecord, RefereedMatch, RefereeStatistics } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatNumber, formatStartDay, knownStart } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { EmptyState } from '@tipmark/ui-kit';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { leagueAndRound } from '../matches/league-and-round.ts';
import { resultText } from '../matches/score-text.ts';
import { emptyText } from '../page/empty-text.ts';
import { PageLink } from '../page/PageLink.tsx';
import type { Reader } from '../page/reader.ts';
import { shareText } from '../statistics/share-text.ts';
import { statisticsClass } from '../statistics/statistics-class.ts';
import { ColumnHeaders } from '../tables/ColumnHeaders.tsx';
import { DataTable } from '../tables/DataTable.tsx';

const MEANS = ['yellowCards', 'redCards', 'penalties', 'fouls'] as const;

interface StatisticsProps {
  readonly statistics: RefereeStatistics;
  readonly reader: Reader;
}

const Statistics = ({ statistics, reader }: StatisticsProps) => {
  const { t, locale } = reader;
  const { count, home, draw, away, cards } = statistics;
  const shares = [
    ['stats.homeWins', home],
    ['stats.draws', draw],
    ['stats.awayWins', away],
  ] as const;
  return (
    <>
      <div className="shares">
        <ul>
          {shares.map(([word, value]) => (
            <li key={word}>
              {t(word)} <b>{shareText(value, count, reader)}</b>
            </li>
          ))}
        </ul>
        <ShareBar percents={[home, draw, away]} />
      </div>
      <DataTable caption={t('stats.perMatch')} reader={reader}>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={2}>
              {`${t('stats.perMatch')}, ${t('stats.matches', { n: count })}`}
            </th>
          </tr>
        </thead>
        <tbody>
          {MEANS.map((name) => {
            const mean = statistics[name];
            return (
              mean && (
                <tr key={name}>
                  <th scope="row">
                    {t(`stats.figure-${name}`)}
                    {mean.of < count && (
                      <small>{t('stats.kOfMatches', { k: mean.of, n: count })}</small>
                    )}
                  </th>
                  <td className="now">{formatNumber(mean.average, locale, { decimals: 2 })}</td>
                </tr>
              )
            );
          })}
          {cards.of > 0 && (
            <tr>
              <th scope="row">{t('stats.cardsOver', { line: cards.line })}</th>
              <td className="now">{shareText(cards.over, cards.of, reader)}</td>
            </tr>
          )}
        </tbody>
      </DataTable>
    </>
  );
};

interface MatchRowProps {
  readonly past: RefereedMatch;
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

const MatchRow = ({ past, matchRoute, reader }: MatchRowProps) => {
  const { locale, timeZone } = reader;
  const match = decodeMatch(past.match);
  const { home, away } = match;
  const day = formatStartDay(match.startsAt, locale, timeZone, knownStart(match));
  const cards = (count: number | null) => (count === null ? '–' : formatNumber(count, locale));
  return (
    <tr>
      <th scope="row">
        <PageLink to={matchRoute} params={{ matchUrl: match.link }}>
          {`${home.name} – ${away.name}`}
        </PageLink>
        <small>{`${day}, ${leagueAndRound(past)}`}</small>
      </th>
      <td className="now">{resultText(match) ?? '–:–'}</td>
      <td>{cards(past.yellowCards)}</td>
      <td>{cards(past.redCards)}</td>
    </tr>
  );
};

interface RefereeRecordViewProps {
  readonly statistics: RefereeStatistics;
  readonly matches: readonly RefereedMatch[];
  readonly matchRoute: RouteName;
  readonly reader: Reader;
}

/** The averages of a referee's matches, and the matches. */
export const RefereeRecordView = (props: RefereeRecordViewProps) => {
  const { statistics, matches, matchRoute, reader } = props;
  const { t } = reader;
  if (statistics.count === 0)
    return <EmptyState text={emptyText(reader, 'past', 'stats.refereeEmpty')} />;
  return (
    <div className={statisticsClass}>
      <Statistics statistics={statistics} reader={reader} />
      <DataTable caption={t('stats.refereeMatches')} reader={reader}>
        <ColumnHeaders
          columns={[
            t('stats.match'),
            t('stats.score'),
            { text: t('stats.yellowShort'), title: t('stats.figure-yellowCards') },
            { text: t('stats.redShort'), title: t('stats.figure-redCards') },
          ]}
        />
        <tbody>
          {matches.map((past) => (
            <MatchRow key={past.match['3']} past={past} matchRoute={matchRoute} reader={reader} />
          ))}
        </tbody>
      </DataTable>
    </div>
  );
};

interface RefereeViewProps {
  readonly record: EventRefereeRecord;
  readonly routes: { readonly match: RouteName; readonly referee: RouteName };
  readonly reader: Reader;
}

/** The referee of the match, and their record before it. */
export const RefereeView = ({ record, routes, reader }: RefereeViewProps) => {
  const { t } = reader;
  const { referee, figures: statistics, matches } = record;
  if (referee === null || statistics === null)
    return <EmptyState text={t('stats.refereeUnknown')} />;
  return (
    <>
      <section className={statisticsClass}>
        <header>
          <h2>
            <PageLink to={routes.referee} params={{ refereeUrl: referee.link }}>
              {referee.name}
            </PageLink>
          </h2>
          <span>{t('stats.matches', { n: statistics.count })}</span>
        </header>
      </section>
      <RefereeRecordView
        statistics={statistics}
        matches={matches}
        matchRoute={routes.match}
        reader={reader}
      />
    </>
  );
};
