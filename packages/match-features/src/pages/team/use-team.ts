import { useParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useRecord } from '../../parts/lists/use-record.ts';
import { readTeamView, teamAddress } from './team-address.ts';
import type { TeamPageOptions } from './team-options.ts';

/** Data and actions of the parts of a team's page; the only code that reads the store. */
export function useTeam({ sport, load, squad }: TeamPageOptions) {
  const { teamUrl = '' } = useParams();
  const dispatch = useDispatch();
  const players = useSelector(squad.select);
  const record = useRecord({
    namespace: sport.namespace,
    load,
    url: teamUrl,
    linkOf: ({ team }) => team.link,
    readView: readTeamView,
    retained: ['tab', 'order'],
    addressOf: (url, view, locale) => teamAddress(sport.routes.team, url, view, locale),
    requestOf: (url, view) => load.requested({ teamUrl: url, view }),
  });
  return {
    ...record,
    squad: players,
    onRetrySquad: () => dispatch(squad.requested({ segments: { teamUrl } })),
  };
}

export type Team = ReturnType<typeof useTeam>;
