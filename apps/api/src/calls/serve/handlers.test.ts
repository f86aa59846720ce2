import {
  type DeclaredEndpoint,
  type EndpointName,
  endpoints,
  errorCodesOf,
} from '@tipmark/contract';
import { TIP_RESULT } from '@tipmark/domain';
import {
  aFeedEvent,
  aFeedMatch,
  aFeedOdds,
  aFeedReferee,
  aFeedScore,
  aFeedSetting,
  toNdjson,
} from '@tipmark/test-kit';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { betCalls } from '../../betting/bets/testing/bet-calls.ts';
import { contestCalls } from '../../betting/contests/testing/contest-calls.ts';
import { aWitness } from '../../betting/ledger/testing/a-witness.ts';
import { scannerCalls } from '../../discovery/scanner/testing/scanner-calls.ts';
import { searchCalls } from '../../discovery/search-users-tips/testing/search-calls.ts';
import { templateCalls } from '../../discovery/templates/testing/template-calls.ts';
import { OFFERED } from '../../people/account/sign-ins/testing/arrivals.ts';
import { accountCalls } from '../../people/account/testing/account-calls.ts';
import { aPerson } from '../../people/account/testing/people.ts';
import { feedbackCalls } from '../../people/feedback/testing/feedback-calls.ts';
import { notificationCalls } from '../../people/notifications/testing/notification-calls.ts';
import { premiumCalls } from '../../people/premium/testing/premium-calls.ts';
import { CALLERS, STOPPED, someCallers } from '../../platform/access/testing/callers.ts';
import type { Limits } from '../../platform/admission/rate-limits.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { sendFeed } from '../../testing/feed.ts';
import { aUser } from '../../testing/users.ts';
import { calendarCalls } from '../calendars/testing/calendar-calls.ts';
import { comparisonCalls } from '../comparison/testing/comparison-calls.ts';
import { hockeyCalls } from '../hockey/testing/hockey-calls.ts';
import { soccerCalls } from '../soccer/testing/soccer-calls.ts';
import { tennisCalls } from '../tennis/testing/tennis-calls.ts';
import { handlers } from './handlers.ts';

const KICK_OFF = 1_705_158_000;
const TEAMS = Array.from({ length: 30 }, (_, index) => `Club ${index}`);

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF, config: { signInProviders: [OFFERED] } });
  const startsAt = KICK_OFF + 3_600;
  const past = TEAMS.slice(1, 7);
  const pairs = TEAMS.slice(1).map((team) =>
    aFeedMatch('Club 0', team, { startsAt, refereeKey: 'M Oliver' }),
  );
  await sendFeed(api, [
    ...aFeedSetting(...TEAMS),
    aFeedReferee('M Oliver'),
    ...pairs,
    ...pairs.map(({ key }) => aFeedOdds(key)),
  ]);
  // a record that makes value trends
  await sendFeed(api, [
    ...past.map((team, index) =>
      aFeedMatch('Club 0', team, {
        key: `past ${team}`,
        startsAt: KICK_OFF - (index + 1) * 86_400,
      }),
    ),
    ...past.map((team) => aFeedScore(`past ${team}`, 4, 0)),
    aFeedEvent('past Club 1', { player: 'A Forward' }),
  ]);
  await aUser(api, 'ivan');
}, 60_000);

afterAll(() => api.close());

let countOfWriters = 0;

/** A tip on a match an hour before its start. */
async function tipWrite(method: 'POST', name: string, url: string) {
  countOfWriters += 1;
  const { headers } = await aPerson(api, { name: `${name} ${countOfWriters}` });
  const payload = { odd_type: '1x2.1', stake: 1, description: '' };
  return { method, url, payload, headers: { ...headers, 'idempotency-key': 'one' } };
}

/** The most expensive call of each endpoint. An endpoint without one does not compile. */
const CALLS: Readonly<Record<EndpointName, () => InjectOptions | Promise<InjectOptions>>> = {
  ...accountCalls(() => api),
  ...betCalls(() => api),
  ...contestCalls(),
  ...feedbackCalls(() => api),
  ...notificationCalls(() => api),
  ...premiumCalls(() => api),
  ...templateCalls(() => api),
  ...scannerCalls(() => api),
  ...searchCalls(() => api),
  ...calendarCalls(() => api),
  ...comparisonCalls(() => api),
  ...soccerCalls(() => api),
  ...hockeyCalls(() => api),
  ...tennisCalls(() => api),
  feedRecords: () => ({
    method: 'POST',
    url: '/feed/records',
    headers: { authorization: api.services.feedKey, 'content-type': 'application/x-ndjson' },
    payload: toNdjson(aFeedSetting('Club 0')),
  }),
  hideTipText: async () => {
    const added = await tipWrite('POST', 'Hidden', '/soccer/events/tips/105/1');
    const { tip } = (await api.app.inject(added)).json().data;
    const headers = { authorization: api.services.operatorKey };
    return { method: 'POST', url: `/moderation/tips/${tip.id}/hide-text`, headers };
  },
  capperCard: async () => {
    const added = await tipWrite('POST', 'Carded', '/soccer/events/tips/104/1');
    const { tip } = (await api.app.inject(added)).json().data;
    return { url: `/capper-card/${tip.author.url}` };
  },
  capperUpdates: async () => {
    const added = await tipWrite('POST', 'Followed', '/soccer/events/tips/104/1');
    const { tip } = (await api.app.inject(added)).json().data;
    await sql`update tips set result = ${TIP_RESULT.won} where id = ${tip.id}`.execute(
      api.database.db,
    );
    return { url: `/capper-updates/${tip.author.url}` };
  },
  ledgerChainFrom: () => ({ url: '/ledger/chain/1' }),
  ledgerHeadOfDay: () => ({ url: '/ledger/head/2024-01-12' }),
  ledgerOfUser: () => ({ url: '/ledger/ivan' }),
  addLedgerStatement: async () => {
    const head = (await api.app.inject('/ledger/head/2024-01-12')).json().data;
    const payload = aWitness('Archive').statementOf(head, KICK_OFF - 3_600);
    return { method: 'POST', url: '/ledger/statements', payload };
  },
  pageBookmaker: async () => {
    const { db } = api.services;
    // one that has odds: others have no page
    const known = { id: 9_001, name: 'Rivalto', is_aggregate: false, is_simulated: true };
    const row = db.insertInto('bookmakers').values(known);
    await row.onConflict((conflict) => conflict.doNothing()).execute();
    return { url: '/page-bookmakers/rivalto' };
  },
  pageBookmakers: () => ({ url: '/page-bookmakers' }),
  pageEmpty: () => ({ url: '/page-empty?hasSidebar=1&hasMatches=1' }),
  pageProfile: async () => {
    const added = await tipWrite('POST', 'Profiled', '/soccer/events/tips/105/1');
    const { tip } = (await api.app.inject(added)).json().data;
    const url = `/page-profile/${tip.author.url}`;
    const { headers } = added;
    await api.app.inject({ method: 'PUT', url, headers, payload: { is_reset: true } });
    return { url, headers };
  },
  pageProfileTips: async () => {
    const added = await tipWrite('POST', 'Poster', '/soccer/events/tips/104/1');
    const { tip } = (await api.app.inject(added)).json().data;
    return { url: `/page-profile/${tip.author.url}/tips` };
  },
  pageUsersRating: async () => {
    const added = await tipWrite('POST', 'Contestant', '/soccer/events/tips/107/1');
    const description = 'Хозяева не проигрывают дома с осени, а у гостей нет обороны.';
    const payload = { ...added.payload, description, contestSeasonId: 1_202_401 };
    await api.app.inject({ ...added, payload });
    return { url: '/page-users-rating?contestId=1', headers: added.headers };
  },
  soccerEventMatches: () => ({ url: '/soccer/events/matches/101/10/12/0/0/0/0/1' }),
  soccerEventOddsHistory: () => ({ url: '/soccer/events/odds-history/101/0' }),
  soccerEventPage: () => ({ url: '/soccer/events/page/101/10/12/0/0/0/0/1/0' }),
  soccerEventReferee: () => ({ url: '/soccer/events/referee/101/20/24/0/0' }),
  soccerEventStory: () => ({ url: '/soccer/events/story/101' }),
  soccerEventSquads: () => ({ url: '/soccer/events/squads/101/10/12/0/0/0/0/1' }),
  soccerEventSummary: () => ({ url: '/soccer/events/summary/101/10/12/0/0/0/0/1' }),
  soccerEventTable: () => ({ url: '/soccer/events/table/101/0' }),
  soccerEventTrends: () => ({ url: '/soccer/events/trends/101/10/12/0/0/0/0/1' }),
  soccerEventTipAdd: async () => tipWrite('POST', 'Writer', '/soccer/events/tips/102/1'),
  soccerEventTipChange: async () => {
    const added = await tipWrite('POST', 'Changer', '/soccer/events/tips/103/1');
    const { tip } = (await api.app.inject(added)).json().data;
    const payload = { odd_type: '1x2.2', stake: 2, description: '' };
    return { ...added, method: 'PUT', url: `${added.url}/${tip.id}`, payload };
  },
  soccerEventTips: () => ({ url: '/soccer/events/tips/101/1' }),
  pageSoccerLeague: () => ({ url: '/page-soccer-league/101/0/0/0/1/1/1?round=1' }),
  pageSoccerLeagues: () => ({ url: '/page-soccer-leagues/1/0/1/0/3/1/1/1' }),
  pageSoccerReferee: () => ({ url: '/page-soccer-referee/101/20/24/0/0' }),
  pageSoccerReferees: () => ({ url: '/page-soccer-referees/1/20/24/99999/0/1/1/1' }),
  pageSoccerTeam: () => ({ url: '/page-soccer-team/101/10/0/0/1/1/1/1' }),
  pageSoccerTeams: () => ({ url: '/page-soccer-teams/1/10/99999/0/1/48/1' }),
  soccerTeamSquad: () => ({ url: '/soccer/team/squad/101' }),
  soccerTeamPlayer: () => ({ url: '/soccer/team/player/101/a-forward' }),
  soccerLeagueScorers: () => ({ url: '/soccer-league-scorers/101/0/0/1/1' }),
  soccerLeagueStreaks: () => ({ url: '/soccer/league/streaks?leagueId=101' }),
  soccerLeagueStreakMatches: () => ({
    url: '/soccer/league/streak/matches?leagueId=101&teamId=101&kind=win&scope=all',
  }),
  soccerLeagueMatches: () => ({ url: '/soccer-league-matches/2/1/0/0' }),
  soccerDayTips: () => ({ url: `/soccer/results/tips?timestamp=${KICK_OFF}` }),
  soccerMainPage: () => ({ url: '/soccer/main/page' }),
  soccerMathAnalysisPage: () => ({ url: `/soccer/math-analysis/page?timestamp=${KICK_OFF}` }),
  soccerMathAnalysisReliability: () => ({ url: '/soccer/math-analysis/reliability?all=1' }),
  soccerResultsPage: () => ({ url: `/soccer/results/page?timestamp=${KICK_OFF}&odds=1` }),
  soccerSearch: () => ({ url: '/soccer/search/?query=clud' }),
  soccerTipMaker: () => ({ url: '/soccer/tip-maker/101/1x2.1' }),
  statistics: () => ({
    method: 'POST',
    url: '/statistics',
    headers: {
      cookie: `token=${api.services.guests.issue().token}`,
      'user-agent': 'Mozilla/5.0 Firefox/150.0',
    },
    payload: { event_type: 'page_view', event_properties: { matchUrl: '1-x' } },
  }),
  siteState: () => ({ url: '/site-state' }),
  siteStatus: () => ({ url: '/site-status' }),
  siteMap: () => ({ url: '/site-map' }),
  siteMapPart: () => ({ url: '/site-map/events/0' }),
  timezone: () => ({ url: '/timezone' }),
};

/** The first call that uses the tip index builds it: the search, before scanner and templates. */
const rank = (name: EndpointName) => Number(/Scanner|Template|Dropping|Grid/.test(name));
const NAMES = (Object.keys(endpoints) as EndpointName[]).toSorted(
  (one, other) => rank(one) - rank(other),
);
const isBounded = (name: EndpointName) => Number.isFinite(handlers[name].statements);

let now = KICK_OFF;

/** Of a response without cached parts. */
async function countStatementsOf(name: EndpointName): Promise<unknown> {
  const call = await CALLS[name]();
  now += 2;
  api.setNow(now);
  api.services.responses.purge(['*']);
  const reply = await api.app.inject(call);
  expect(reply.statusCode).toBe(200);
  return api.log.findLast(({ msg }) => msg === 'request')?.['statements'];
}

/** Acquiring and releasing the lock of a user: the embedded database needs none. */
const ofServerLock = (name: EndpointName) =>
  !isTestingPostgres && ['accountDelete', 'changeSubscription'].includes(name) ? 2 : 0;

// Exactly: a declared number above the actual one would hide new statements.
test.each(NAMES.filter(isBounded))('%s takes as many statements as it declares', async (name) => {
  const declared = Number(handlers[name].statements);
  expect(await countStatementsOf(name)).toBe(declared - ofServerLock(name));
});

test.each(NAMES.filter((name) => endpoints[name].cache === 'shared'))(
  '%s is shared: publicly cacheable and without a cookie',
  async (name) => {
    const { headers } = await api.app.inject(await CALLS[name]());
    expect(headers['cache-control']).toMatch(/^public, max-age=5/);
    expect(headers['vary']).toMatch(/^Accept-Language, Authorization, Cookie, Accept-Encoding/);
    const handler: object = handlers[name];
    const isDayList = 'isDayList' in handler && handler.isDayList === true;
    expect(String(headers['vary']).endsWith(', Timezone-Offset')).toBe(isDayList);
    expect(headers).not.toHaveProperty('set-cookie');
  },
);

test.each(NAMES.filter((name) => endpoints[name].cache === 'private'))(
  '%s is private: never cached',
  async (name) => {
    const { headers } = await api.app.inject(await CALLS[name]());
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['vary']).toMatch(/^Accept-Language, Authorization, Cookie/);
    expect(headers).not.toHaveProperty('etag');
  },
);

/** Counts how often anything is limited while a call is made. */
async function countLimits(call: () => Promise<unknown>): Promise<number> {
  const { limits } = api.services;
  const take = limits.take;
  let count = 0;
  const counting: Partial<Limits> = {
    take(limit, key) {
      count += 1;
      return take(limit, key);
    },
  };
  Object.assign(limits, counting);
  await call();
  Object.assign(limits, { take });
  return count;
}

test.each(NAMES)('%s declares its rate limits and idempotency keys as errors', async (name) => {
  const endpoint: DeclaredEndpoint = endpoints[name];
  const good = await CALLS[name]();
  const key = `limits of ${name}`;
  const call = { ...good, headers: { ...good.headers, 'idempotency-key': key } };
  const taken = await countLimits(() => api.app.inject(call));
  const handler: object = handlers[name];
  const isLimited = taken > 0 || 'callsPerMinute' in handler || 'atOnce' in handler;
  const cached = await api.services.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('key', '=', key)
    .execute();
  const refusals = errorCodesOf(endpoint);
  expect({
    rate_limited: refusals.includes('rate_limited'),
    idempotency_mismatch: refusals.includes('idempotency_mismatch'),
  }).toEqual({ rate_limited: isLimited, idempotency_mismatch: cached.length > 0 });
});

/** Free only to some extent: their valid calls exceed it. */
const PAID_IN_PART: ReadonlySet<string> = new Set([
  'soccerOddsScannerParameters',
  'hockeyOddsScannerParameters',
  'tennisOddsScannerParameters',
  'soccerOddsScannerRecord',
  'hockeyOddsScannerRecord',
  'tennisOddsScannerRecord',
  'tipsSearch',
  'usersSearch',
  'tipsSearchRecord',
  'usersSearchRecord',
]);

const headersOf = someCallers(() => api);

/** Names of headers with which a valid call identifies its caller. */
const WHO = new Set(['authorization', 'cookie', 'idempotency-key']);

/** A user's valid call, made by another user: only the caller's rights decide. */
test.each(NAMES.filter((name) => endpoints[name].access !== 'local'))(
  '%s called by others is answered by their access only',
  async (name) => {
    const { cache } = endpoints[name];
    const access = PAID_IN_PART.has(name) ? 'premium' : endpoints[name].access;
    const good = await CALLS[name]();
    const cached = Object.entries(good.headers ?? {}).filter(([header]) => !WHO.has(header));
    for (const caller of CALLERS) {
      const headers = { ...Object.fromEntries(cached), ...(await headersOf(caller)) };
      const reply = await api.app.inject({ ...good, headers });
      const stopped = STOPPED[access][caller];
      const isProved = endpoints[name].access === 'user' && 'proof' in endpoints[name];
      // another user's proof is wrong or missing for this one
      const accepted = [200, 400, 404, 409, 422, 429, ...(isProved ? [403] : [])];
      if (stopped === undefined) expect(accepted).toContain(reply.statusCode);
      else expect([caller, reply.statusCode]).toEqual([caller, stopped]);
      const isStored = reply.headers['cache-control']?.includes('public') === true;
      expect(isStored).toBe(cache === 'shared' && reply.statusCode === 200);
    }
  },
  60_000,
);
