import type { MathAnalysisPage } from '@tipmark/contract';
import { ALL_LEAGUES } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Button, css, EmptyState, Flag, Icon, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { type ReactNode, useState } from 'react';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { statisticsClass } from '../../../parts/statistics/statistics-class.ts';
import { CsvButton } from '../../../parts/tables/CsvButton.tsx';
import {
  type AnalysedLeague,
  type AnalysisChoice,
  forecastsOf,
  leaguesOf,
} from '../analysis-order.ts';
import { AnalysisChoices } from './AnalysisChoices.tsx';
import { type AnalysisRoutes, AnalysisTable } from './AnalysisTable.tsx';

/** Rows a page starts with; further leagues are bars that open on demand. */
const STARTING_ROWS = 100;

/** Leagues whose rows fill the first screen. */
function openAtStart(leagues: readonly AnalysedLeague[]): ReadonlySet<number> {
  let rows = 0;
  const open = leagues.filter(({ matches }) => {
    rows += matches.length;
    return rows <= STARTING_ROWS || rows === matches.length;
  });
  return new Set(open.map(({ id }) => id));
}

const unknown = css`
  padding: 10px 16px 14px;
  border-top: 1px solid var(--hair);
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text3);
  ${MOBILE} { padding: 10px var(--gutter) 14px; }
`;

const view = css`
  header { flex-wrap: nowrap; align-items: center; gap: ${gap[10]}; padding-block: 6px; min-height: 40px; }
  header > * { flex: none; }
  header h2 { flex: 0 1 auto; min-width: 0; font-size: ${font.body}; line-height: 20px; }
  header button { display: grid; place-items: center; width: 28px; height: 28px; color: var(--text3); }
  header button:hover { color: var(--text); }
  [aria-expanded='false'] svg { rotate: 180deg; }
  table { table-layout: fixed; min-width: 40rem; }
  th:not(:first-child) { width: 4.75rem; }
  th:nth-child(7) { width: 6rem; }
  th:last-child { width: 8.25rem; }
  .rows, .phone { display: none; }
  td small a { display: inline-flex; align-items: center; min-height: 24px; }
  td small a:hover { color: var(--accent); }
  .rest { display: grid; place-items: center; gap: ${gap[8]}; padding: 12px 16px; font-size: ${font.meta}; line-height: 16px; color: var(--text3); border-top: 1px solid var(--hair); }
  @media (scripting: none) {
    header button, .rest button { display: none; }
    .rows { display: block; padding: 10px 16px; color: var(--accent); font-weight: ${weight.medium}; }
  }
  ${MOBILE} {
    table { min-width: 20rem; }
    .phone { display: block; font-weight: ${weight.strong}; }
    header button { width: 44px; height: 44px; margin: -10px calc(-1 * var(--gutter)) -10px 0; }
    th:not(:first-child) { width: 2.875rem; }
    th:nth-child(2) { width: 3.625rem; }
    th:nth-child(5) { width: 3.25rem; }
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
        <AnalysisTable
          caption={league.name}
          forecasts={forecastsOf([league], 'leagues')}
          showsLeague={false}
          totalLine={totalLine}
          routes={routes}
          reader={reader}
        />
      ) : (
        <a className="rows" href={rowsHref}>
          {label}
        </a>
      )}
    </section>
  );
};

interface InOneRowProps extends Pick<LeagueProps, 'totalLine' | 'routes' | 'reader'> {
  readonly leagues: readonly AnalysedLeague[];
  readonly choice: AnalysisChoice;
}

/** Rows added with each click: two thousand at once would freeze a phone. */
const MORE_ROWS = 200;

/** Forecasts of many leagues in one order, the first of them until more are requested. */
const InOneRow = ({ leagues, choice, totalLine, routes, reader }: InOneRowProps) => {
  const { t, locale } = reader;
  const [limit, setLimit] = useState(STARTING_ROWS);
  const forecasts = forecastsOf(leagues, choice.order);
  const shown = forecasts.slice(0, limit);
  return (
    <section className={statisticsClass}>
      <AnalysisTable
        caption={t(`analysis.order.${choice.order}`)}
        forecasts={shown}
        showsLeague
        totalLine={totalLine}
        routes={routes}
        reader={reader}
      />
      {shown.length < forecasts.length && (
        <p className="rest">
          {t('analysis.shown', {
            n: formatNumber(shown.length, locale),
            of: formatNumber(forecasts.length, locale),
          })}
          <Button onClick={() => setLimit(limit + MORE_ROWS)}>{t('button.showMore')}</Button>
        </p>
      )}
    </section>
  );
};

interface AnalysisViewProps {
  readonly page: MathAnalysisPage;
  readonly choice: AnalysisChoice;
  /** The same day with another choice. */
  readonly addressOf: (choice: AnalysisChoice) => string;
  /** Of a form without scripts: where it is sent, and its hidden fields. */
  readonly action: string;
  readonly retained: Readonly<Record<string, string>>;
  readonly onChoose: (choice: AnalysisChoice) => void;
  /** The total line whose share is shown: over 2.5 goals and the like. */
  readonly totalLine: number;
  /** Names the file all of it is saved as: `Math analysis, 21 Nov`. */
  readonly fileTitle: string;
  readonly routes: AnalysisRoutes;
  readonly reader: Reader;
  /** A link shown on a day without matches. */
  readonly children?: ReactNode;
}

/** The model's forecasts of a day's matches, by league or in the requested order. */
export const AnalysisView = (props: AnalysisViewProps) => {
  const { page, choice, addressOf, totalLine, fileTitle, routes, reader, children } = props;
  const { t, locale } = reader;
  const leagues = leaguesOf(page, choice.leagueId);
  const isOne = leagues.length === 1 && page.leagues.length > 1;
  const title = isOne ? `${fileTitle} ${leagues[0]?.name ?? ''}` : fileTitle;
  const save = async () => {
    const { saveAnalysis } = await import('../save-analysis.ts');
    saveAnalysis({ forecasts: forecastsOf(leagues, choice.order), totalLine, title, reader });
  };
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const atStart = openAtStart(leagues);
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
      <AnalysisChoices
        leagues={page.leagues}
        choice={{ ...choice, leagueId: isOne ? choice.leagueId : ALL_LEAGUES }}
        action={props.action}
        retained={props.retained}
        onChoose={props.onChoose}
        reader={reader}
      />
      {choice.order !== 'leagues' && (
        <InOneRow
          key={`${choice.order} ${choice.leagueId}`}
          leagues={leagues}
          choice={choice}
          totalLine={totalLine}
          routes={routes}
          reader={reader}
        />
      )}
      {choice.order === 'leagues' &&
        leagues.map((league) => {
          const { id } = league;
          const isOpen = chosen.get(id) ?? atStart.has(id);
          return (
            <League
              key={id}
              league={league}
              isOpen={isOpen}
              rowsHref={addressOf({ ...choice, leagueId: id })}
              onToggle={() => setChosen(new Map(chosen).set(id, !isOpen))}
              totalLine={totalLine}
              routes={routes}
              reader={reader}
            />
          );
        })}
      <CsvButton of={title} reader={reader} onSave={save} />
      {page.countOfUnknown > 0 && (
        <p className={unknown}>
          {t('analysis.unknown', { n: formatNumber(page.countOfUnknown, locale) })}
        </p>
      )}
    </div>
  );
};
