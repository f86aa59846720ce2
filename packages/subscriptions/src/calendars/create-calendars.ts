import { createApiClients } from '@tipmark/api-client/server';
import { type Calendar, callOf, leagueCalendarCalls, sideCalendarCalls } from '@tipmark/contract';
import { SPORT, SPORT_NAMES, type SportName } from '@tipmark/domain';
import { calendarOfMatches } from '@tipmark/match-features/calendar';
import {
  href,
  LOCALES,
  type Locale,
  type RouteMatch,
  type RouteName,
  routeOfSport,
} from '@tipmark/route-builder';
import { firstValueFrom } from 'rxjs';
import type { MakeFile } from '../serve-files.ts';

interface CalendarsOptions {
  readonly apiUrl: string;
  readonly publicUrl: string;
}

type Owner = 'team' | 'league';

interface CalendarPage {
  readonly sport: SportName;
  readonly owner: Owner;
}

/** Programs follow an address this often; the file says so. */
const REFRESH_SECONDS = 3_600;

/** The pages of teams, players, leagues and tournaments. */
const PAGES: ReadonlyMap<RouteName, CalendarPage> = new Map(
  SPORT_NAMES.flatMap((sport) =>
    (['team', 'league'] as const).flatMap((owner) => {
      const route = routeOfSport(SPORT[sport], owner);
      return route === undefined ? [] : [[route, { sport, owner }] as const];
    }),
  ),
);

/** Calendars of the pages that have matches of their own. */
export function createCalendars({ apiUrl, publicUrl }: CalendarsOptions): MakeFile {
  const site = publicUrl.replace(/\/$/, '');
  const { hostname } = new URL(site);
  const apis = createApiClients(apiUrl, LOCALES);

  function requested({ sport, owner }: CalendarPage, locale: Locale, link: string) {
    return owner === 'team'
      ? apis[locale].call(callOf(sideCalendarCalls, sport), { segments: { teamUrl: link } })
      : apis[locale].call(callOf(leagueCalendarCalls, sport), { segments: { leagueUrl: link } });
  }

  function fileOf({ name, matches, asOf }: Calendar, sport: SportName, locale: Locale): string {
    const match = routeOfSport(SPORT[sport], 'events');
    if (match === undefined) throw new Error(`${sport} has no pages of matches`);
    return calendarOfMatches({
      title: name,
      matches,
      sport: SPORT[sport],
      host: hostname,
      addressOf: (matchUrl) => site + href(match, { matchUrl }, { locale }),
      // the same file for an hour, unless its matches change
      nowSeconds: asOf - (asOf % REFRESH_SECONDS),
      refreshSeconds: REFRESH_SECONDS,
    });
  }

  return ({ name, params, locale }: RouteMatch) => {
    const page = PAGES.get(name);
    const [link] = Object.values(params);
    if (page === undefined || link === undefined) return undefined;
    return firstValueFrom(requested(page, locale, link)).then((calendar) =>
      fileOf(calendar, page.sport, locale),
    );
  };
}
