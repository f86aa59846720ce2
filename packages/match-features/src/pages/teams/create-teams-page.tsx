import type { TeamsPage } from '@tipmark/contract';
import { createListScreen } from '../../parts/lists/create-list-screen.ts';
import type { PageLoad } from '../../parts/page/page-load.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';
import { TeamsScreen } from './TeamsScreen.tsx';
import { readTeamsView, teamsParams } from './teams-address.ts';
import { type TeamsRequest, teamsRequest } from './teams-request.ts';

export interface TeamsPageOptions {
  readonly sport: SportWith<'teams' | 'team'>;
  readonly load: PageLoad<TeamsRequest, TeamsPage>;
  /** The further pages. */
  readonly more: PageLoad<TeamsRequest, TeamsPage>;
}

/**
 * Another order, or averages of more matches, shows the same teams again: only the first is
 * canonical for search engines.
 */
const { sortType, countOfMatches } = readTeamsView(new URLSearchParams());

/** The list of teams, with texts of the sport: `teams.title`, `headTitle`. */
export function createTeamsPage({ sport, load, more }: TeamsPageOptions) {
  const list = {
    namespace: sport.namespace,
    route: sport.routes.teams,
    load,
    more,
    readView: readTeamsView,
    paramsOf: teamsParams,
    requestOf: teamsRequest,
  };
  return createListScreen(list, {
    messages: 'teams',
    canonicalOf: (view) => ({ ...view, sortType, countOfMatches }),
    Component: () => (
      <TeamsScreen list={list} routes={{ team: sport.routes.team, match: sport.routes.match }} />
    ),
  });
}
