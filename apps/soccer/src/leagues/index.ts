import { defineFeature, defineScreen, lazyPart } from '@tipmark/remote-kit';
import { leaguesAddress, readLeaguesView } from './leagues-address.ts';
import { leaguesPage, leaguesRequest } from './leagues-loads.ts';

const { Part: LazyLeaguesScreen, bring } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "lists" */ './LeaguesScreen.tsx')).LeaguesScreen,
}));

/** `/Tournaments`: the list of leagues. */
export const leagues = defineFeature({
  name: 'leagues',
  loads: [leaguesPage],
  screens: [
    defineScreen({
      route: 'leagues',
      loads: ({ search }) => [leaguesRequest(readLeaguesView(search))],
      Component: LazyLeaguesScreen,
      code: bring,
      head: (_state, { search, locale }, t) => ({
        title: t('leagues.headTitle'),
        description: t('leagues.description'),
        canonical: leaguesAddress(readLeaguesView(search), locale),
      }),
    }),
  ],
});
