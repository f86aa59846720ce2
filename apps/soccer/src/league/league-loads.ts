import { pageSoccerLeague, soccerLeagueMatches, soccerLeagueScorers } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** A season of a league; another one asked for meanwhile cancels the one under way. */
export const leaguePage = createLoad('pageSoccerLeague', {
  request: pageSoccerLeague,
  when: 'latest',
});

/** A further page of results or fixtures by itself. */
export const moreLeagueMatches = createLoad('soccerLeagueMatches', {
  request: soccerLeagueMatches,
  when: 'latest',
});

/** What is added below the first page of each of the two lists. */
export const moreResults = createLoad('soccerLeagueResults', {
  request: soccerLeagueMatches,
  when: 'latest',
});
export const moreFixtures = createLoad('soccerLeagueFixtures', {
  request: soccerLeagueMatches,
  when: 'latest',
});

/** Who scores in a season: the page an address names, and what is added below it. */
export const leagueScorers = createLoad('soccerLeagueScorers', {
  request: soccerLeagueScorers,
  when: 'latest',
});
export const moreScorers = createLoad('soccerLeagueScorersMore', {
  request: soccerLeagueScorers,
  when: 'latest',
});
