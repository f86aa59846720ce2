import type { FeedRecord, LeagueRecord, MatchRecord, ScoreRecord } from '@tipmark/contract/feed';
import { COURT_TYPE, LEAGUE_TYPE, MATCH_STATUS, SPORT } from '@tipmark/domain';
import {
  aFeedBookmaker,
  aFeedLeague,
  aFeedMatch,
  aFeedScore,
  aFeedSeason,
  aFeedTeam,
} from '@tipmark/test-kit';
import type { TestApi } from '../../../testing/create-test-api.ts';

/** First day of the tournament, unix seconds, 2024-01-13 15:00 UTC. */
export const FIRST_DAY = 1_705_158_000;

/** Tournament, its season, players whose keys are their names, a bookmaker. */
export function aTournament(
  players: readonly string[],
  key = 'city-open',
  name: LeagueRecord['name'] = { en: 'City Open', ru: 'Кубок города' },
): FeedRecord[] {
  return [
    aFeedLeague({
      key,
      sport: SPORT.tennis,
      name,
      countryCode: 'IT',
      leagueType: LEAGUE_TYPE.internationalClubs,
    }),
    aFeedSeason({
      key: `${key}-2024`,
      leagueKey: key,
      name: '2024',
      startsOn: '2024-01-13',
      endsOn: '2024-01-21',
    }),
    ...players.map((player) =>
      aFeedTeam(player, { sport: SPORT.tennis, countryCode: 'IT', tour: 'men' }),
    ),
    aFeedBookmaker('Kappa'),
  ];
}

/** A scheduled best-of-three on indoor hard of the tournament above. */
export function aTennisMatch(
  home: string,
  away: string,
  known: Partial<MatchRecord> = {},
): MatchRecord {
  return aFeedMatch(home, away, {
    seasonKey: 'city-open-2024',
    court: COURT_TYPE.indoorHard,
    bestOf: 3,
    ...known,
  });
}

type Sets = readonly (readonly [number, number])[];

/** Its result by the games of its sets. */
export function aTennisScore(
  matchKey: string,
  sets: Sets,
  known: Partial<Omit<ScoreRecord, 'score'>> & {
    readonly score?: Partial<ScoreRecord['score']>;
  } = {},
): ScoreRecord {
  const won = (by: 'home' | 'away') =>
    sets.filter(([home, away]) => (by === 'home' ? home > away : away > home)).length;
  const { score, ...rest } = known;
  return {
    ...aFeedScore(matchKey, won('home'), won('away')),
    status: MATCH_STATUS.finished,
    ...rest,
    score: {
      home: won('home'),
      away: won('away'),
      periods: sets.map(([home, away]): [number, number] => [home, away]),
      ...score,
    },
  };
}

/** Id under which a match of the feed was stored. */
export async function idOfMatch(api: TestApi, key: string): Promise<number> {
  const { id } = await api.database.db
    .selectFrom('source_keys')
    .select('id')
    .where('kind', '=', 'match')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}
