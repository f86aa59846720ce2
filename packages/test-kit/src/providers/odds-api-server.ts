import {
  type ProviderCall,
  type ProviderReply,
  type ProviderServer,
  startProviderServer,
} from './provider-server.ts';
import { type ServedMatch, shortIsoOf } from './served-match.ts';

export interface OddsApiServer extends ProviderServer {
  /** Credits of the month; a call may take it below zero, as at the real one. */
  creditsLeft: number;
  /** Every price it has sent. */
  readonly sent: readonly SentPrice[];
}

export interface SentPrice {
  readonly matchId: number;
  /** Unix seconds of its last update. */
  readonly at: number;
  readonly bookmaker: string;
  readonly market: string;
  readonly name: string;
  readonly price: number;
}

const MOST_A_SECOND = 30;
const BOOKMAKERS_OF_A_REGION = 10;
const DETAILS = 'https://the-odds-api.com/liveapi/guides/v4/api-error-codes.html';

const refusal = (status: number, code: string, message: string): ProviderReply => ({
  status,
  body: {
    message,
    error_code: code,
    details_url: `${DETAILS}#${code.toLowerCase().replaceAll('_', '-')}`,
  },
});

const FEATURED: ReadonlySet<string> = new Set(['h2h', 'spreads', 'totals', 'outrights', 'h2h_lay']);
const listOf = (text: string | null): string[] => text?.split(',').filter(Boolean) ?? [];

const eventOf = ({ id, league, startsAt, home, away }: ServedMatch) => ({
  id: id.toString(16).padStart(32, '0'),
  sport_key: league.sportKey,
  sport_title: league.name,
  commence_time: shortIsoOf(startsAt),
  home_team: home,
  away_team: away,
});

interface Outcome {
  readonly name: string;
  readonly price: number;
  readonly point?: number;
}

const PRICES: Readonly<Record<string, (match: ServedMatch) => readonly Outcome[]>> = {
  h2h: ({ home, away }) => [
    { name: away, price: 4.2 },
    { name: home, price: 1.91 },
    { name: 'Draw', price: 3.6 },
  ],
  totals: () => [
    { name: 'Over', price: 1.95, point: 2.5 },
    { name: 'Under', price: 1.87, point: 2.5 },
  ],
  spreads: ({ home, away }) => [
    { name: home, price: 1.9, point: -0.5 },
    { name: away, price: 1.96, point: 0.5 },
  ],
};

/** No two bookmakers have the same prices, and all of them move. */
const shifted = (price: number, shift: number, index: number): number =>
  Math.round(price * 100 + shift + index) / 100;

const pricesOf = (match: ServedMatch, market: string, index: number) =>
  (PRICES[market]?.(match) ?? []).map((outcome) => ({
    ...outcome,
    price: shifted(outcome.price, match.shift, index),
  }));

function oddsOf(
  match: ServedMatch,
  bookmakers: readonly string[],
  markets: readonly string[],
  last_update: string,
) {
  return {
    ...eventOf(match),
    bookmakers: bookmakers.map((key, index) => ({
      key,
      title: key,
      last_update,
      markets: markets.map((market) => ({
        key: market,
        last_update,
        outcomes: pricesOf(match, market, index),
      })),
    })),
  };
}

function scoreOf(match: ServedMatch, now: string) {
  const { state, score, home, away } = match;
  const hasScore = state === 'live' || state === 'finished';
  return {
    ...eventOf(match),
    completed: state === 'finished',
    scores: hasScore
      ? [
          { name: home, score: String(score[0]) },
          { name: away, score: String(score[1]) },
        ]
      : null,
    last_update: hasScore ? now : null,
  };
}

/** The prices in an answer. */
function sentIn(rows: readonly unknown[]): SentPrice[] {
  return (rows as ReturnType<typeof oddsOf>[]).flatMap(({ id, bookmakers }) =>
    bookmakers.flatMap(({ key: bookmaker, markets }) =>
      markets.flatMap(({ key: market, last_update, outcomes }) =>
        outcomes.map(({ name, price }) => ({
          matchId: Number.parseInt(id, 16),
          at: Date.parse(last_update) / 1_000,
          bookmaker,
          market,
          name,
          price,
        })),
      ),
    ),
  );
}

interface Paid {
  readonly cost: number;
  readonly body: readonly unknown[];
}

/** What it costs and answers, or how it refuses; finished events are gone. */
function paidCall(
  kind: string,
  { query }: ProviderCall,
  matches: readonly ServedMatch[],
  now: string,
): Paid | ProviderReply {
  const open = matches.filter(({ state }) => state !== 'finished');
  if (kind === 'events') return { cost: 0, body: open.map(eventOf) };
  if (kind === 'scores') {
    const hasPast = query.has('daysFrom');
    return {
      cost: hasPast ? 2 : 1,
      body: (hasPast ? matches : open).map((match) => scoreOf(match, now)),
    };
  }
  const markets = listOf(query.get('markets') ?? 'h2h');
  const wrong = markets.find((market) => !FEATURED.has(market));
  if (wrong !== undefined)
    return refusal(422, 'INVALID_MARKET', `Markets not supported by this endpoint: ${wrong}`);
  const bookmakers = listOf(query.get('bookmakers'));
  const regions =
    bookmakers.length > 0
      ? Math.ceil(bookmakers.length / BOOKMAKERS_OF_A_REGION)
      : listOf(query.get('regions')).length;
  if (regions === 0) return refusal(422, 'MISSING_REGION', 'Missing regions or bookmakers');
  const names = bookmakers.length > 0 ? bookmakers : ['pinnacle', 'unibet_eu'];
  return {
    cost: open.length === 0 ? 0 : markets.length * regions,
    body: open.map((match) => oddsOf(match, names, markets, now)),
  };
}

/**
 * The Odds API v4: sports and events for nothing, prices and scores for credits of a month.
 * @param nowMs the time of its prices and scores
 */
export async function startOddsApiServer(
  key: string,
  matches: readonly ServedMatch[],
  credits = 500,
  nowMs: () => number = Date.now,
): Promise<OddsApiServer> {
  const quota = { left: credits, used: 0 };
  const secondsOf: number[] = [];
  const sent: SentPrice[] = [];

  const quotaHeaders = (cost: number) => ({
    'x-requests-remaining': String(quota.left),
    'x-requests-used': String(quota.used),
    'x-requests-last': String(cost),
  });

  function sports(): ProviderReply {
    const leagues = new Map(matches.map(({ league }) => [league.sportKey, league]));
    const body = [...leagues.values()].map(({ sportKey, name, country }) => ({
      key: sportKey,
      group: 'Soccer',
      title: `${name} - ${country}`,
      description: name,
      active: true,
      has_outrights: false,
    }));
    return { headers: quotaHeaders(0), body };
  }

  function answer(call: ProviderCall): ProviderReply {
    const given = call.query.get('apiKey');
    if (given === null || given === '') return refusal(401, 'MISSING_KEY', 'API key is missing');
    if (given !== key) return refusal(401, 'INVALID_KEY', 'API key is not valid');
    const ms = Date.now();
    secondsOf.push(ms);
    if (secondsOf.filter((one) => one > ms - 1_000).length > MOST_A_SECOND)
      return { status: 429, body: { message: 'Too many', error_code: 'EXCEEDED_FREQ_LIMIT' } };
    if (/^\/v4\/sports\/?$/.test(call.path)) return sports();
    const [, sport, kind] =
      /^\/v4\/sports\/([^/]+)\/(odds|scores|events)\/?$/.exec(call.path) ?? [];
    if (sport === undefined || kind === undefined) return { status: 404, body: {} };
    const listed = matches.filter(({ league }) => league.sportKey === sport);
    if (listed.length === 0 && sport !== 'upcoming')
      return refusal(404, 'UNKNOWN_SPORT', 'Unknown sport');
    const result = paidCall(
      kind,
      call,
      sport === 'upcoming' ? matches : listed,
      shortIsoOf(Math.floor(nowMs() / 1_000)),
    );
    if (!('cost' in result)) return result;
    if (result.cost > 0 && quota.left <= 0) {
      const used = refusal(401, 'OUT_OF_USAGE_CREDITS', 'Usage quota has been reached.');
      return { ...used, headers: quotaHeaders(0) };
    }
    if (kind === 'odds') sent.push(...sentIn(result.body));
    quota.left -= result.cost;
    quota.used += result.cost;
    return { headers: quotaHeaders(result.cost), body: result.body };
  }

  const server = await startProviderServer(answer);
  return Object.defineProperties(server, {
    creditsLeft: {
      get: () => quota.left,
      set: (left: number) => {
        quota.left = left;
      },
    },
    sent: { value: sent },
  }) as OddsApiServer;
}
