import type { EventSummary, EventSummaryList, SeriesItem } from '@tipmark/contract';
import { formatDate, formatNumber } from '@tipmark/remote-kit/i18n';
import { Badge, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { emptyText } from '../page/empty-text.ts';
import type { Reader } from '../page/reader.ts';
import { ColumnHeaders } from '../tables/ColumnHeaders.tsx';
import { DataTable } from '../tables/DataTable.tsx';
import { meanText } from './mean-text.ts';
import { type SideLinks, SideTitle } from './SideTitle.tsx';
import { seriesText } from './series-text.ts';
import { shareText } from './share-text.ts';
import { type SideNames, statisticsClass } from './statistics-class.ts';

interface ListProps {
  readonly list: EventSummaryList;
  readonly title: string;
  readonly teams: SideNames;
  readonly href: string | undefined;
  readonly streaksHref?: StreaksHref | undefined;
  readonly reader: Reader;
}

/**
 * For matches of one side, the outcomes of that side, not of the home team; for meetings, those of
 * both.
 */
const Outcomes = ({ list: { side, record }, teams, reader }: ListProps) => {
  const { t } = reader;
  const { won, drawn, lost } = record;
  const count = won + drawn + lost;
  const isBoth = side === 'both';
  return (
    <div className="shares">
      <ul>
        <li>
          {isBoth ? t('stats.winsOf', { team: teams.home }) : t('stats.won')}{' '}
          <b>{shareText(won, count, reader)}</b>
        </li>
        <li>
          {t('stats.draws')} <b>{shareText(drawn, count, reader)}</b>
        </li>
        <li>
          {isBoth ? t('stats.winsOf', { team: teams.away }) : t('stats.lost')}{' '}
          <b>{shareText(lost, count, reader)}</b>
        </li>
      </ul>
      <ShareBar percents={[won, drawn, lost]} />
    </div>
  );
};

interface TotalsTableProps {
  readonly totals: EventSummaryList['totals'];
  readonly title: string;
  readonly reader: Reader;
}

/** How many of the matches were over each line. */
export const TotalsTable = ({ totals, title, reader }: TotalsTableProps) => (
  <DataTable caption={`${reader.t('stats.totals')}: ${title}`} reader={reader}>
    <ColumnHeaders
      columns={[reader.t('stats.total'), reader.t('stats.over'), reader.t('stats.under')]}
    />
    <tbody>
      {totals.map(({ line, over, of }) => (
        <tr key={line}>
          <th scope="row">{line}</th>
          <td>{shareText(over, of, reader)}</td>
          <td>{shareText(of - over, of, reader)}</td>
        </tr>
      ))}
    </tbody>
  </DataTable>
);

const Means = ({ list, title, reader: { t, locale } }: ListProps) => {
  const { count } = list.outcomes;
  return (
    <DataTable caption={`${t('stats.perMatch')}: ${title}`} reader={{ t, locale }}>
      <ColumnHeaders columns={[t('stats.perMatch'), t('stats.own'), t('stats.opponents')]} />
      <tbody>
        {list.summary.map((row) => (
          <tr key={row.figure}>
            <th scope="row">
              {t(`stats.figure-${row.figure}`)}
              {row.of < count && <small>{t('stats.kOfMatches', { k: row.of, n: count })}</small>}
            </th>
            <td className="now">{meanText(row.figure, row.own, locale)}</td>
            <td>{meanText(row.figure, row.other, locale)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

interface StreakProps {
  readonly href: string | undefined;
  readonly children: string;
}

const Streak = ({ href, children }: StreakProps) =>
  href === undefined ? (
    <Badge>{children}</Badge>
  ) : (
    <a href={href}>
      <Badge>{children}</Badge>
    </a>
  );

/** The league's table of streaks like this one; undefined where there is none. */
export type StreaksHref = (streak: SeriesItem) => string | undefined;

interface RunsListProps {
  readonly series: EventSummaryList['series'];
  readonly streaksHref?: StreaksHref | undefined;
  readonly reader: Reader;
}

/** Streaks of a team that continue; each leads to those of its league. */
export const RunsList = ({ series, streaksHref, reader: { t, locale, timeZone } }: RunsListProps) =>
  series.length > 0 && (
    <ul className="series" aria-label={t('stats.series')}>
      {series.map((run) => (
        <li
          key={`${run.kind} ${run.scope}`}
          title={t('stats.since', { date: formatDate(run.since, locale, timeZone) })}
        >
          <Streak href={streaksHref?.(run)}>{seriesText(run, t)}</Streak>
        </li>
      ))}
    </ul>
  );

const List = (props: ListProps) => {
  const { list, title, href, reader } = props;
  const { t, locale } = reader;
  const { match, parts } = list.averages;
  const number = (value: number) => formatNumber(value, locale, { decimals: 2 });
  return (
    <section className={statisticsClass}>
      <header>
        <h2>
          <SideTitle href={href}>{title}</SideTitle>
        </h2>
        <span>{t('count.matches', { count: list.outcomes.count })}</span>
        {match && <span>{t('stats.averageTotal', { value: number(match.average) })}</span>}
        {parts.map(
          (part, index) =>
            part && (
              // biome-ignore lint/suspicious/noArrayIndexKey: halves have no other name
              <span key={index}>
                {t('stats.averagePart', { part: index + 1, value: number(part.average) })}
              </span>
            ),
        )}
      </header>
      <Outcomes {...props} />
      <RunsList series={list.series} streaksHref={props.streaksHref} reader={reader} />
      <div className="twin">
        <div>
          <Means {...props} />
        </div>
        <div>
          <TotalsTable totals={list.totals} title={title} reader={reader} />
        </div>
      </div>
    </section>
  );
};

interface SummaryViewProps {
  readonly summary: EventSummary;
  readonly teams: SideNames;
  /** Pages of the sides; absent where there are none. */
  readonly links?: SideLinks | undefined;
  readonly streaksHref?: StreaksHref | undefined;
  readonly reader: Reader;
  /** Absent where there is nothing to reset. */
  readonly resetHref: string | undefined;
}

/** The chosen matches of both sides in sum: outcomes, streaks, averages, totals. */
export const SummaryView = ({
  summary,
  teams,
  links,
  streaksHref,
  reader,
  resetHref,
}: SummaryViewProps) => {
  const { t } = reader;
  return summary.lists.map((list) => {
    const href = list.side === 'both' ? undefined : links?.[list.side];
    const title = list.side === 'both' ? t('match.between', { ...teams }) : teams[list.side];
    return list.outcomes.count === 0 ? (
      <section key={list.side} className={statisticsClass}>
        <header>
          <h2>
            <SideTitle href={href}>{title}</SideTitle>
          </h2>
        </header>
        <EmptyState text={emptyText(reader, 'past', 'match.matchesEmpty')}>
          {resetHref !== undefined && (
            <LinkButton href={resetHref}>{t('match.resetFilters')}</LinkButton>
          )}
        </EmptyState>
      </section>
    ) : (
      <List key={list.side} {...{ list, title, teams, href, streaksHref, reader }} />
    );
  });
};
