import { useParams } from '@tipmark/remote-kit/router';
import { useRecord } from '../../parts/lists/use-record.ts';
import { readTeamView, teamAddress } from './team-address.ts';
import type { TeamPageOptions } from './team-options.ts';

/** Data and actions of the parts of a team's page; the only place that reads the store. */
export function useTeam({ sport, load }: TeamPageOptions) {
  const { teamUrl = '' } = useParams();
  return useRecord({
    namespace: sport.namespace,
    load,
    url: teamUrl,
    linkOf: ({ team }) => team.link,
    readView: readTeamView,
    retained: ['tab'],
    addressOf: (url, view, locale) => teamAddress(sport.routes.team, url, view, locale),
    requestOf: (url, view) => load.requested({ teamUrl: url, view }),
  });
}

export type Team = ReturnType<typeof useTeam>;
