import { defineScreen, optionalLoad } from '@tipmark/remote-kit';
import type { PageParts } from '../../parts/page/page-load.ts';
import { TeamScreen } from './TeamScreen.tsx';
import { readTeamView, teamAddress } from './team-address.ts';
import { teamLinkedData } from './team-linked-data.ts';
import type { TeamPageOptions } from './team-options.ts';
import { teamShareImage } from './team-share-image.ts';

/** A team with its matches and their totals. */
export function createTeamPage(options: TeamPageOptions): PageParts {
  const { sport, load, squad } = options;
  const route = sport.routes.team;
  const screen = defineScreen({
    route,
    loads: ({ params: { teamUrl = '' }, search }) => {
      const view = readTeamView(search);
      return [
        load.requested({ teamUrl, view }),
        ...(view.tab === 'squad' ? [optionalLoad(squad.requested({ segments: { teamUrl } }))] : []),
      ];
    },
    Component: () => <TeamScreen options={options} />,
    head: (state, { locale }, t) => {
      const page = load.select(state).data;
      if (!page) return { title: t('common:error.screenFailed'), description: '' };
      const values = { team: page.team.name, country: page.team.countryName };
      return {
        title: t('team.headTitle', values),
        description: t('team.description', values),
        canonical: teamAddress(route, page.team.link, readTeamView(new URLSearchParams()), locale),
      };
    },
    ...(typeof document === 'undefined' && {
      linkedData: teamLinkedData(options),
      shareImage: teamShareImage(options),
    }),
  });
  return { screen, loads: [load, squad] };
}
