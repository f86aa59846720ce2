import type {
  BookmakerRecord,
  EventRecord,
  FeedRecord,
  ForecastRecord,
  LeagueRecord,
  MatchRecord,
  OddsRecord,
  RefereeRecord,
  ScoreRecord,
  SeasonRecord,
  StatisticsRecord,
  TeamRecord,
} from '@tipmark/contract/feed';
import { LEAGUE_TIER, LEAGUE_TYPE, MATCH_STATUS, SPORT } from '@tipmark/domain';

/** 2024-01-13 15:00 UTC, a Saturday. */
const KICK_OFF = 1_705_158_000;
const source = 'test-feed';

export function aFeedLeague(known: Partial<LeagueRecord> = {}): LeagueRecord {
  return {
    kind: 'league',
    source,
    key: 'premier-league',
    sport: SPORT.soccer,
    name: { en: 'Premier League', ru: 'Премьер-лига' },
    countryCode: 'GB-ENG',
    leagueType: LEAGUE_TYPE.nationalLeague,
    tier: LEAGUE_TIER.top,
    ...known,
  };
}

export function aFeedSeason(known: Partial<SeasonRecord> = {}): SeasonRecord {
  return {
    kind: 'season',
    source,
    key: 'premier-league-2023',
    leagueKey: 'premier-league',
    name: '2023/24',
    startsOn: '2023-08-11',
    endsOn: '2024-05-19',
    ...known,
  };
}

/** A team whose key is its name, in both languages. */
export function aFeedTeam(name: string, known: Partial<TeamRecord> = {}): TeamRecord {
  return {
    kind: 'team',
    source,
    key: name,
    sport: SPORT.soccer,
    name: { en: name, ru: name },
    countryCode: 'GB-ENG',
    ...known,
  };
}

export function aFeedReferee(name: string, known: Partial<RefereeRecord> = {}): RefereeRecord {
  const names = { en: name, ru: name };
  return { kind: 'referee', source, key: name, sport: SPORT.soccer, name: names, ...known };
}

export function aFeedBookmaker(
  name: string,
  known: Partial<BookmakerRecord> = {},
): BookmakerRecord {
  return { kind: 'bookmaker', source, key: name, name, ...known };
}

/** A scheduled match of the season above; its key is made of the two teams. */
export function aFeedMatch(
  homeKey: string,
  awayKey: string,
  known: Partial<MatchRecord> = {},
): MatchRecord {
  return {
    kind: 'match',
    source,
    key: `${homeKey}-${awayKey}`,
    seq: 1,
    seasonKey: 'premier-league-2023',
    homeKey,
    awayKey,
    startsAt: KICK_OFF,
    isTimeKnown: true,
    status: MATCH_STATUS.scheduled,
    ...known,
  };
}

/** The final score of a match, half-time 0:0. */
export function aFeedScore(
  matchKey: string,
  home: number,
  away: number,
  known: Partial<ScoreRecord> = {},
): ScoreRecord {
  return {
    kind: 'score',
    source,
    matchKey,
    seq: 1,
    status: MATCH_STATUS.finished,
    score: { home, away, periods: [[0, 0]] },
    ...known,
  };
}

export function aFeedEvent(matchKey: string, known: Partial<EventRecord> = {}): EventRecord {
  return {
    kind: 'event',
    source,
    key: `${matchKey}-1`,
    matchKey,
    seq: 1,
    minute: 37,
    type: 'goal',
    side: 'home',
    ...known,
  };
}

export function aFeedStatistics(
  matchKey: string,
  known: Partial<StatisticsRecord> = {},
): StatisticsRecord {
  return {
    kind: 'statistics',
    source,
    matchKey,
    seq: 1,
    home: { shots: 12, corners: 6 },
    away: { shots: 9, corners: 4 },
    ...known,
  };
}

/** Prices of one bookmaker for the result and 2.5 goals, an hour before the start. */
export function aFeedOdds(
  matchKey: string,
  prices: OddsRecord['prices'] = [
    ['Kappa', '1x2.1', 2_100],
    ['Kappa', '1x2.x', 3_400],
    ['Kappa', '1x2.2', 3_600],
    ['Kappa', 'ou.o:2.5', 1_900],
    ['Kappa', 'ou.u:2.5', 1_900],
  ],
  known: Partial<OddsRecord> = {},
): OddsRecord {
  return { kind: 'odds', source, matchKey, at: KICK_OFF - 3_600, prices, ...known };
}

export function aFeedForecast(
  matchKey: string,
  known: Partial<ForecastRecord> = {},
): ForecastRecord {
  return {
    kind: 'forecast',
    source,
    matchKey,
    at: KICK_OFF - 86_400,
    scores: [1.6, 0.9],
    score: '2:1',
    ...known,
  };
}

/** Everything a match between two teams needs before it: league, season, teams, bookmaker. */
export function aFeedSetting(...teams: readonly string[]): FeedRecord[] {
  return [
    aFeedLeague(),
    aFeedSeason(),
    ...teams.map((team) => aFeedTeam(team)),
    aFeedBookmaker('Kappa'),
  ];
}

/** Records as the lines a feed sends. */
export function toNdjson(records: readonly FeedRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}
