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
import { EmptyState } from '@tipmark/ui-kit';
import { choiceOf } from '../../lists/choice-of.ts';
import { rowOdds } from '../../matches/row-odds/row-odds.ts';
import { SOCCER_TOTALS } from '../league-address.ts';
import type { League } from '../use-league.ts';
import { LeagueConditions, orderChoice } from './LeagueConditions.tsx';
import { MatchesTab } from './MatchesTab.tsx';
import { ScorersTab } from './ScorersTab.tsx';
import { ToMatches } from './ToMatches.tsx';

interface TabProps {
  readonly league: League;
  readonly page: LeaguePage;
}

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
      <LeagueConditions
        league={league}
        choices={[
          choiceOf({
            name: 'market',
            label: t('league.market'),
            value: view.totalsMarketType,
            values: SOCCER_TOTALS,
            textOf: (value) => t(`league.market-${value}`),
          }),
          orderChoice({
            name: 'order',
            value: view.totalsSortType,
            values: Object.values(TOTALS_SORT),
            words: 'order',
            reader,
          }),
        ]}
      />
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
      <LeagueConditions
        league={league}
        choices={[
          orderChoice({
            name: 'sort',
            value: view.refereesSortType,
            values: Object.values(REFEREES_SORT),
            words: 'referees',
            reader,
          }),
        ]}
      />
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
    case 'scorers':
      return <ScorersTab league={league} page={page} />;
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
