import { defineScreen } from '@tipmark/remote-kit';
import { TeamsScreen } from './TeamsScreen.tsx';
import { readTeamsView, teamsAddress } from './teams-address.ts';
import { teamsMore, teamsPage } from './teams-loads.ts';
import { teamsRequest } from './teams-request.ts';

/**
 * Another order, or means of more matches, shows the same teams again: search engines are told of
 * the first alone.
 */
const { sortType, countOfMatches } = readTeamsView(new URLSearchParams());

/** `/Teams`: the list of teams. */
export const screen = defineScreen({
  route: 'teams',
  loads: ({ search }) => [teamsRequest(readTeamsView(search))],
  Component: TeamsScreen,
  head: (_state, { search, locale }, t) => ({
    title: t('teams.headTitle'),
    description: t('teams.description'),
    canonical: teamsAddress({ ...readTeamsView(search), sortType, countOfMatches }, locale),
  }),
});

export const loads = [teamsPage, teamsMore];
