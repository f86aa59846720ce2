import {
  type LeagueMatches,
  type LeaguePage,
  pageSoccerLeague,
  soccerLeagueMatches,
  soccerLeagueScorers,
} from '@tipmark/contract';
import { REFEREES_SORT, TOTALS_MARKET, TYPE_OF_MATCHES } from '@tipmark/domain';
import { loadOf, pagedLoads, requestedWith } from '../../parts/page/page-load.ts';
import { game, ready, renderGame, type ScreenSetting } from '../../testing/game-fixture.tsx';
import { createLeaguePage } from './create-league-page.tsx';
import type { LeaguePageOptions, LeagueTabProps, SeasonMatchesQuery } from './league-options.ts';
import { seasonQuery } from './season-query.ts';
import { streakLoads } from './streak-loads.ts';
import { LeagueConditions, orderChoice } from './widgets/LeagueConditions.tsx';
import { SeasonReferees } from './widgets/SeasonReferees.tsx';

const sorts = Object.values(REFEREES_SORT);
const sortOf = (ownSort: number) => sorts.find((sort) => sort === ownSort) ?? 1;

/** A tab that only hockey has. */
const RefereesTab = ({ league, page }: LeagueTabProps<LeaguePage>) => {
  const { reader, view } = league;
  const value = sortOf(view.ownSort);
  return (
    <>
      <LeagueConditions
        league={league}
        choices={[
          orderChoice({ name: 'sort', value, values: sorts, keyPrefix: 'referees', reader }),
        ]}
      />
      <SeasonReferees
        rows={page.referees}
        sort={value}
        title={reader.t('league.tab-referees')}
        refereeRoute="referee"
        reader={reader}
      />
    </>
  );
};

const matchesOf = (typeOfMatches: 1 | 2, name: string) => {
  const loadNamed = (part: string) =>
    requestedWith(loadOf(soccerLeagueMatches, part), (requested: SeasonMatchesQuery) => ({
      segments: { typeOfMatches, ...requested },
    }));
  return { load: loadNamed(name), more: loadNamed(`${name}More`) };
};

export const options: LeaguePageOptions = {
  sport: game,
  load: requestedWith(loadOf(pageSoccerLeague), ({ leagueId, view }) => ({
    segments: {
      leagueId,
      seasonId: view.seasonId,
      teamId: view.teamId,
      tableCountOfMonths: view.tableCountOfMonths,
      refereesSortType: sortOf(view.ownSort),
      totalsMarketType: view.totalsMarketType,
      totalsSortType: view.totalsSortType,
    },
    ...seasonQuery(view),
  })),
  results: matchesOf(TYPE_OF_MATCHES.results, 'Results'),
  fixtures: matchesOf(TYPE_OF_MATCHES.fixtures, 'Fixtures'),
  scorers: pagedLoads(soccerLeagueScorers),
  streaks: streakLoads('soccer'),
  hasTableSides: true,
  totalsMarkets: [TOTALS_MARKET.match, TOTALS_MARKET.corners, TOTALS_MARKET.yellowCards],
  tabs: [
    ...(['matches', 'table', 'scorers', 'totals', 'series', 'summary'] as const),
    { name: 'referees', sorts, Body: RefereesTab },
  ],
};

export const { screen: league } = createLeaguePage(options);

export interface LeagueSetting extends Pick<ScreenSetting, 'locale' | 'loads'> {
  readonly page?: LeaguePage;
  /** Further results, named in the address. */
  readonly more?: LeagueMatches;
  readonly search?: string;
}

/** The league screen with its real messages and loads in the given states. */
export const renderLeague = ({ page, more, loads, search = '', ...host }: LeagueSetting) =>
  renderGame({
    ...host,
    Screen: league.Component,
    address: `/Tournaments/7-rpl${search}`,
    path: '/Tournaments/:leagueId',
    loads: {
      ...(page && { [options.load.name]: ready(page) }),
      ...(more && { [options.results.load.name]: ready(more) }),
      ...loads,
    },
  });
