import type { LeaguePage } from '@tipmark/contract';
import { REFEREES_SORT, TABLE_SIDE, TOTALS_SORT } from '@tipmark/domain';
import {
  type Reader,
  SeasonFigures,
  SeasonMatches,
  SeasonReferees,
  StandingsView,
  TableChoices,
  TeamSeriesList,
  TeamTotalsTable,
} from '@tipmark/match-features';
import { EmptyState, LinkButton, Segmented } from '@tipmark/ui-kit';
import { choicesClass } from '../../lists/choices-class.ts';
import { rowOdds } from '../../matches/row-odds/row-odds.ts';
import { SOCCER_TOTALS } from '../league-address.ts';
import type { League } from '../use-league.ts';
import { MatchesTab } from './MatchesTab.tsx';

interface TabProps {
  readonly league: League;
  readonly page: LeaguePage;
}

interface ChoiceProps<Value extends number> {
  readonly league: League;
  readonly label: string;
  readonly values: readonly Value[];
  readonly current: Value;
  readonly textOf: (value: Value) => string;
  readonly viewOf: (value: Value) => Parameters<League['addressOf']>[0];
}

/** One choice of a few, each an address of its own. */
const Choice = <Value extends number>(props: ChoiceProps<Value>) => {
  const { league, label, values, current, textOf, viewOf } = props;
  return (
    <Segmented
      label={label}
      current={String(current)}
      items={values.map((value) => ({
        key: String(value),
        text: textOf(value),
        href: league.addressOf(viewOf(value)),
      }))}
      onChoose={(key) => {
        const value = values.find((one) => String(one) === key);
        if (value !== undefined) league.go(viewOf(value));
      }}
    />
  );
};

/** What a tab without anything to show leads to. */
const ToMatches = ({ league }: Pick<TabProps, 'league'>) => (
  <LinkButton href={league.addressOf({ tab: 'matches' })}>
    {league.reader.t('league.toMatches')}
  </LinkButton>
);

/** A round is named as inside a sentence. */
const asTitle = (name: string, { locale }: Reader): string =>
  name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);

/** Who stands where; of a knock-out its rounds, the last one first. */
const TableTab = ({ league, page }: TabProps) => {
  const { reader, view } = league;
  const { t } = reader;
  const { rounds = [] } = page;
  const hasSpans =
    page.table.rows.length > 0 ||
    view.tableCountOfMonths !== 0 ||
    view.tableSide !== TABLE_SIDE.all;
  return (
    <>
      {hasSpans && (
        <TableChoices
          choice={view}
          addressOf={league.addressOf}
          onChoose={league.go}
          reader={reader}
        />
      )}
      {(page.table.rows.length > 0 || rounds.length === 0) && (
        <StandingsView
          table={page.table}
          title={t('stats.table', { league: page.league.name, season: page.season.name })}
          ownIds={page.teamId === null ? [] : [page.teamId]}
          teamRoute="team"
          whenEmpty={<ToMatches league={league} />}
          reader={reader}
        />
      )}
      {rounds.map(({ name, matches }) => (
        <SeasonMatches
          key={name}
          title={asTitle(name, reader) || t('league.tab-matches')}
          emptyText={t('league.resultsEmpty')}
          matches={matches}
          isPlayed
          matchRoute="events"
          rowOdds={rowOdds}
          reader={reader}
        />
      ))}
    </>
  );
};

const TotalsTab = ({ league, page }: TabProps) => {
  const { reader, view } = league;
  const { t } = reader;
  return (
    <>
      <div className={choicesClass}>
        <Choice
          league={league}
          label={t('league.market')}
          values={SOCCER_TOTALS}
          current={view.totalsMarketType}
          textOf={(value) => t(`league.market-${value}`)}
          viewOf={(totalsMarketType) => ({ totalsMarketType })}
        />
        <Choice
          league={league}
          label={t('league.order')}
          values={Object.values(TOTALS_SORT)}
          current={view.totalsSortType}
          textOf={(value) => t(`league.order-${value}`)}
          viewOf={(totalsSortType) => ({ totalsSortType })}
        />
      </div>
      <TeamTotalsTable
        rows={page.teamTotals}
        title={t('league.tab-totals')}
        teamRoute="team"
        reader={reader}
      />
    </>
  );
};

const RefereesTab = ({ league, page }: TabProps) => {
  const { reader, view } = league;
  const { t } = reader;
  return (
    <>
      <div className={choicesClass}>
        <Choice
          league={league}
          label={t('league.order')}
          values={Object.values(REFEREES_SORT)}
          current={view.refereesSortType}
          textOf={(value) => t(`league.referees-${value}`)}
          viewOf={(refereesSortType) => ({ refereesSortType })}
        />
      </div>
      <SeasonReferees
        rows={page.referees}
        sort={view.refereesSortType}
        title={t('league.tab-referees')}
        refereeRoute="referee"
        reader={reader}
      />
    </>
  );
};

/** Shares of no matches are no figures. */
const SummaryTab = ({ league, page }: TabProps) => {
  const { reader } = league;
  const { t } = reader;
  if (page.outcomes.count === 0) {
    return (
      <EmptyState text={t('league.resultsEmpty')}>
        <ToMatches league={league} />
      </EmptyState>
    );
  }
  return <SeasonFigures figures={page} title={t('league.tab-summary')} reader={reader} />;
};

/** The chosen part of a league page. */
export const LeagueTabBody = ({ league, page }: TabProps) => {
  const { reader } = league;
  switch (league.view.tab) {
    case 'matches':
      return <MatchesTab league={league} page={page} />;
    case 'table':
      return <TableTab league={league} page={page} />;
    case 'totals':
      return <TotalsTab league={league} page={page} />;
    case 'series':
      return <TeamSeriesList rows={page.series} teamRoute="team" reader={reader} />;
    case 'summary':
      return <SummaryTab league={league} page={page} />;
    case 'referees':
      return <RefereesTab league={league} page={page} />;
  }
};
