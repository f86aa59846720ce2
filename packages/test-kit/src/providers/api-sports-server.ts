import {
  type ProviderCall,
  type ProviderReply,
  type ProviderServer,
  startProviderServer,
} from './provider-server.ts';
import { dayOf, type ServedMatch } from './served-match.ts';

export interface ApiSportsServer extends ProviderServer {
  /** Calls of this day so far. */
  callsToday: number;
}

/** A bookmaker of a match as API-Football sends it. */
export interface ServedBookmaker {
  readonly id: number;
  readonly name: string;
  readonly bets: readonly {
    readonly id: number;
    readonly name: string;
    readonly values: readonly { readonly value: string; readonly odd: string }[];
  }[];
}

interface Limits {
  readonly day: number;
  readonly minute: number;
  /** Rows of a page of prices. */
  readonly pageSize?: number;
  /** Without it a match has one bookmaker with one market. */
  readonly bookmakersOf?: (match: ServedMatch) => readonly ServedBookmaker[];
  /** Unix seconds of the update of prices; without it the beginning of the day. */
  readonly updatedAt?: () => number;
}

const PAGE_SIZE = 10;

const FREE: Limits = { day: 100, minute: 10 };
const MINUTE_MS = 60_000;

const FIXTURE_STATUS = {
  scheduled: ['NS', 'Not Started'],
  live: ['2H', 'Second Half'],
  finished: ['FT', 'Match Finished'],
  postponed: ['PST', 'Match Postponed'],
} as const;

const isPlayed = ({ state }: ServedMatch): boolean => state === 'live' || state === 'finished';

const leagueOf = ({ league }: ServedMatch) => ({
  id: league.id,
  name: league.name,
  country: league.country,
  logo: null,
  flag: null,
  season: league.season,
  round: 'Regular Season - 5',
});

const teamsOf = ({ id, home, away }: ServedMatch) => ({
  home: { id: id * 10 + 1, name: home, logo: null, winner: null },
  away: { id: id * 10 + 2, name: away, logo: null, winner: null },
});

const sides = (score: readonly [number, number] | undefined) => ({
  home: score?.[0] ?? null,
  away: score?.[1] ?? null,
});

function fixtureOf(match: ServedMatch) {
  const { id, startsAt, state, minute, score, halfTime } = match;
  const [short, long] = FIXTURE_STATUS[state];
  const periods = isPlayed(match)
    ? { first: startsAt, second: startsAt + 3_900 }
    : { first: null, second: null };
  return {
    fixture: {
      id,
      referee: null,
      timezone: 'UTC',
      date: `${dayOf(startsAt)}T${new Date(startsAt * 1_000).toISOString().slice(11, 19)}+00:00`,
      timestamp: startsAt,
      periods,
      venue: { id: null, name: null, city: null },
      status: { long, short, elapsed: isPlayed(match) ? minute : null, extra: null },
    },
    league: leagueOf(match),
    teams: teamsOf(match),
    goals: sides(isPlayed(match) ? score : undefined),
    score: {
      halftime: sides(isPlayed(match) ? halfTime : undefined),
      fulltime: sides(state === 'finished' ? score : undefined),
      extratime: sides(undefined),
      penalty: sides(undefined),
    },
  };
}

const ONE_BOOKMAKER: readonly ServedBookmaker[] = [
  {
    id: 8,
    name: 'Bet365',
    bets: [
      {
        id: 1,
        name: 'Match Winner',
        values: [
          { value: 'Home', odd: '1.80' },
          { value: 'Draw', odd: '3.60' },
          { value: 'Away', odd: '4.50' },
        ],
      },
    ],
  },
];

const withOffset = (seconds: number): string =>
  `${new Date(seconds * 1_000).toISOString().slice(0, 19)}+00:00`;

const oddsOf = (match: ServedMatch, { bookmakersOf, updatedAt }: Limits) => ({
  league: leagueOf(match),
  fixture: {
    id: match.id,
    timezone: 'UTC',
    date: withOffset(match.startsAt),
    timestamp: match.startsAt,
  },
  update: updatedAt ? withOffset(updatedAt()) : `${dayOf(match.startsAt)}T00:00:00+00:00`,
  bookmakers: bookmakersOf?.(match) ?? ONE_BOOKMAKER,
});

const GAME_STATUS = {
  scheduled: ['NS', 'Not Started'],
  live: ['P2', 'Second Period'],
  finished: ['FT', 'Finished'],
  postponed: ['POST', 'Postponed'],
} as const;

function gameOf(match: ServedMatch) {
  const { id, startsAt, state, score } = match;
  const [short, long] = GAME_STATUS[state];
  const iso = new Date(startsAt * 1_000).toISOString();
  const first = isPlayed(match) ? `${score[0]}-${score[1]}` : null;
  return {
    id,
    date: iso.replace('.000Z', '+00:00'),
    time: iso.slice(11, 16),
    timestamp: startsAt,
    timezone: 'UTC',
    week: null,
    timer: null,
    status: { long, short },
    country: { id: 5, name: match.league.country, code: null, flag: null },
    league: { ...leagueOf(match), type: 'League' },
    teams: teamsOf(match),
    scores: sides(isPlayed(match) ? score : undefined),
    periods: { first, second: null, third: null, overtime: null, penalties: null },
    events: false,
  };
}

const coverage = {
  fixtures: { events: true, lineups: true, statistics_fixtures: true, statistics_players: false },
  standings: true,
  players: true,
  injuries: false,
  odds: true,
};

const leagueRow = ({ league }: ServedMatch) => ({
  league: { id: league.id, name: league.name, type: 'League', logo: null },
  country: { name: league.country, code: null, flag: null },
  seasons: [{ year: league.season, current: true, coverage }],
});

function chosen(matches: readonly ServedMatch[], { query }: ProviderCall): readonly ServedMatch[] {
  const ids = [...(query.get('ids')?.split('-') ?? []), ...query.getAll('id')].map(Number);
  const live = query.get('live');
  const date = query.get('date');
  const league = query.get('league');
  return matches
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .filter(
      (match) =>
        live === null ||
        (match.state === 'live' &&
          (live === 'all' || live.split('-').includes(String(match.league.id)))),
    )
    .filter(({ startsAt }) => date === null || dayOf(startsAt) === date)
    .filter(({ league: { id } }) => league === null || id === Number(league));
}

/** The rows of a call; undefined where there is no such call. */
function rowsOf(
  service: 'football' | 'hockey',
  call: ProviderCall,
  matches: readonly ServedMatch[],
  limits: Limits,
): readonly unknown[] | undefined {
  const kind = call.path.slice(1);
  if (kind === 'leagues') {
    const leagues = new Map(chosen(matches, call).map((match) => [match.league.id, match]));
    return [...leagues.values()].map(leagueRow);
  }
  if (service === 'football' && kind === 'odds')
    return chosen(matches, call)
      .filter(({ state }) => state === 'scheduled')
      .map((match) => oddsOf(match, limits));
  if (service === 'football' && kind === 'fixtures') return chosen(matches, call).map(fixtureOf);
  if (service === 'hockey' && kind === 'games') return chosen(matches, call).map(gameOf);
  return undefined;
}

/**
 * API-Football v3 and API-Hockey v1: limits of a day and a minute in headers, errors inside 200,
 * and a status that does not count.
 */
export async function startApiSportsServer(
  service: 'football' | 'hockey',
  key: string,
  matches: readonly ServedMatch[],
  limits: Limits = FREE,
): Promise<ApiSportsServer> {
  const counts = { today: 0 };
  let recentMs: number[] = [];

  const paged = (
    call: ProviderCall,
    rows: readonly unknown[],
  ): { rows: readonly unknown[]; paging: { current: number; total: number } } => {
    if (call.path !== '/odds') return { rows, paging: { current: 1, total: 1 } };
    const size = limits.pageSize ?? PAGE_SIZE;
    const current = Number(call.query.get('page') ?? 1);
    const total = Math.max(1, Math.ceil(rows.length / size));
    return { rows: rows.slice((current - 1) * size, current * size), paging: { current, total } };
  };

  function envelope(
    call: ProviderCall,
    errors: object,
    response: unknown,
    results: number,
    paging = { current: 1, total: 1 },
  ) {
    const parameters = Object.fromEntries(call.query);
    return {
      get: call.path.slice(1),
      parameters: Object.keys(parameters).length === 0 ? [] : parameters,
      errors: Object.keys(errors).length === 0 ? [] : errors,
      results,
      ...(service === 'football' ? { paging } : {}),
      response,
    };
  }

  const headers = () => ({
    'x-ratelimit-requests-limit': String(limits.day),
    'x-ratelimit-requests-remaining': String(Math.max(0, limits.day - counts.today)),
    'x-ratelimit-limit': String(limits.minute),
    'x-ratelimit-remaining': String(Math.max(0, limits.minute - recentMs.length)),
  });

  const failed = (call: ProviderCall, errors: object): ProviderReply => ({
    headers: headers(),
    body: envelope(call, errors, [], 0),
  });

  function status(call: ProviderCall): ProviderReply {
    const response = {
      account: { firstname: 'A', lastname: 'B', email: 'a@example.com' },
      subscription: { plan: 'Free', end: '2027-01-01T00:00:00+00:00', active: true },
      requests: { current: counts.today, limit_day: limits.day },
    };
    return { headers: headers(), body: envelope(call, {}, response, 1) };
  }

  function answer(call: ProviderCall): ProviderReply {
    if (call.headers['x-apisports-key'] !== key) {
      const token = 'Error/Missing application key. Go to https://www.api-football.com/ to learn.';
      return failed(call, { token });
    }
    if (call.path === '/status') return status(call);
    if (counts.today >= limits.day)
      return failed(call, { requests: 'You have reached the request limit for the day.' });
    const nowMs = Date.now();
    recentMs = recentMs.filter((ms) => ms > nowMs - MINUTE_MS);
    if (recentMs.length >= limits.minute) {
      const rateLimit = `Too many requests. Your rate limit is ${limits.minute} requests per minute.`;
      return failed(call, { rateLimit });
    }
    counts.today += 1;
    recentMs.push(nowMs);
    const rows = rowsOf(service, call, matches, limits);
    if (rows === undefined) return failed(call, { endpoint: 'This endpoint does not exist.' });
    if (service === 'football' && call.query.size === 0)
      return failed(call, { required: 'At least one parameter is required.' });
    const page = paged(call, rows);
    const body = envelope(call, {}, page.rows, page.rows.length, page.paging);
    return { headers: headers(), body };
  }

  const server = await startProviderServer(answer);
  return Object.defineProperty(server, 'callsToday', {
    get: () => counts.today,
    set: (calls: number) => {
      counts.today = calls;
    },
  }) as ApiSportsServer;
}
