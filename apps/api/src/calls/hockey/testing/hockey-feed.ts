import type { FeedRecord, MatchRecord, OddsRecord, ScoreRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import {
  aFeedBookmaker,
  aFeedLeague,
  aFeedMatch,
  aFeedOdds,
  aFeedScore,
  aFeedSeason,
  aFeedTeam,
} from '@tipmark/test-kit';
import type { TestApi } from '../../../testing/create-test-api.ts';

/** "Now" of hockey tests, unix seconds, 2024-01-13 15:00 UTC. */
export const HOCKEY_NOW = 1_705_158_000;

type Goals = readonly [home: number, away: number];

/** A league of two points a win, its season, teams whose keys are their names, a bookmaker. */
export function aHockeyLeague(teams: readonly string[], key = 'ice'): FeedRecord[] {
  return [
    aFeedLeague({
      key,
      sport: SPORT.hockey,
      countryCode: 'FI',
      name: { en: 'Ice League', ru: 'Ледовая лига' },
      pointsRule: { win: 2, draw: 1, loss: 0 },
      twitter: 'ice_league',
    }),
    aFeedSeason({ key: `${key}-2023`, leagueKey: key }),
    ...teams.map((team) => aFeedTeam(team, { sport: SPORT.hockey, countryCode: 'FI' })),
    aFeedBookmaker('Kappa'),
  ];
}

/** A scheduled match of the season above. */
export function aHockeyMatch(
  home: string,
  away: string,
  known: Partial<MatchRecord> = {},
): MatchRecord {
  return aFeedMatch(home, away, { seasonKey: 'ice-2023', ...known });
}

/** The play of a match: three periods, then overtime or a shoot-out when they end level. */
export interface Play {
  readonly periods: readonly [Goals, Goals, Goals];
  readonly extra?: Goals;
  readonly shots?: Goals;
}

/**
 * The final score of a match, the way sources report it: with overtime, and one goal for the shots.
 */
export function aHockeyScore(matchKey: string, play: Play): ScoreRecord {
  const { periods, extra = [0, 0], shots = [0, 0] } = play;
  const goals = (side: 0 | 1) =>
    periods.reduce((sum, period) => sum + period[side], 0) +
    extra[side] +
    Number(shots[side] > shots[side === 0 ? 1 : 0]);
  const pairs = periods.map(([home, away]): [number, number] => [home, away]);
  const isLate = play.extra !== undefined || play.shots !== undefined;
  return {
    ...aFeedScore(matchKey, 0, 0),
    status: MATCH_STATUS.finished,
    score: {
      home: goals(0),
      away: goals(1),
      periods: pairs,
      ...(isLate && { extra: [extra[0], extra[1]] as [number, number] }),
      ...(play.shots !== undefined && { penalties: [shots[0], shots[1]] as [number, number] }),
    },
  };
}

/** Prices of one bookmaker two hours before `HOCKEY_NOW`. */
export function someHockeyOdds(matchKey: string): OddsRecord {
  const prices: OddsRecord['prices'] = [
    ['Kappa', '1x2.1', 2_200],
    ['Kappa', '1x2.x', 4_200],
    ['Kappa', '1x2.2', 2_700],
    ['Kappa', 'win.1', 1_800],
    ['Kappa', 'win.2', 2_000],
    ['Kappa', 'ou.o:5.5', 1_900],
    ['Kappa', 'ou.u:5.5', 1_900],
  ];
  return aFeedOdds(matchKey, prices, { at: HOCKEY_NOW - 7_200 });
}

/** Id under which something of the feed was stored. */
export async function idOfKey(
  api: TestApi,
  kind: 'match' | 'league' | 'season' | 'team',
  key: string,
): Promise<number> {
  const { id } = await api.database.db
    .selectFrom('source_keys')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}
