import type { SummaryItem, TeamPage } from '@tipmark/contract';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { css, DESKTOP, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { font, weight } from '@tipmark/ui-kit/style-values';
import { emptyText } from '../../../parts/page/empty-text.ts';
import type { Reader } from '../../../parts/page/reader.ts';
import { usePageAddress } from '../../../parts/page/use-page-address.ts';
import { meanText } from '../../../parts/statistics/mean-text.ts';
import { RunsList, type StreaksHref, TotalsTable } from '../../../parts/statistics/SummaryView.tsx';
import { shareText } from '../../../parts/statistics/share-text.ts';
import { statisticsClass } from '../../../parts/statistics/statistics-class.ts';
import { likeStreak } from '../../../parts/statistics/streak-groups.ts';
import { ColumnHeaders, wide } from '../../../parts/tables/ColumnHeaders.tsx';
import { DataTable } from '../../../parts/tables/DataTable.tsx';

const tiles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  background: var(--hair);
  border-bottom: 1px solid var(--hair);
  > div { padding: 12px 16px; background: var(--surface); min-width: 0; }
  dt { font-size: ${font.meta}; line-height: 16px; color: var(--text2); font-weight: ${weight.medium}; }
  dd { font-size: ${font.display}; line-height: 26px; font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; }
  dd small { display: block; font-size: ${font.micro}; line-height: 15px; font-weight: ${weight.medium}; color: var(--text3); }
  > div:last-child:nth-child(odd) { grid-column: 1 / -1; }
  ${DESKTOP} {
    grid: auto / auto-flow minmax(0, 1fr);
    > div:last-child:nth-child(odd) { grid-column: auto; }
  }
`;

const aside = css`
  .bar { width: 40%; }
  .bar svg { display: block; width: 100%; height: 12px; fill: var(--sunken); }
  .bar .own { fill: var(--home); }
  .bar path { stroke: var(--text); stroke-width: 2px; vector-effect: non-scaling-stroke; }
`;

interface PartProps {
  readonly page: TeamPage;
  readonly reader: Reader;
}

interface Tile {
  readonly key: string;
  readonly value: string;
  readonly note: string;
}

const HUNDRED = 100;

function tilesOf({ page, reader: { t, locale } }: PartProps): Tile[] {
  const { standing, summary, team } = page;
  const row = standing?.table.rows.find((one) => one.team.id === team.id);
  const number = (value: number, isSigned = false) =>
    formatNumber(value, locale, { decimals: 2, isSigned });
  const ofMatches = (count: number) =>
    t('stats.ofMatches', { matches: t('count.matches', { count }) });
  const goals = summary.find(({ figure }) => figure === 'goals');
  const expected = summary.find(({ figure }) => figure === 'expectedGoals');
  const league = standing?.means.figures.find(({ figure }) => figure === 'goals');
  const noteOf = (n: number) =>
    league
      ? `${ofMatches(n)}, ${t('team.ofLeague', { value: number(league.mean) })}`
      : ofMatches(n);
  return [
    ...(row && row.played > 0
      ? [
          {
            key: 'points',
            value: number(row.points / row.played),
            note: t('team.ofSeason', { matches: t('count.matches', { count: row.played }) }),
          },
        ]
      : []),
    ...(goals
      ? [
          { key: 'scored', value: number(goals.own), note: noteOf(goals.of) },
          { key: 'conceded', value: number(goals.other), note: noteOf(goals.of) },
        ]
      : []),
    ...(expected
      ? [
          {
            key: 'expected',
            value: number(expected.own - expected.other, true),
            note: `${number(expected.own)} : ${number(expected.other)}, ${ofMatches(expected.of)}`,
          },
        ]
      : []),
  ];
}

/** Matches won, drawn and lost by the team, at home and away. */
const Outcomes = ({ page: { results }, reader }: PartProps) => {
  const { count, won, drawn, lost } = results;
  // draws are left out where there were none: some sports decide every match
  const outcomes = (['won', 'drawn', 'lost'] as const).filter(
    (outcome) => outcome !== 'drawn' || drawn > 0,
  );
  return (
    <div className="shares">
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome}>
            {reader.t(`team.${outcome}`)} <b>{shareText(results[outcome], count, reader)}</b>
          </li>
        ))}
      </ul>
      <ShareBar percents={[won, drawn, lost]} />
    </div>
  );
};

interface RowProps {
  readonly row: SummaryItem;
  /** Of the league; null where unknown, undefined without a league. */
  readonly mean: number | null | undefined;
  readonly count: number;
  readonly reader: Reader;
}

/** The bar has room for one and a half times the greater of both. */
const HEADROOM = 1.5;
const WIDTH = 1_000;

const LeagueComparison = ({ row, mean, count, reader: { t, locale } }: RowProps) => {
  const { figure: statistic, own, other, of } = row;
  const most = Math.max(own, mean ?? 0) * HEADROOM || 1;
  const width = (value: number) => Math.round((value / most) * WIDTH);
  const difference = mean ? (own / mean - 1) * HUNDRED : undefined;
  return (
    <tr>
      <th scope="row">
        {t(`stats.figure-${statistic}`)}
        {of < count && <small>{t('stats.kOfMatches', { k: of, n: count })}</small>}
      </th>
      {mean !== undefined && (
        <td className="wide bar" aria-hidden="true">
          <svg viewBox="0 0 1000 12" preserveAspectRatio="none">
            <rect y="3" width="1000" height="6" />
            <rect className="own" y="3" width={width(own)} height="6" />
            {mean !== null && <path d={`M${width(mean)} 0v12`} />}
          </svg>
        </td>
      )}
      <td className="now">{meanText(statistic, own, locale)}</td>
      <td className={mean === undefined ? undefined : 'wide'}>
        {meanText(statistic, other, locale)}
      </td>
      {mean !== undefined && (
        <>
          <td>{mean === null ? '–' : meanText(statistic, mean, locale)}</td>
          <td>
            {difference === undefined
              ? '–'
              : formatPercent(difference, locale, { isSigned: true, decimals: 0 })}
          </td>
        </>
      )}
    </tr>
  );
};

/** Averages of the team per match, beside its opponents' and those of its league. */
const Means = ({ page, reader }: PartProps) => {
  const { t, locale } = reader;
  const { standing, summary, results, team } = page;
  const meanOf = new Map(standing?.means.figures.map(({ figure, mean }) => [figure, mean]));
  const hasLeague = summary.some(({ figure }) => meanOf.has(figure));
  const league = hasLeague && standing ? standing : undefined;
  return (
    <DataTable
      caption={league ? t('team.besideLeague') : `${t('stats.perMatch')}: ${team.name}`}
      className={aside}
      reader={reader}
      legend={
        league && (
          <p className="note">
            {t('team.leagueNote', {
              league: league.league.name,
              matches: t('count.matches', { count: league.means.count }),
              k: formatNumber(results.count, locale),
            })}
          </p>
        )
      }
    >
      <ColumnHeaders
        columns={[
          t('stats.perMatch'),
          ...(league ? [wide(t('team.scale'))] : []),
          t('stats.own'),
          league ? wide(t('stats.opponents')) : t('stats.opponents'),
          ...(league ? [t('team.leagueShort'), t('team.difference')] : []),
        ]}
      />
      <tbody>
        {summary.map((row) => (
          <LeagueComparison
            key={row.figure}
            row={row}
            mean={league ? (meanOf.get(row.figure) ?? null) : undefined}
            count={results.count}
            reader={reader}
          />
        ))}
      </tbody>
    </DataTable>
  );
};

interface TeamSummaryProps extends PartProps {
  readonly resetHref: string | undefined;
  readonly leagueRoute: RouteName;
}

/** The chosen matches of the team in sum. */
export const TeamSummary = ({ page, reader, resetHref, leagueRoute }: TeamSummaryProps) => {
  const { t, locale } = reader;
  const shown = tilesOf({ page, reader });
  const { match } = page.averages;
  const { standing } = page;
  const addressOf = usePageAddress();
  const streaksHref: StreaksHref = (streak) =>
    standing
      ? addressOf(leagueRoute, { leagueId: standing.league.link, ...likeStreak(streak) })
      : undefined;
  return (
    <section className={statisticsClass}>
      {shown.length > 0 && (
        <dl className={tiles}>
          {shown.map(({ key, value, note }) => (
            <div key={key}>
              <dt>{t(`team.tile-${key}`)}</dt>
              <dd>
                {value}
                <small>{note}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {page.results.count === 0 ? (
        <EmptyState text={emptyText(reader, 'past', 'match.matchesEmpty')}>
          {resetHref !== undefined && (
            <LinkButton href={resetHref}>{t('match.resetFilters')}</LinkButton>
          )}
        </EmptyState>
      ) : (
        <>
          <header>
            <h2>{t('count.matches', { count: page.results.count })}</h2>
            {match && (
              <span>
                {t('stats.averageTotal', {
                  value: formatNumber(match.average, locale, { decimals: 2 }),
                })}
              </span>
            )}
          </header>
          <Outcomes page={page} reader={reader} />
          <RunsList series={page.series} streaksHref={streaksHref} reader={reader} />
          <Means page={page} reader={reader} />
          <TotalsTable totals={page.totals} title={page.team.name} reader={reader} />
        </>
      )}
    </section>
  );
};
