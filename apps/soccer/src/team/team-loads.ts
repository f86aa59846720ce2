import { pageSoccerTeam } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/**
 * A team with its chosen matches; other conditions asked for meanwhile cancel the ones under way.
 */
export const teamPage = createLoad('pageSoccerTeam', { request: pageSoccerTeam, when: 'latest' });
