import type { AnalysedMatch, MathAnalysisPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatNumber, formatOdds, formatPercent, formatTime } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, EmptyState, Flag, Icon, MOBILE } from '@tipmark/ui-kit';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { type ReactNode, useState } from 'react';
import { selectionName } from '../match-page/outcome-name.ts';
import type { Reader } from '../match-page/reader.ts';
import { statisticsClass } from '../match-statistics/statistics-class.ts';
import { PageLink } from '../page-link/PageLink.tsx';
import { resultText } from '../score/score-text.ts';
import { CsvButton } from '../tables/CsvButton.tsx';
import { tableClass } from '../tables/table-class.ts';

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
    .join('\u00A0:\u00A0');
  const { value } = analysed;
  const result = resultText(match);
  return (
    <tr>
      <th scope="row">
        <PageLink to={routes.match} params={{ matchUrl: match.link }}>
          {`${home.name} – ${away.name}`}
        </PageLink>
        <small>
          {formatTime(match.startsAt, locale, timeZone)}
          {result !== undefined && `, ${result}`}
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

/** Rows a page starts with; further leagues are bars that open on demand. */
const STARTING_ROWS = 100;

type AnalysedLeague = MathAnalysisPage['leagues'][number];

/** Leagues whose rows fill the start of the page, and the one that was asked for. */
function openAtStart(leagues: readonly AnalysedLeague[], askedFor: number): ReadonlySet<number> {
  let rows = 0;
  const open = leagues.filter(({ id, matches }) => {
    rows += matches.length;
    return id === askedFor || rows <= STARTING_ROWS || rows === matches.length;
  });
  return new Set(open.map(({ id }) => id));
}

const unknown = css`
  padding: 10px 16px 14px;
  border-top: 1px solid var(--hair);
  font-size: 12px;
  line-height: 16px;
  color: var(--text3);
  ${MOBILE} { padding: 10px var(--gutter) 14px; }
`;

const view = css`
  header { flex-wrap: nowrap; align-items: center; gap: 10px; padding-block: 6px; min-height: 40px; }
  header > * { flex: none; }
  header h2 { flex: 0 1 auto; min-width: 0; }
  header button { display: grid; place-items: center; width: 28px; height: 28px; color: var(--text3); }
  header button:hover { color: var(--text); }
  [aria-expanded='false'] svg { rotate: 180deg; }
  table { table-layout: fixed; }
  th:not(:first-child) { width: 76px; }
  th:last-child { width: 132px; }
  .rows { display: none; }
  @media (scripting: none) {
    header button { display: none; }
    .rows { display: block; padding: 10px 16px; color: var(--accent); font-weight: 500; }
  }
  ${MOBILE} {
    header button { width: 44px; height: 44px; margin: -10px calc(-1 * var(--gutter)) -10px 0; }
    th:not(:first-child) { width: 46px; }
    th:nth-child(2) { width: 58px; }
    th:nth-child(5) { width: 52px; }
  }
`;

interface LeagueProps {
  readonly league: AnalysedLeague;
  readonly isOpen: boolean;
  readonly rowsHref: string;
  readonly onToggle: () => void;
  readonly totalLine: number;
  readonly routes: AnalysisRoutes;
  readonly reader: Reader;
}

const League = (props: LeagueProps) => {
  const { league, isOpen, rowsHref, onToggle, totalLine, routes, reader } = props;
  const { t, locale } = reader;
  const label = `${t('results.matches')}: ${league.name}`;
  return (
    <section className={statisticsClass}>
      <header>
        <Flag code={league.countryCode} />
        <h2>
          <PageLink to={routes.league} params={{ leagueId: league.link }}>
            {`${league.countryName} · ${league.name}`}
          </PageLink>
        </h2>
        <span>{formatNumber(league.matches.length, locale)}</span>
        <button type="button" aria-expanded={isOpen} aria-label={label} onClick={onToggle}>
          <Icon name="chevronUp" size={12} />
        </button>
      </header>
      {isOpen ? (
        <Matches league={league} totalLine={totalLine} routes={routes} reader={reader} />
      ) : (
        <a className="rows" href={rowsHref}>
          {label}
        </a>
      )}
    </section>
  );
};

type MatchesProps = Pick<LeagueProps, 'league' | 'totalLine' | 'routes' | 'reader'>;

const Matches = ({ league, totalLine, routes, reader }: MatchesProps) => {
  const { t } = reader;
  return (
    <table className={tableClass}>
      <caption>{league.name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('stats.match')}</th>
          <th scope="col">{t('analysis.score')}</th>
          <th scope="col">{t('odds.home')}</th>
          <th scope="col">{t('odds.draw')}</th>
          <th scope="col">{t('odds.away')}</th>
          <th scope="col" className="wide">
            {t('stats.overLine', { line: totalLine })}
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
          <Row key={analysed.match['3']} analysed={analysed} routes={routes} reader={reader} />
        ))}
      </tbody>
    </table>
  );
};

interface AnalysisViewProps {
  readonly page: MathAnalysisPage;
  /** The league an address asks for, 0 = none. */
  readonly leagueId: number;
  /** Where a browser without scripts finds the rows this page leaves out. */
  readonly rowsHref: (leagueId: number) => string;
  /** The total whose share over it is told: 2.5 goals and the like. */
  readonly totalLine: number;
  /** Names the file all of it is saved as: `Math analysis, 21 Nov`. */
  readonly fileTitle: string;
  readonly routes: AnalysisRoutes;
  readonly reader: Reader;
  /** The way on from a day without matches. */
  readonly children?: ReactNode;
}

/** What the model says of the matches of a day, league by league. */
export const AnalysisView = (props: AnalysisViewProps) => {
  const { page, leagueId, rowsHref, totalLine, fileTitle, routes, reader, children } = props;
  const { t, locale } = reader;
  const save = async () => {
    const { saveAnalysis } = await import('./save-analysis.ts');
    saveAnalysis({ page, totalLine, title: fileTitle, reader });
  };
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const atStart = openAtStart(page.leagues, leagueId);
  if (page.leagues.length === 0 && page.countOfUnknown > 0) {
    return (
      <EmptyState text={t('analysis.unknown', { n: formatNumber(page.countOfUnknown, locale) })} />
    );
  }
  if (page.leagues.length === 0) {
    return <EmptyState text={t('analysis.empty')}>{children}</EmptyState>;
  }
  return (
    <div className={view}>
      {page.leagues.map((league) => {
        const { id } = league;
        const isOpen = chosen.get(id) ?? atStart.has(id);
        return (
          <League
            key={id}
            league={league}
            isOpen={isOpen}
            rowsHref={rowsHref(id)}
            onToggle={() => setChosen(new Map(chosen).set(id, !isOpen))}
            totalLine={totalLine}
            routes={routes}
            reader={reader}
          />
        );
      })}
      <CsvButton reader={reader} onSave={save} />
      {page.countOfUnknown > 0 && (
        <p className={unknown}>
          {t('analysis.unknown', { n: formatNumber(page.countOfUnknown, locale) })}
        </p>
      )}
    </div>
  );
};
