import { defineScreen } from '@tipmark/remote-kit';
import { LeaguesScreen } from './LeaguesScreen.tsx';
import { leaguesAddress, readLeaguesView } from './leagues-address.ts';
import { leaguesMore, leaguesPage } from './leagues-loads.ts';
import { leaguesRequest } from './leagues-request.ts';

/** Another order shows the same leagues again: search engines are told of the first alone. */
const { sortType } = readLeaguesView(new URLSearchParams());

/** `/Tournaments`: the list of leagues. */
export const screen = defineScreen({
  route: 'leagues',
  loads: ({ search }) => [leaguesRequest(readLeaguesView(search))],
  Component: LeaguesScreen,
  head: (_state, { search, locale }, t) => ({
    title: t('leagues.headTitle'),
    description: t('leagues.description'),
    canonical: leaguesAddress({ ...readLeaguesView(search), sortType }, locale),
  }),
});

export const loads = [leaguesPage, leaguesMore];
