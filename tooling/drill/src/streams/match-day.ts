import type { FeedRecord } from '@tipmark/contract/feed';
import { LEAGUE_TIER, LEAGUE_TYPE, MATCH_STATUS, SPORT } from '@tipmark/domain';

const source = 'drill';
const SEASON = 'drill-season';
/** The longest a feed has announced a score after it changed. */
const MINUTES_PLAYED = 20;

const matchKey = (index: number): string => `match-${index}`;

/** Matches that are being played now. */
export function matchDay(matches: number, startsAt: number): FeedRecord[] {
  const year = new Date(startsAt * 1_000).getUTCFullYear();
  const team = (key: string, name: string): FeedRecord => ({
    kind: 'team',
    source,
    key,
    sport: SPORT.soccer,
    name: { en: name, ru: name },
    countryCode: 'NO',
  });
  return [
    {
      kind: 'league',
      source,
      key: 'drill-league',
      sport: SPORT.soccer,
      name: { en: 'League of the drill', ru: 'Лига учений' },
      countryCode: 'NO',
      leagueType: LEAGUE_TYPE.nationalLeague,
      tier: LEAGUE_TIER.top,
    },
    {
      kind: 'season',
      source,
      key: SEASON,
      leagueKey: 'drill-league',
      name: String(year),
      startsOn: `${year - 1}-01-01`,
      endsOn: `${year + 1}-12-31`,
    },
    ...Array.from({ length: matches }, (_, index): FeedRecord[] => [
      team(`${matchKey(index)}-home`, `Home ${index}`),
      team(`${matchKey(index)}-away`, `Away ${index}`),
      {
        kind: 'match',
        source,
        key: matchKey(index),
        seq: 1,
        seasonKey: SEASON,
        homeKey: `${matchKey(index)}-home`,
        awayKey: `${matchKey(index)}-away`,
        startsAt,
        isTimeKnown: true,
        status: MATCH_STATUS.live,
      },
    ]).flat(),
  ];
}

/** The match that the goal of this number falls in, and its score from then on. */
export function goalOf(number: number, matches: number) {
  return { match: number % matches, goals: Math.floor(number / matches) + 1 };
}

/** Announces a goal: the home team has `goals` now. */
export function goalRecord(match: number, goals: number, at: number): FeedRecord {
  return {
    kind: 'score',
    source,
    matchKey: matchKey(match),
    seq: goals + 1,
    at,
    status: MATCH_STATUS.live,
    liveState: `1H:${MINUTES_PLAYED}`,
    score: { home: goals, away: 0 },
  };
}

/** The number of a match by the name of its home team; undefined when it is another match. */
export function numberOfMatch(homeName: string): number | undefined {
  const [, digits] = /^Home (\d+)$/.exec(homeName) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
