import { HOME_BLOCK, type HomeBlockKind, type Sport, sportRules } from '@tipmark/domain';
import { routeOfSport } from '@tipmark/route-builder';
import type { HomeOptions } from './main-page.ts';

/** SQL statements of the blocks that all sports have, and of those that few have. */
const STATEMENTS = 9;
const OF_VALUE_TRENDS = 4;
const OF_REFEREES = 1;

/** The main page of a sport: its blocks, and where they lead to. */
export function homeOf(sport: Sport): HomeOptions {
  const { hasReferees } = sportRules(sport);
  const hasValueTrends = routeOfSport(sport, 'valueTrends') !== undefined;
  const only = (isThere: boolean, block: HomeBlockKind) => (isThere ? [block] : []);
  return {
    statements:
      STATEMENTS + (hasValueTrends ? OF_VALUE_TRENDS : 0) + (hasReferees ? OF_REFEREES : 0),
    blocks: [
      HOME_BLOCK.popularMatches,
      HOME_BLOCK.liveMatches,
      ...only(hasValueTrends, HOME_BLOCK.valueTrends),
      HOME_BLOCK.droppingOdds,
      HOME_BLOCK.premiumCappers,
      HOME_BLOCK.dayTips,
      ...only(hasReferees, HOME_BLOCK.referees),
      HOME_BLOCK.teams,
      HOME_BLOCK.popularLeagues,
    ],
    routes: {
      results: routeOfSport(sport, 'results') ?? 'results',
      droppingOdds: routeOfSport(sport, 'droppingOdds') ?? 'droppingOdds',
      teams: routeOfSport(sport, 'teams') ?? 'teams',
      leagues: routeOfSport(sport, 'leagues') ?? 'leagues',
    },
  };
}
