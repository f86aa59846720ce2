import type { ApiClient } from '@tipmark/api-client';
import { createApiClients } from '@tipmark/api-client/server';
import {
  callOf,
  capperCard,
  eventPageCalls,
  leagueCalendarCalls,
  leaguePageCalls,
  oddsGridCalls,
  pageSoccerLeague,
  type SeasonPage,
  tennisEventPage,
  tennisTournamentDraw,
} from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import {
  DAY_SECONDS,
  REFEREES_SORT,
  SPORT,
  type SportName,
  TOTALS_MARKET,
  TOTALS_SORT,
} from '@tipmark/domain';
import { LOCALES } from '@tipmark/i18n';
import { defaultMatchFilters } from '@tipmark/match-features/match-filters';
import { href, type RouteName, routeOfSport } from '@tipmark/route-builder';
import { firstValueFrom } from 'rxjs';
import type { Drawing, WidgetView } from './frame/widget-view.ts';
import { bracketView, stagesOfDraw, stagesOfRounds } from './kinds/bracket.ts';
import { capperView } from './kinds/capper.ts';
import { dayView } from './kinds/day.ts';
import { type MatchData, matchView } from './kinds/match.ts';
import { oddsView } from './kinds/odds.ts';
import { tableView } from './kinds/table.ts';
import type { WidgetKind, WidgetRequest } from './read-widget.ts';
import { textsOf } from './texts.ts';

export interface WidgetSource {
  readonly apiUrl: string;
  /** Address of the site, without a slash at the end. */
  readonly site: string;
  /** Unix seconds. */
  readonly clock: () => number;
}

interface Work extends Drawing {
  readonly api: ApiClient;
  readonly request: WidgetRequest;
  readonly sport: SportName;
  pathOf(page: 'events' | 'league' | 'team', link: string): string;
}

const CURRENT = 0;
const PARAMETER = { events: 'matchUrl', league: 'leagueId', team: 'teamUrl' } as const;

async function matchOf({ api, sport, request }: Work): Promise<MatchData> {
  if (sport === 'tennis') {
    const asked = { segments: { id: request.link }, query: { isWithoutLists: true } };
    return firstValueFrom(api.call(tennisEventPage, asked));
  }
  const segments = {
    matchUrl: request.link,
    ...defaultMatchFilters,
    tableCountOfMonths: 0 as const,
  };
  return firstValueFrom(api.call(callOf(eventPageCalls, sport), { segments }));
}

async function matchWidget(work: Work): Promise<WidgetView> {
  const data = await matchOf(work);
  const leaguePage = work.pathOf('league', data.league.link);
  return matchView(data, { ...work, page: work.request.page, leaguePage });
}

async function oddsWidget(work: Work): Promise<WidgetView> {
  const { api, sport, request } = work;
  const { match, link, league } = await matchOf(work);
  const { home, away, startsAt } = decodeMatch(match);
  const timestamp = startsAt - (startsAt % DAY_SECONDS);
  const grid =
    startsAt > work.nowSeconds
      ? await firstValueFrom(
          api.call(callOf(oddsGridCalls, sport), { query: { timestamp, league: league.id } }),
        )
      : undefined;
  const name = `${home.name} – ${away.name}`;
  return oddsView(grid, link, { ...work, name, page: request.page });
}

async function dayWidget(work: Work): Promise<WidgetView> {
  const { api, sport, request } = work;
  const asked = { segments: { leagueUrl: request.link } };
  const calendar = await firstValueFrom(api.call(callOf(leagueCalendarCalls, sport), asked));
  const pathOfMatch = (link: string) => work.pathOf('events', link);
  return dayView(calendar, { ...work, page: request.page, pathOfMatch });
}

/** The page of the current season as the site requests it first, so that its bytes are cached. */
async function seasonOf({ api, sport, request }: Work): Promise<SeasonPage> {
  if (sport === 'soccer') {
    const segments = {
      leagueId: request.link,
      seasonId: CURRENT,
      teamId: CURRENT,
      tableCountOfMonths: 0 as const,
      refereesSortType: REFEREES_SORT.countOfMatches,
      totalsMarketType: TOTALS_MARKET.match,
      totalsSortType: TOTALS_SORT.averageDescending,
    };
    return firstValueFrom(api.call(pageSoccerLeague, { segments, query: {} }));
  }
  const asked = { segments: { leagueUrl: request.link }, query: {} };
  return firstValueFrom(api.call(callOf(leaguePageCalls, sport), asked));
}

async function tableWidget(work: Work): Promise<WidgetView> {
  const season = await seasonOf(work);
  const pathOfTeam = (link: string) => work.pathOf('team', link);
  const hasOvertime = work.sport === 'hockey';
  return tableView(season, { ...work, page: work.request.page, pathOfTeam, hasOvertime });
}

async function bracketWidget(work: Work): Promise<WidgetView> {
  const { api, sport, request, locale } = work;
  const { link, page } = request;
  if (sport === 'tennis') {
    const asked = { segments: { leagueUrl: link }, query: {} };
    const draw = await firstValueFrom(api.call(tennisTournamentDraw, asked));
    const stages = stagesOfDraw(draw, textsOf(locale));
    return bracketView(stages, draw.asOf, { ...work, name: draw.league.name, page });
  }
  const season = await seasonOf(work);
  const stages = stagesOfRounds(season.rounds ?? []);
  return bracketView(stages, season.asOf, { ...work, name: season.league.name, page });
}

const WIDGETS: Readonly<
  Record<Exclude<WidgetKind, 'capper'>, (work: Work) => Promise<WidgetView>>
> = {
  match: matchWidget,
  odds: oddsWidget,
  day: dayWidget,
  table: tableWidget,
  bracket: bracketWidget,
};

/** Requests what a widget shows and draws it; fails with an ApiFailure. */
export function createWidgets({ apiUrl, site, clock }: WidgetSource) {
  const apis = createApiClients(apiUrl, LOCALES);

  return async (request: WidgetRequest): Promise<WidgetView> => {
    const { kind, sport, locale, link, page, rows, timeZone } = request;
    const api = apis[locale];
    const drawing: Drawing = {
      locale,
      timeZone,
      rows,
      nowSeconds: clock(),
      addressOf: (path) => site + path,
    };
    if (kind === 'capper' || sport === undefined) {
      const { capper } = await firstValueFrom(
        api.call(capperCard, { segments: { userUrl: link } }),
      );
      const ratingPage = href('leaderboard', {}, { locale });
      return capperView(capper, { ...drawing, page, ratingPage });
    }
    const pathOf = (name: keyof typeof PARAMETER, value: string): string => {
      const route = routeOfSport(SPORT[sport], name) as RouteName;
      return href(route, { [PARAMETER[name]]: value }, { locale });
    };
    return WIDGETS[kind]({ ...drawing, api, request, sport, pathOf });
  };
}
