import { pageSoccerLeagues } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** A page of leagues; another one asked for meanwhile cancels the one under way. */
export const leaguesPage = createLoad('pageSoccerLeagues', {
  request: pageSoccerLeagues,
  when: 'latest',
});

/** What is shown after it, a page at a time. */
export const leaguesMore = createLoad('pageSoccerLeaguesMore', {
  request: pageSoccerLeagues,
  when: 'latest',
});
