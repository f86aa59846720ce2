import { defineScreen } from '@tipmark/remote-kit';
import { TeamScreen } from './TeamScreen.tsx';
import { readTeamView, teamAddress } from './team-address.ts';
import { teamLinkedData } from './team-linked-data.ts';
import { teamPage } from './team-loads.ts';
import { teamPicture } from './team-picture.ts';
import { teamRequest } from './team-request.ts';

/** `/Teams/[teamUrl]`: a team with its matches and what they add up to. */
export const screen = defineScreen({
  route: 'team',
  loads: ({ params: { teamUrl = '' }, search }) => [teamRequest(teamUrl, readTeamView(search))],
  Component: TeamScreen,
  head: (state, { locale }, t) => {
    const page = teamPage.select(state).data;
    if (!page) return { title: t('common:error.screenFailed'), description: '' };
    const values = { team: page.team.name, country: page.team.countryName };
    return {
      title: t('team.headTitle', values),
      description: t('team.description', values),
      canonical: teamAddress(page.team.link, readTeamView(new URLSearchParams()), locale),
    };
  },
  ...(typeof document === 'undefined' && { linkedData: teamLinkedData, picture: teamPicture }),
});

export const loads = [teamPage];
