import type { FeedRecord } from '@tipmark/contract/feed';

const MATCHES_PER_LEAGUE = 10;
const BOOKMAKERS = ['north', 'south', 'east'];
const SOURCE = 'bench';
const COUNTRIES = ['RU', 'DE', 'ES', 'IT', 'FR', 'PT', 'NL', 'BE', 'NO', 'DK'];

export interface DayOptions {
  /** Unix seconds of the day's noon in UTC. */
  readonly noon: number;
  readonly leagues: number;
  /** Number of the first league; two days need different leagues. */
  readonly firstLeague: number;
}

/** A finished day of leagues with 10 matches each, odds included. */
export function dayOfMatches({ noon, leagues, firstLeague }: DayOptions): FeedRecord[] {
  const numbers = Array.from({ length: leagues }, (_, index) => firstLeague + index);
  return [...BOOKMAKERS.map(bookmaker), ...numbers.flatMap((number) => league(number, noon))];
}

const bookmaker = (key: string): FeedRecord => ({
  kind: 'bookmaker',
  source: SOURCE,
  key,
  name: `Bookmaker ${key}`,
});

const countryOf = (league: number): string => COUNTRIES[league % COUNTRIES.length] ?? 'RU';

function league(number: number, noon: number): FeedRecord[] {
  const leagueKey = `league-${number}`;
  const year = new Date(noon * 1000).getUTCFullYear();
  return [
    {
      kind: 'league',
      source: SOURCE,
      key: leagueKey,
      sport: 1,
      name: { en: `Division number ${number}`, ru: `Дивизион номер ${number}` },
      countryCode: countryOf(number),
      leagueType: 1,
      tier: 1,
    },
    {
      kind: 'season',
      source: SOURCE,
      key: leagueKey,
      leagueKey,
      name: String(year),
      startsOn: `${year}-01-01`,
      endsOn: `${year}-12-31`,
    },
    ...Array.from({ length: MATCHES_PER_LEAGUE }, (_, index) => match(number, index, noon)).flat(),
  ];
}

function match(league: number, index: number, noon: number): FeedRecord[] {
  const key = `match-${league}-${index}`;
  const startsAt = noon + ((league * 7 + index * 13) % 20) * 900;
  return [
    team(league, index, 'home'),
    team(league, index, 'away'),
    {
      kind: 'match',
      source: SOURCE,
      key,
      seq: 1,
      seasonKey: `league-${league}`,
      homeKey: `${key}-home`,
      awayKey: `${key}-away`,
      startsAt,
      isTimeKnown: true,
      status: 1,
    },
    odds(league, index, startsAt - 86_400, 0),
    odds(league, index, startsAt - 600, 60),
    {
      kind: 'score',
      source: SOURCE,
      matchKey: key,
      seq: 2,
      status: 3,
      score: { home: (league + index) % 4, away: index % 3, periods: [[0, 0]] },
    },
  ];
}

const team = (league: number, index: number, side: 'home' | 'away'): FeedRecord => ({
  kind: 'team',
  source: SOURCE,
  key: `match-${league}-${index}-${side}`,
  sport: 1,
  name: {
    en: `Rovers of ${side} ${league}-${index}`,
    ru: `Роверс ${side === 'home' ? 'дома' : 'в гостях'} ${league}-${index}`,
  },
  countryCode: countryOf(league),
});

function odds(league: number, index: number, at: number, shift: number): FeedRecord {
  const home = 1500 + ((league * 31 + index * 97) % 900) + shift;
  const away = 3100 + index * 40 - shift;
  const prices = BOOKMAKERS.flatMap((name, i): [string, string, number][] => [
    [name, '1x2.1', home + i * 10],
    [name, '1x2.x', 3400 + i * 10],
    [name, '1x2.2', away + i * 10],
    [name, 'ou.o:2.5', 1850 + i * 10],
    [name, 'ou.u:2.5', 1950 + i * 10],
  ]);
  return { kind: 'odds', source: SOURCE, matchKey: `match-${league}-${index}`, at, prices };
}
