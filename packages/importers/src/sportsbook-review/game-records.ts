import type { FeedRecord } from '@tipmark/contract/feed';
import { LEAGUE_TIER, LEAGUE_TYPE, MATCH_STATUS, SPORT } from '@tipmark/domain';
import { nhlTeamNames } from './nhl-teams.ts';
import type { Game } from './read-game.ts';
import { BOOKMAKER, type GamePrices } from './read-prices.ts';

const SOURCE = 'sportsbook-review';
const LEAGUE = 'NHL';
const COUNTRY = 'US';

/** Before, overtime wins counted too, but not shoot-outs: files do not distinguish them. */
const REGULATION_WINS_SINCE = '2019/20';
const BY_REGULATION_WINS = [
  ...(['regulationWins', 'wins', 'headToHeadPoints', 'goalDifference', 'goalsFor'] as const),
];

/** See `football-data`: prices have no time in such files. */
const EARLY_SECONDS = 48 * 3_600;
const CLOSING_SECONDS = 60;

/** League, season, clubs and the one source of prices. */
export function referenceRecords(season: string, games: readonly Game[]): FeedRecord[] {
  const days = games.map(({ day }) => day).toSorted();
  const [startsOn] = days;
  if (startsOn === undefined) return [];
  const teams = new Set(games.flatMap(({ home, away }) => [home, away]));
  return [
    { kind: 'bookmaker', source: SOURCE, key: BOOKMAKER, name: 'Sportsbook Review' },
    {
      kind: 'league',
      source: SOURCE,
      key: LEAGUE,
      sport: SPORT.hockey,
      name: { en: 'NHL', ru: 'НХЛ' },
      countryCode: COUNTRY,
      leagueType: LEAGUE_TYPE.nationalLeague,
      tier: LEAGUE_TIER.top,
      attribution: 'sportsbookreviewsonline.com',
      pointsRule: { win: 2, draw: 1, loss: 0 },
    },
    ...[...teams].map(
      (team): FeedRecord => ({
        kind: 'team',
        source: SOURCE,
        key: team,
        sport: SPORT.hockey,
        countryCode: COUNTRY,
        ...nhlTeamNames(team),
      }),
    ),
    {
      kind: 'season',
      source: SOURCE,
      key: season,
      leagueKey: LEAGUE,
      name: season,
      startsOn,
      endsOn: days.at(-1) ?? startsOn,
      ...(season >= REGULATION_WINS_SINCE && { tieBreaks: [...BY_REGULATION_WINS] }),
    },
  ];
}

/** A game as records; its hour is in no column, so noon is used. */
export function gameRecords(
  game: Game,
  { first, closing }: GamePrices,
  { season, seq, isPlayOff }: { season: string; seq: number; isPlayOff: boolean },
): FeedRecord[] {
  const { day, home, away, periods, extra } = game;
  const matchKey = `${season} ${day} ${home} v ${away}`;
  const startsAt = Date.parse(`${day}T12:00:00Z`) / 1_000;
  const status = periods === undefined ? MATCH_STATUS.scheduled : MATCH_STATUS.finished;
  const records: FeedRecord[] = [
    {
      kind: 'match',
      source: SOURCE,
      key: matchKey,
      seq,
      seasonKey: season,
      homeKey: home,
      awayKey: away,
      startsAt,
      isTimeKnown: false,
      status,
      ...(isPlayOff ? { isPlayOff } : {}),
    },
  ];
  if (periods !== undefined) {
    const goals = (side: 0 | 1) =>
      periods.reduce((sum, period) => sum + period[side], extra?.[side] ?? 0);
    const score = {
      home: goals(0),
      away: goals(1),
      periods,
      ...(extra === undefined ? {} : { extra }),
    };
    records.push({ kind: 'score', source: SOURCE, matchKey, seq, status, score });
  }
  const odds = { kind: 'odds', source: SOURCE, matchKey } as const;
  if (first.length > 0) {
    records.push({ ...odds, at: startsAt - EARLY_SECONDS, phase: 'first', prices: first });
  }
  if (closing.length > 0) {
    records.push({ ...odds, at: startsAt - CLOSING_SECONDS, phase: 'closing', prices: closing });
  }
  return records;
}
