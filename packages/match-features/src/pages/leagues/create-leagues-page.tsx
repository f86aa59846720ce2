import type { LeaguesPage } from '@tipmark/contract';
import { createListScreen } from '../../parts/lists/create-list-screen.ts';
import type { PageLoad } from '../../parts/page/page-load.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';
import { LeaguesScreen } from './LeaguesScreen.tsx';
import { leaguesParams, readLeaguesView } from './leagues-address.ts';
import { type LeaguesRequest, leaguesRequest } from './leagues-request.ts';

export interface LeaguesPageOptions {
  readonly sport: SportWith<'leagues' | 'league'>;
  readonly load: PageLoad<LeaguesRequest, LeaguesPage>;
  /** The further pages. */
  readonly more: PageLoad<LeaguesRequest, LeaguesPage>;
}

/** Another order shows the same leagues again: only the first is canonical for search engines. */
const { sortType } = readLeaguesView(new URLSearchParams());

/** The list of leagues, with texts of the sport: `leagues.title`, `headTitle`. */
export function createLeaguesPage({ sport, load, more }: LeaguesPageOptions) {
  const list = {
    namespace: sport.namespace,
    route: sport.routes.leagues,
    load,
    more,
    readView: readLeaguesView,
    paramsOf: leaguesParams,
    requestOf: leaguesRequest,
  };
  return createListScreen(list, {
    messages: 'leagues',
    canonicalOf: (view) => ({ ...view, sortType }),
    Component: () => <LeaguesScreen list={list} leagueRoute={sport.routes.league} />,
  });
}
