import { createApiClients } from '@tipmark/api-client/server';
import {
  type CapperUpdates,
  callOf,
  capperUpdates,
  leagueCalendarCalls,
  mathAnalysisPageCalls,
} from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { SPORT, SPORT_NAMES, type Sport, type SportName, TEAM_SPORTS } from '@tipmark/domain';
import {
  href,
  LOCALES,
  type Locale,
  matchRouteOf,
  type RouteMatch,
  type RouteName,
  routeOfSport,
} from '@tipmark/route-builder';
import { firstValueFrom } from 'rxjs';
import type { MakeFile } from '../serve-files.ts';
import { type EntryContext, forecastEntries, matchEntries, tipEntry } from './entries.ts';
import { type Feed, newestFirst } from './feed.ts';
import { feedFormats, feedPath } from './feed-formats.ts';
import { FEED_TEXTS } from './feed-texts.ts';
import { createLedgerFeed } from './ledger-feed.ts';

type TeamSport = (typeof TEAM_SPORTS)[number];

type FeedPage =
  | { readonly kind: 'capper' }
  | { readonly kind: 'league'; readonly sport: SportName }
  | { readonly kind: 'forecasts'; readonly sport: TeamSport };

function pagesOf<Kind extends 'league' | 'forecasts', Name extends SportName>(
  kind: Kind,
  sports: readonly Name[],
  page: 'league' | 'mathAnalysis',
) {
  return sports.flatMap((sport) => {
    const route = routeOfSport(SPORT[sport], page);
    return route === undefined ? [] : [[route, { kind, sport }] as const];
  });
}

const PAGES: ReadonlyMap<RouteName, FeedPage> = new Map<RouteName, FeedPage>([
  ['profile', { kind: 'capper' }],
  ...pagesOf('league', SPORT_NAMES, 'league'),
  ...pagesOf('forecasts', TEAM_SPORTS, 'mathAnalysis'),
]);

/** Whether a page can be followed as a feed. */
export const hasFeed = (route: RouteName): boolean => PAGES.has(route);

/** What all feeds have. */
type Known = Pick<Feed, 'title' | 'author' | 'entries'> & { readonly pageAddress?: string };

export interface FeedsOptions {
  readonly apiUrl: string;
  readonly publicUrl: string;
}

/** Feeds of cappers, of leagues and of the forecasts of the day; by format. */
export function createFeeds({ apiUrl, publicUrl }: FeedsOptions) {
  const site = publicUrl.replace(/\/$/, '');
  const { host } = new URL(site);
  const apis = createApiClients(apiUrl, LOCALES);
  const ledgerFeed = createLedgerFeed({ apiUrl, publicUrl });

  const contextOf = (locale: Locale): EntryContext => ({
    locale,
    t: FEED_TEXTS[locale],
    host,
    addressOf(sport, matchUrl) {
      const route = matchRouteOf(sport);
      if (route === undefined) throw new Error(`sport ${sport} has no pages of matches`);
      return site + href(route, { matchUrl }, { locale });
    },
  });

  function ofCapper({ capper, tips }: CapperUpdates, context: EntryContext): Known {
    const { t, locale } = context;
    const pageAddress = site + href('profile', { userUrl: capper.url }, { locale });
    return {
      title: t('tipsOf', { name: capper.name }),
      author: { name: capper.name, address: pageAddress },
      entries: tips.map((tip) => tipEntry(tip, context)),
      // one that was renamed has the same feed under all of their addresses
      pageAddress,
    };
  }

  async function known(page: FeedPage, link: string, context: EntryContext): Promise<Known> {
    const { t, locale } = context;
    const api = apis[locale];
    const author = { name: host, address: site };
    if (page.kind === 'capper') {
      const request = { segments: { userUrl: link } };
      return ofCapper(await firstValueFrom(api.call(capperUpdates, request)), context);
    }
    const sport: Sport = SPORT[page.sport];
    if (page.kind === 'league') {
      const call = callOf(leagueCalendarCalls, page.sport);
      const request = { segments: { leagueUrl: link } };
      const { name, matches } = await firstValueFrom(api.call(call, request));
      const all = matches.flatMap(({ match }) => matchEntries(decodeMatch(match), sport, context));
      return { title: t('matchesOf', { name }), author, entries: all };
    }
    const call = callOf(mathAnalysisPageCalls, page.sport);
    const day = await firstValueFrom(api.call(call, { query: {} }));
    const title = t(`forecastsOf.${page.sport}`);
    return { title, author, entries: forecastEntries(day, sport, context) };
  }

  const makeOf =
    ({ ending, write }: (typeof feedFormats)[number]): MakeFile =>
    ({ name, params, locale, canonicalPath }: RouteMatch) => {
      const page = PAGES.get(name);
      if (page === undefined) return undefined;
      const [link = ''] = Object.values(params);
      return known(page, link, contextOf(locale)).then((feed) => {
        const pageAddress = feed.pageAddress ?? site + canonicalPath;
        return write({
          ...feed,
          entries: newestFirst(feed.entries),
          language: locale,
          pageAddress,
          ownAddress: site + feedPath(pageAddress.slice(site.length), ending),
        });
      });
    };

  return feedFormats.map((format) => ({
    ending: format.ending,
    mediaType: `${format.mediaType}; charset=utf-8`,
    make: makeOf(format),
    makeOther: (path: string) =>
      ledgerFeed(path)?.then((feed) =>
        format.write({ ...feed, ownAddress: site + feedPath(path, format.ending) }),
      ),
  }));
}
