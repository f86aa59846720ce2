import { pageSoccerTeams } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const teamsPage = createLoad('pageSoccerTeams', {
  request: pageSoccerTeams,
  when: 'latest',
});

/** What is shown after it, a page at a time. */
export const teamsMore = createLoad('pageSoccerTeamsMore', {
  request: pageSoccerTeams,
  when: 'latest',
});
