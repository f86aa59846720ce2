import { pageSoccerLeagues } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** A page of leagues; another one asked for meanwhile cancels the one under way. */
export const leaguesPage = createLoad('pageSoccerLeagues', {
  request: pageSoccerLeagues,
  when: 'latest',
});
