import { pageSoccerTeams } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

export const teamsPage = createLoad('pageSoccerTeams', {
  request: pageSoccerTeams,
  when: 'latest',
});
