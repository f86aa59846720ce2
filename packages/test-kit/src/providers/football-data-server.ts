import {
  type ProviderCall,
  type ProviderReply,
  type ProviderServer,
  startProviderServer,
} from './provider-server.ts';
import { dayOf, type ServedMatch, shortIsoOf } from './served-match.ts';

const MINUTE_MS = 60_000;
const MS = 1_000;
const STATUS = {
  scheduled: 'TIMED',
  live: 'IN_PLAY',
  finished: 'FINISHED',
  postponed: 'POSTPONED',
} as const;

const AREAS: Readonly<Record<string, string>> = {
  England: 'ENG',
  France: 'FRA',
  Germany: 'DEU',
  Italy: 'ITA',
  Spain: 'ESP',
};

const refusal = (status: number, message: string): ProviderReply => ({
  status,
  body: { message, errorCode: status },
});

const competitionOf = ({ league }: ServedMatch) => ({
  id: 2_000 + league.id,
  name: league.name,
  code: league.code,
  type: 'LEAGUE',
  emblem: null,
});

const teamOf = (id: number, name: string) => ({
  id,
  name,
  shortName: name,
  tla: name.slice(0, 3).toUpperCase(),
  crest: null,
});

function winnerOf({ state, score: [home, away] }: ServedMatch): string | null {
  if (state !== 'finished') return null;
  return home === away ? 'DRAW' : home > away ? 'HOME_TEAM' : 'AWAY_TEAM';
}

function matchOf(match: ServedMatch) {
  const { id, league, startsAt, state, score, halfTime, home, away } = match;
  const isPlayed = state === 'live' || state === 'finished';
  const sides = ([one, other]: readonly [number, number]) =>
    isPlayed ? { home: one, away: other } : { home: null, away: null };
  return {
    area: { id: 2_072, name: league.country, code: AREAS[league.country] ?? 'INT', flag: null },
    competition: competitionOf(match),
    season: {
      id: league.id * 10_000 + league.season,
      startDate: `${league.season}-08-15`,
      endDate: `${league.season + 1}-05-25`,
      currentMatchday: 5,
      winner: null,
    },
    id,
    utcDate: shortIsoOf(startsAt),
    status: STATUS[state],
    matchday: 5,
    stage: 'REGULAR_SEASON',
    group: null,
    lastUpdated: shortIsoOf(Math.floor(Date.now() / MS)),
    homeTeam: teamOf(id * 10 + 1, home),
    awayTeam: teamOf(id * 10 + 2, away),
    score: {
      winner: winnerOf(match),
      duration: 'REGULAR',
      fullTime: sides(score),
      halfTime: sides(halfTime),
    },
    odds: { msg: 'Activate Odds-Package in User-Panel to retrieve odds.' },
    referees: [],
  };
}

function chosen(call: ProviderCall, matches: readonly ServedMatch[]): readonly ServedMatch[] {
  const { query } = call;
  const [, code] = /^\/competitions\/(\w+)\/matches/.exec(call.path) ?? [];
  const codes = query.get('competitions')?.split(',');
  const status = query.get('status');
  const [from, to] = [query.get('dateFrom'), query.get('dateTo')];
  return matches
    .filter(({ league }) => code === undefined || league.code === code)
    .filter(({ league }) => codes === undefined || codes.includes(league.code))
    .filter(({ state }) => status === null || (status === 'LIVE' && state === 'live'))
    .filter(({ startsAt }) => from === null || dayOf(startsAt) >= from)
    .filter(({ startsAt }) => to === null || dayOf(startsAt) < to);
}

/**
 * football-data.org v4: calls of a minute counted in headers, and 429 with the seconds to wait in
 * its text alone.
 */
export async function startFootballDataServer(
  token: string,
  matches: readonly ServedMatch[],
  mostAMinute = 10,
): Promise<ProviderServer> {
  let minuteFromMs = 0;
  let calls = 0;

  function countHeaders(nowMs: number) {
    const seconds = Math.ceil((minuteFromMs + MINUTE_MS - nowMs) / MS);
    return {
      'x-api-version': 'v4',
      'x-requests-available-minute': String(Math.max(0, mostAMinute - calls)),
      'x-requestcounter-reset': String(seconds),
    };
  }

  function bodyOf(call: ProviderCall): ProviderReply {
    if (call.path === '/competitions' || call.path === '/competitions/') {
      const rows = new Map(matches.map((match) => [match.league.code, competitionOf(match)]));
      return { body: { count: rows.size, filters: {}, competitions: [...rows.values()] } };
    }
    if (!/^\/(?:competitions\/\w+\/)?matches\/?$/.test(call.path))
      return refusal(404, 'The resource you are looking for does not exist.');
    const rows = chosen(call, matches);
    const first = rows[0];
    return {
      body: {
        filters: Object.fromEntries(call.query),
        resultSet: { count: rows.length, first: null, last: null, played: 0 },
        ...(call.path.startsWith('/competitions') && first !== undefined
          ? { competition: competitionOf(first) }
          : {}),
        matches: rows.map(matchOf),
      },
    };
  }

  return startProviderServer((call) => {
    if (call.headers['x-auth-token'] !== token) return refusal(400, 'Your API token is invalid.');
    const nowMs = Date.now();
    if (nowMs >= minuteFromMs + MINUTE_MS) {
      minuteFromMs = nowMs;
      calls = 0;
    }
    if (calls >= mostAMinute) {
      const wait = countHeaders(nowMs)['x-requestcounter-reset'];
      const refused = refusal(429, `You reached your request limit. Wait ${wait} seconds.`);
      return { ...refused, headers: countHeaders(nowMs) };
    }
    calls += 1;
    return { ...bodyOf(call), headers: countHeaders(nowMs) };
  }, '/v4');
}
