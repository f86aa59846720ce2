import {
  type CalledProvider,
  createProviderNetwork,
  openDispatcher,
  PROVIDERS,
  type ScheduleSettings,
} from '@tipmark/providers';
import {
  aServedMatch,
  EPL,
  type ServedMatch,
  startApiSportsServer,
  startFootballDataServer,
  startNhlServer,
  startOddsApiServer,
  startOpenLigaServer,
} from '@tipmark/test-kit/providers';
import { sql } from 'kysely';
import { createLocalBus } from '../../../platform/bus/bus.ts';
import type { Wake } from '../../../platform/jobs/job.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { emptyWorld } from '../../testing/stored-world.ts';
import { createProvidersJob } from './providers-job.ts';

const HOUR = 3_600;
const KICK_OFF = Date.UTC(2026, 8, 19, 14) / 1_000;
const MORNING = KICK_OFF - 14 * HOUR;
const KEY = '0123456789abcdef0123456789abcdef';

let database: TestDatabase;
const dispatcher = openDispatcher(500);
const servers: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(async () => {
  await emptyWorld(database.db);
  await sql`truncate provider_spends, provider_spend_hours, provider_tasks, provider_states, provider_changes, quarantine`.execute(
    database.db,
  );
});

afterAll(async () => {
  for (const server of servers) await server.close();
  await dispatcher.close();
  await database.close();
});

/** How a match stands at a time. */
function play(match: ServedMatch, at: number): void {
  const minutes = Math.floor((at - match.startsAt) / 60);
  match.state = minutes < 0 ? 'scheduled' : minutes < 110 ? 'live' : 'finished';
  match.minute = Math.min(90, Math.max(0, minutes));
  match.score = minutes < 60 ? [0, 0] : [1, 0];
}

/** A worker of real readers at local servers, whose day passes as the test says. */
function startDay(
  roots: Partial<Record<CalledProvider, string>>,
  settings: ScheduleSettings,
  matches: readonly ServedMatch[],
  clock: { now: number },
) {
  const job = createProvidersJob({
    providers: Object.keys(roots) as CalledProvider[],
    readers: PROVIDERS,
    settings: () => settings,
    network: createProviderNetwork({
      dispatcher,
      nowMs: () => clock.now * 1_000,
      random: () => 0.5,
      wait: async () => undefined,
      keyOf: () => KEY,
      userAgent: 'tipmark-test',
    }),
    roots: new Map(Object.entries(roots)),
    random: () => 0.5,
  });
  const errors: unknown[] = [];
  const wake: Wake = {
    matchIds: [],
    isFull: true,
    onError: (error) => void errors.push(error),
    isStopped: () => false,
  };
  const bus = createLocalBus();
  return {
    errors,
    async runUntil(end: number, step: number): Promise<void> {
      for (; clock.now < end; clock.now += step) {
        for (const match of matches) play(match, clock.now);
        await job.run({ db: database.db, bus, clock: () => clock.now }, wake);
      }
    },
  };
}

const stored = () =>
  database.db
    .selectFrom('matches')
    .select(['status', 'home_score', 'away_score'])
    .orderBy('starts_at')
    .execute();

const quarantined = () =>
  database.db.selectFrom('quarantine').select(['source', 'reason']).execute();

test('three real protocols fill a match day, within the free plans of each', async () => {
  const settings: ScheduleSettings = {
    providers: {},
    leagues: [
      {
        name: 'Premier League',
        sport: 'soccer',
        ids: { 'api-football': 39, 'football-data-org': 'PL', 'the-odds-api': 'soccer_epl' },
      },
    ],
  };
  const clock = { now: MORNING };
  const matches = [aServedMatch({ startsAt: KICK_OFF })];
  // The servers count minutes by their own clock, in which this day is over in seconds.
  const [football, data, odds] = await Promise.all([
    startApiSportsServer('football', KEY, matches, { day: 100, minute: 10_000 }),
    startFootballDataServer(KEY, matches, 10_000),
    startOddsApiServer(KEY, matches, 500, () => clock.now * 1_000),
  ]);
  servers.push(football, data, odds);
  const roots = {
    'api-football': football.root,
    'football-data-org': data.root,
    'the-odds-api': odds.root,
  };
  const day = startDay(roots, settings, matches, clock);
  await day.runUntil(MORNING + HOUR, 300);
  expect(await stored()).toEqual([{ status: 1, home_score: null, away_score: null }]);
  await day.runUntil(KICK_OFF - 600, 600);
  await day.runUntil(KICK_OFF + 65 * 60, 60);
  // Both providers of scores report one match.
  expect(await stored()).toEqual([{ status: 2, home_score: 1, away_score: 0 }]);
  await day.runUntil(KICK_OFF + 5 * HOUR, 300);
  expect(await stored()).toEqual([{ status: 3, home_score: 1, away_score: 0 }]);
  const { rows } = await sql<{ bookmakers: number }>`
    select count(distinct bookmaker_id)::int as bookmakers from odds_points
  `.execute(database.db);
  expect(rows[0]?.bookmakers).toBe(2);
  expect(football.callsToday).toBeLessThanOrEqual(100);
  expect(500 - odds.creditsLeft).toBeGreaterThan(0);
  // 500 credits, of which twelve days remain.
  expect(500 - odds.creditsLeft).toBeLessThanOrEqual(500 / 12);
  expect([day.errors, await quarantined()]).toEqual([[], []]);
}, 120_000);

const aGermanMatch = () =>
  aServedMatch({
    league: { ...EPL, name: 'Bundesliga', country: 'Germany', code: 'bl1', id: 4_741 },
    home: 'Werder Bremen',
    away: 'Bochum',
    startsAt: KICK_OFF,
  });
const BUNDESLIGA = { name: 'Bundesliga', sport: 'soccer', ids: { openligadb: 'bl1' } } as const;

test('without any key: the NHL and German soccer, gently', async () => {
  const german = aGermanMatch();
  const american = aServedMatch({
    id: 204,
    league: { ...EPL, name: 'NHL', country: 'USA', code: 'nhl' },
    home: 'Bruins',
    away: 'Canucks',
    // an evening in America, after midnight in UTC
    startsAt: KICK_OFF + 11 * HOUR,
  });
  const matches = [german, american];
  const clock = { now: MORNING };
  const [liga, nhl] = await Promise.all([
    startOpenLigaServer([german]),
    startNhlServer([american], () => '2026-09-19'),
  ]);
  servers.push(liga, nhl);
  const settings: ScheduleSettings = {
    providers: {},
    leagues: [BUNDESLIGA, { name: 'NHL', sport: 'hockey', ids: { nhl: 'nhl' } }],
  };
  const day = startDay({ openligadb: liga.root, nhl: nhl.root }, settings, matches, clock);
  await day.runUntil(KICK_OFF - 600, 1_200);
  expect((await stored()).map(({ status }) => status)).toEqual([1, 1]);
  await day.runUntil(KICK_OFF + 240, 120);
  // it is under way by the clock, though nobody wrote anything yet
  expect((await stored())[0]?.status).toBe(2);
  await day.runUntil(KICK_OFF + 3 * HOUR, 120);
  const callsOf = (kind: string) => liga.calls.filter(({ path }) => path.startsWith(`/${kind}/`));
  const full = callsOf('getmatchdata').filter(({ path }) => path.endsWith('/bl1/2026/5'));
  expect(callsOf('getlastchangedate').length).toBeGreaterThan(50);
  // minutes, a goal, the end: a full answer for each change, and one at the start
  expect(full.length).toBeLessThanOrEqual(liga.countOfChanges + 2);
  expect(await stored()).toMatchObject([
    { status: 3, home_score: 1, away_score: 0 },
    { status: 1 },
  ]);
  await day.runUntil(american.startsAt - 600, 1_200);
  await day.runUntil(american.startsAt + 70 * 60, 120);
  expect((await stored())[1]).toMatchObject({ status: 2, home_score: 1, away_score: 0 });
  await day.runUntil(american.startsAt + 3 * HOUR, 120);
  expect((await stored())[1]).toMatchObject({ status: 3, home_score: 1, away_score: 0 });
  expect(liga.calls.length).toBeLessThanOrEqual(120);
  expect([day.errors, await quarantined()]).toEqual([[], []]);
}, 120_000);

test('a budget without room for the question of what changed is spent on scores', async () => {
  const matches = [aGermanMatch()];
  const liga = await startOpenLigaServer(matches);
  servers.push(liga);
  const settings: ScheduleSettings = {
    providers: { openligadb: { budget: { minute: 1 } } },
    leagues: [BUNDESLIGA],
  };
  const day = startDay({ openligadb: liga.root }, settings, matches, { now: MORNING });
  await day.runUntil(KICK_OFF - 600, 1_200);
  await day.runUntil(KICK_OFF + 600, 70);
  expect(await stored()).toMatchObject([{ status: 2, home_score: 0, away_score: 0 }]);
  await day.runUntil(KICK_OFF + 3 * HOUR, 70);
  expect(await stored()).toMatchObject([{ status: 3, home_score: 1, away_score: 0 }]);
  expect([day.errors, await quarantined()]).toEqual([[], []]);
}, 120_000);

test('prices on more pages than were planned are read to the last, within the budget', async () => {
  const matches = Array.from({ length: 12 }, (_, index) =>
    aServedMatch({
      id: 900 + index,
      home: `Home ${index + 1}`,
      away: `Away ${index + 1}`,
      startsAt: KICK_OFF,
    }),
  );
  const limits = { day: 100, minute: 10_000, pageSize: 3 };
  const football = await startApiSportsServer('football', KEY, matches, limits);
  servers.push(football);
  const run = async (budget: number) => {
    const settings: ScheduleSettings = {
      providers: { 'api-football': { budget: { day: budget, minute: 1_000 } } },
      leagues: [
        {
          name: 'Premier League',
          sport: 'soccer',
          ids: { 'api-football': 39 },
          wants: ['fixtures', 'prices'],
        },
      ],
    };
    const clock = { now: MORNING };
    const day = startDay({ 'api-football': football.root }, settings, matches, clock);
    await day.runUntil(MORNING + 1_200, 300);
    expect(day.errors).toEqual([]);
    const { rows } = await sql<{ priced: number; spent: number }>`
      select (select count(distinct match_id)::int from odds_points) as priced,
        (select count(*)::int from provider_spends) as spent
    `.execute(database.db);
    return rows[0];
  };
  const all = await run(100);
  expect(all?.priced).toBe(12);
  const pages = football.calls.flatMap(({ path, query }) =>
    path === '/odds' ? [query.get('page') ?? '1'] : [],
  );
  expect(new Set(pages)).toEqual(new Set(['1', '2', '3', '4']));
  expect(all?.spent).toBe(football.callsToday);

  await emptyWorld(database.db);
  await sql`truncate provider_spends, provider_spend_hours, provider_tasks, provider_states`.execute(
    database.db,
  );
  const before = football.callsToday;
  const few = await run(3);
  expect(football.callsToday - before).toBeLessThanOrEqual(3);
  expect(few?.spent).toBe(football.callsToday - before);
}, 120_000);
