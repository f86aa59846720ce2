import { pageSoccerLeague, soccerLeagueMatches } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** A season of a league; another one asked for meanwhile cancels the one under way. */
export const leaguePage = createLoad('pageSoccerLeague', {
  request: pageSoccerLeague,
  when: 'latest',
});

/** Results or fixtures after the first page. */
export const moreLeagueMatches = createLoad('soccerLeagueMatches', {
  request: soccerLeagueMatches,
  when: 'latest',
});
