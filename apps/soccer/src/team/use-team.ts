import { useParams } from '@tipmark/remote-kit/router';
import { useRecord } from '../lists/use-record.ts';
import { readTeamView, teamAddress } from './team-address.ts';
import { teamPage } from './team-loads.ts';
import { teamRequest } from './team-request.ts';

/** What the parts of a team's page show and do; the only place that reads the store. */
export function useTeam() {
  const { teamUrl = '' } = useParams();
  return useRecord({
    load: teamPage,
    url: teamUrl,
    linkOf: ({ team }) => team.link,
    readView: readTeamView,
    addressOf: teamAddress,
    requestOf: teamRequest,
  });
}

export type Team = ReturnType<typeof useTeam>;
