import type { LeagueStreak, LeagueStreaks } from '@tipmark/contract';
import { decodeMatch, type MatchListItem, matchLinkOf } from '@tipmark/contract/match-wire';
import type { SeriesKind } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import {
  formatDateTime,
  formatNumber,
  formatOdds,
  formatPercent,
  knownStart,
} from '@tipmark/remote-kit/i18n';
import { ChoiceLink, cx, inPlace } from '@tipmark/ui-kit';
import { Crest } from '@tipmark/ui-kit/betting';
import { Fragment } from 'react';
import { outcomeName } from '../../../parts/odds/outcome-name.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { seriesText } from '../../../parts/statistics/series-text.ts';
import { DataTable } from '../../../parts/tables/DataTable.tsx';
import { ShortTime } from '../../../parts/tables/ShortTime.tsx';
import { type OpenStreak, type StreakOrder, streakName } from '../streak-view.ts';
import type { League } from '../use-league.ts';
import { StreakMatches } from './StreakMatches.tsx';
import { streaksClass } from './streaks-class.ts';

const COLUMNS = 9;
const NONE = '–';

/** Whether a kind is good for the team, bad for it, or neither. */
const TONES: Readonly<Partial<Record<SeriesKind, 'good' | 'bad'>>> = {
  win: 'good',
  unbeaten: 'good',
  cleanSheet: 'good',
  noWin: 'bad',
  loss: 'bad',
  notScored: 'bad',
};

const MOST_CELLS = 14;
const CELL = 9;

/** A square for each match. */
const Cells = ({ kind, count }: Pick<LeagueStreak, 'kind' | 'count'>) => {
  const cells = Math.min(count, MOST_CELLS);
  const width = cells * CELL;
  const squares = Array.from({ length: cells }, (_, at) => `M${at * CELL} 0h7v10h-7z`).join('');
  return (
    <svg
      className={cx('cells', 'wide', TONES[kind])}
      viewBox={`0 0 ${width} 10`}
      width={width}
      height="10"
      aria-hidden="true"
    >
      <path d={squares} />
    </svg>
  );
};

type Outcome = LeagueStreak['goesOn'];

const Price = ({ outcome, reader }: { readonly outcome: Outcome; readonly reader: Reader }) =>
  outcome === null ? (
    NONE
  ) : (
    <>
      <b>{formatOdds(outcome.odds)}</b>
      <small>{outcomeName(outcome.oddType, reader.t)}</small>
    </>
  );

interface NextProps {
  readonly match: MatchListItem;
  readonly team: string;
  readonly league: League;
}

const Next = ({ match, team, league: { options, reader } }: NextProps) => {
  const isHome = match.home.name === team;
  const opponent = isHome ? match.away : match.home;
  return (
    <PageLink to={options.sport.routes.match} params={{ matchUrl: match.link }}>
      <span aria-hidden="true">
        <Crest name={opponent.name} logo={opponent.logo} />
      </span>
      <span>
        {opponent.name}
        <small>
          <ShortTime at={match.startsAt} known={knownStart(match)} reader={reader} />
          {`, ${reader.t(isHome ? 'team.homeMatch' : 'team.awayMatch')}`}
        </small>
      </span>
    </PageLink>
  );
};

interface HeadProps {
  readonly league: League;
  readonly order: StreakOrder;
  readonly text: string;
}

/** Longest first; names, chances and prices from the lowest. */
const DESCENDING: readonly StreakOrder[] = ['length', 'longest'];

const Sorted = ({ league, order, text }: HeadProps) => {
  const { view, addressOf, go } = league;
  const isCurrent = view.streaks.order === order;
  const other = { streaks: { ...view.streaks, order } };
  return (
    <ChoiceLink href={addressOf(other)} isCurrent={isCurrent} onChoose={() => go(other)}>
      {text}
      {isCurrent && <span aria-hidden="true">{DESCENDING.includes(order) ? ' ▾' : ' ▴'}</span>}
    </ChoiceLink>
  );
};

const sortOf = ({ view }: League, ...orders: readonly StreakOrder[]) => {
  const { order } = view.streaks;
  if (!orders.includes(order)) return undefined;
  return DESCENDING.includes(order) ? 'descending' : 'ascending';
};

const Heads = ({ league }: { readonly league: League }) => {
  const { t } = league.reader;
  const sorted = (order: StreakOrder, text: string) => (
    <Sorted league={league} order={order} text={text} />
  );
  return (
    <thead>
      <tr>
        <th scope="col" aria-sort={sortOf(league, 'team')}>
          {sorted('team', t('stats.team'))}
          <span className="phone">{sorted('kind', t('league.streak'))}</span>
        </th>
        <th scope="col" className="wide" aria-sort={sortOf(league, 'kind')}>
          {sorted('kind', t('league.streak'))}
        </th>
        <th scope="col" aria-sort={sortOf(league, 'length')}>
          {sorted('length', t('league.streakLength'))}
        </th>
        <th scope="col" className="wide" aria-sort={sortOf(league, 'longest')}>
          {sorted('longest', t('league.streakLongest'))}
        </th>
        <th scope="col" className="wide" title={t('league.streakSeasonNote')}>
          {t('league.streakSeason')}
        </th>
        <th
          scope="col"
          className="wide"
          title={t('league.streakChanceNote')}
          aria-sort={sortOf(league, 'chance')}
        >
          {sorted('chance', t('league.streakChance'))}
        </th>
        <th scope="col" className="wide next">
          {t('league.streakNext')}
        </th>
        <th scope="col" aria-sort={sortOf(league, 'price')}>
          {sorted('price', t('league.streakGoesOn'))}
        </th>
        <th scope="col" className="wide">
          {t('league.streakEnds')}
        </th>
      </tr>
    </thead>
  );
};

/** From here on a tenth of a percent says nothing. */
const WHOLE_FROM = 10;

function chanceText({ byChance }: LeagueStreak, locale: Locale): string {
  const percent = byChance * 100;
  return formatPercent(percent, locale, { decimals: percent < WHOLE_FROM ? 1 : 0 });
}

interface RowProps {
  readonly league: League;
  readonly streak: LeagueStreak;
  readonly next: MatchListItem | undefined;
}

const keyOf = ({ team, kind, scope }: LeagueStreak): OpenStreak => ({
  teamId: team.id,
  kind,
  scope,
});

const Row = ({ league, streak, next }: RowProps) => {
  const { options, reader, view, addressOf, go } = league;
  const { t, locale } = reader;
  const { team, count, hits, of, longest, goesOn, ends } = streak;
  const key = keyOf(streak);
  const isOpen =
    view.streaks.open !== undefined && streakName(view.streaks.open) === streakName(key);
  const other = { streaks: { ...view.streaks, open: isOpen ? undefined : key } };
  const share = t('league.streakOf', { k: hits, n: of });
  const toggle = (className?: string) => (
    <a
      className={cx('open', className)}
      href={addressOf(other)}
      aria-expanded={isOpen}
      onClick={inPlace(() => go(other))}
    >
      {seriesText(streak, t)}
    </a>
  );
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <th scope="row" title={team.originalName}>
          <PageLink to={options.sport.routes.team} params={{ teamUrl: team.link }}>
            <span aria-hidden="true">
              <Crest name={team.name} logo={team.logo ?? undefined} />
            </span>
            {team.name}
          </PageLink>
          <small className="phone">
            {toggle()} {share}
          </small>
        </th>
        <td className="wide">{toggle()}</td>
        <td>
          <span className="length">
            <b>{formatNumber(count, locale)}</b>
            <Cells {...streak} />
          </span>
        </td>
        <td className="wide">{formatNumber(longest, locale)}</td>
        <td className="wide">{share}</td>
        <td className="wide">{chanceText(streak, locale)}</td>
        <td className="wide next">
          {next ? <Next match={next} team={team.name} league={league} /> : NONE}
        </td>
        <td>
          <Price outcome={goesOn} reader={reader} />
        </td>
        <td className="wide">
          <Price outcome={ends} reader={reader} />
        </td>
      </tr>
      {isOpen && (
        <tr className="matches">
          <td colSpan={COLUMNS}>
            <StreakMatches league={league} streak={streak} />
          </td>
        </tr>
      )}
    </>
  );
};

interface StreaksTableProps {
  readonly league: League;
  readonly rows: readonly LeagueStreak[];
  readonly nextMatches: LeagueStreaks['nextMatches'];
}

type Rows = Pick<StreaksTableProps, 'rows'> & {
  readonly nextOf: (streak: LeagueStreak) => MatchListItem | undefined;
};

/** Its file, in which the parts of a cell have columns. */
function fileOf({ rows, nextOf }: Rows, { t, locale, timeZone }: Reader): string[][] {
  const priced = (outcome: Outcome) =>
    outcome ? [outcomeName(outcome.oddType, t), formatOdds(outcome.odds)] : ['', ''];
  const heads = [
    t('stats.team'),
    t('league.streak'),
    t('league.streakLength'),
    t('league.streakLongest'),
    t('league.streakHits'),
    t('league.streakPlayed'),
    t('league.streakChance'),
    t('league.streakNext'),
    t('match.time'),
    t('league.streakGoesOn'),
    t('match.price'),
    t('league.streakEnds'),
    t('match.price'),
  ];
  return [
    heads,
    ...rows.map((streak) => {
      const next = nextOf(streak);
      return [
        streak.team.name,
        seriesText(streak, t),
        String(streak.count),
        String(streak.longest),
        String(streak.hits),
        String(streak.of),
        chanceText(streak, locale),
        next ? `${next.home.name} – ${next.away.name}` : '',
        next ? formatDateTime(next.startsAt, locale, timeZone, knownStart(next)) : '',
        ...priced(streak.goesOn),
        ...priced(streak.ends),
      ];
    }),
  ];
}

/** One row for each streak, with the next match and what it would take there. */
export const StreaksTable = ({ league, rows, nextMatches }: StreaksTableProps) => {
  const { reader } = league;
  const byLink = new Map(nextMatches.map((wire) => [matchLinkOf(wire), decodeMatch(wire)]));
  const nextOf = ({ nextMatch }: LeagueStreak) =>
    nextMatch === null ? undefined : byLink.get(nextMatch);
  return (
    <DataTable
      caption={reader.t('stats.series')}
      className={streaksClass}
      reader={reader}
      csvRows={() => fileOf({ rows, nextOf }, reader)}
    >
      <Heads league={league} />
      <tbody>
        {rows.map((streak) => (
          <Fragment key={streakName(keyOf(streak))}>
            <Row league={league} streak={streak} next={nextOf(streak)} />
          </Fragment>
        ))}
      </tbody>
    </DataTable>
  );
};
