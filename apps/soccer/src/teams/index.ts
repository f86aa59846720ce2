import { defineFeature, defineScreen, lazyPart } from '@tipmark/remote-kit';
import { readTeamsView, teamsAddress } from './teams-address.ts';
import { teamsPage, teamsRequest } from './teams-loads.ts';

const { Part: LazyTeamsScreen, bring } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "lists" */ './TeamsScreen.tsx')).TeamsScreen,
}));

/** `/Teams`: the list of teams. */
export const teams = defineFeature({
  name: 'teams',
  loads: [teamsPage],
  screens: [
    defineScreen({
      route: 'teams',
      loads: ({ search }) => [teamsRequest(readTeamsView(search))],
      Component: LazyTeamsScreen,
      code: bring,
      head: (_state, { search, locale }, t) => ({
        title: t('teams.headTitle'),
        description: t('teams.description'),
        canonical: teamsAddress(readTeamsView(search), locale),
      }),
    }),
  ],
});
