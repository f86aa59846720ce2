import type { CalledProvider } from '../network/called-providers.ts';
import { assignTasks } from './assign.ts';
import { BUILT_IN_SETTINGS } from './built-in-settings.ts';
import type { Circuit } from './circuit.ts';
import type { PlannedMatch } from './offers/offer.ts';
import { planCalls } from './plan-calls.ts';
import { costsOf, freshnessOf } from './plan-summary.ts';
import { limitsOf } from './provider-limits.ts';
import type { ScheduleSettings } from './settings.ts';
import { createSpendLedger } from './spend-ledger.ts';
import { typicalDay } from './typical-day.ts';

const DAY = 86_400;
const HOUR = 3_600;
/** A Saturday. */
const MORNING = Date.UTC(2026, 8, 19) / 1_000;
const TOP_FIVE = ['Premier League', 'Bundesliga', 'La Liga', 'Serie A', 'Ligue 1'];

const settingsOf = (
  names: readonly string[],
  more: Partial<ScheduleSettings> = {},
): ScheduleSettings => ({
  ...BUILT_IN_SETTINGS,
  leagues: BUILT_IN_SETTINGS.leagues.filter(({ name }) => names.includes(name)),
  ...more,
});

function planDay(
  providers: readonly CalledProvider[],
  settings: ScheduleSettings,
  {
    now = MORNING,
    circuits = new Map<string, Circuit>(),
    matches = typicalDay(settings, now),
  }: {
    now?: number;
    circuits?: ReadonlyMap<string, Circuit>;
    matches?: readonly PlannedMatch[];
  } = {},
) {
  const ledgers = new Map(
    providers.map(
      (name) => [name, createSpendLedger(limitsOf(name, settings.providers[name]))] as const,
    ),
  );
  const { tasks, assignments } = assignTasks({
    now,
    settings,
    providers: new Set(providers),
    ledgers,
    circuits,
    matches,
  });
  const until = now - (now % DAY) + DAY - 1;
  const plan = planCalls({ now, until, tasks, ledgers, circuits, lastCalls: new Map() });
  const fresh = freshnessOf(assignments, tasks, plan.calls, now, until);
  const oldest = (league: string, purpose: string) =>
    fresh.find((row) => row.league === league && row.purpose === purpose);
  return { ...plan, assignments, tasks, fresh, oldest, costs: costsOf(plan.calls) };
}

test('at the free plans of two providers the top five leagues stay at most a minute old while live', () => {
  const day = planDay(['api-football', 'football-data-org'], settingsOf(TOP_FIVE));
  for (const league of TOP_FIVE) {
    const live = day.oldest(league, 'live');
    expect(live?.provider).toBe('football-data-org');
    expect(live?.oldestSeconds).toBeLessThanOrEqual(60);
  }
  // What only the other gives comes from it, within its hundred calls.
  expect(day.oldest('Serie A', 'events')).toMatchObject({ provider: 'api-football' });
  expect(day.oldest('Serie A', 'events')?.oldestSeconds).toBeLessThanOrEqual(20 * 60);
  const calls = day.calls.filter(({ task }) => task.provider === 'api-football');
  expect(calls.length).toBeLessThanOrEqual(100);
  expect(calls.filter(({ task }) => task.purpose === 'lineups').length).toBeGreaterThanOrEqual(4);
});

test('a provider that fails is replaced by another that covers the league', () => {
  const circuits = new Map([
    ['football-data-org', { failures: 3, closedUntil: MORNING + 15 * HOUR }],
  ]);
  const providers = ['api-football', 'football-data-org', 'espn'] as const;
  const day = planDay(providers, settingsOf(TOP_FIVE), { now: MORNING + 13 * HOUR, circuits });
  expect(day.oldest('Ligue 1', 'live')?.provider).toBe('api-football');
});

test('the unofficial fallback is asked only where no other works', () => {
  const providers = ['football-data-org', 'espn'] as const;
  const settings = settingsOf(TOP_FIVE);
  expect(planDay(providers, settings).oldest('Ligue 1', 'live')?.provider).toBe(
    'football-data-org',
  );
  const circuits = new Map([
    ['football-data-org', { failures: 3, closedUntil: MORNING + 2 * HOUR }],
  ]);
  expect(planDay(providers, settings, { circuits }).oldest('Ligue 1', 'live')?.provider).toBe(
    'espn',
  );
});

test('without any key there are the NHL and German soccer', () => {
  const day = planDay(['nhl', 'openligadb'], BUILT_IN_SETTINGS);
  const leagues = new Set(day.assignments.map(({ league }) => league));
  expect([...leagues]).toEqual(['Bundesliga', '2. Bundesliga', 'NHL']);
  expect(day.oldest('NHL', 'live')?.oldestSeconds).toBeLessThanOrEqual(60);
  expect(day.oldest('Bundesliga', 'live')?.oldestSeconds).toBeLessThanOrEqual(120);
});

test('500 credits a month are prices of five leagues every day', () => {
  const day = planDay(['the-odds-api', 'football-data-org'], settingsOf(TOP_FIVE));
  const prices = day.calls.filter(({ task }) => task.purpose === 'prices');
  const credits = prices.reduce((sum, { task }) => sum + task.cost, 0);
  // Twelve days of the month remain, and nothing of it is spent.
  expect(credits).toBeLessThanOrEqual(500 / 12);
  expect(credits).toBeGreaterThanOrEqual(36);
  expect(new Set(prices.flatMap(({ task }) => task.leagues)).size).toBe(5);
});

test('a paid plan makes everything fresher', () => {
  const paid = settingsOf(TOP_FIVE, {
    providers: { 'api-football': { budget: { day: 7_500, minute: 300 } } },
  });
  const day = planDay(['api-football'], paid);
  expect(day.oldest('La Liga', 'live')?.oldestSeconds).toBeLessThanOrEqual(20);
  expect(day.calls.length).toBeLessThanOrEqual(7_500);
});

test('matches that ended are asked for again after ten minutes, two hours and a day', () => {
  const settings = settingsOf(['La Liga']);
  const endedAt = MORNING + 10 * HOUR;
  const match = {
    ids: { 'api-football': '7' },
    league: 'La Liga',
    startsAt: endedAt - 2 * HOUR,
    endedAt,
  };
  const resultsOf = (now: number) =>
    planDay(['api-football'], settings, { now, matches: [match] })
      .calls.filter(({ task }) => task.purpose === 'result')
      .map(({ at, task }) => [at, task.path]);
  const quarter = 900;
  expect(resultsOf(MORNING)).toEqual([
    [endedAt + quarter, '/fixtures?ids=7'],
    [endedAt + 2 * HOUR, '/fixtures?ids=7'],
  ]);
  expect(resultsOf(MORNING + DAY + 1)[0]?.[0]).toBe(endedAt + DAY);
});

test('what users edit is read again for a week', () => {
  const settings = settingsOf(['2. Bundesliga']);
  const endedAt = MORNING + 10 * HOUR;
  const match = {
    ids: { openligadb: '7' },
    league: '2. Bundesliga',
    startsAt: endedAt - 2 * HOUR,
    endedAt,
  };
  const now = MORNING + 7 * DAY;
  const results = planDay(['openligadb'], settings, { now, matches: [match] }).calls.filter(
    ({ task }) => task.purpose === 'result',
  );
  expect(results.map(({ at }) => at)).toEqual([endedAt + 7 * DAY]);
});

test('a group of OpenLigaDB is asked for by its number, and whether it changed at first', () => {
  const leagues = settingsOf(['Bundesliga']).leagues.map((league) => {
    return { ...league, ids: { openligadb: 'bl1' } };
  });
  const startsAt = MORNING + 14 * HOUR;
  const plays = (id: string, round?: string) => ({
    ids: { openligadb: id },
    league: 'Bundesliga',
    startsAt,
    ...(round === undefined ? {} : { round }),
  });
  const matches = [
    plays('1', '4'),
    plays('2', '4'),
    plays('3', '2'),
    plays('4', 'Final'),
    plays('5'),
  ];
  const { tasks } = planDay(['openligadb'], { providers: {}, leagues }, { matches });
  const live = tasks.filter(({ purpose }) => purpose === 'live');
  expect(live.map(({ path, check }) => [path, check?.path, check?.starts.length])).toEqual([
    ['/getmatchdata/bl1/2026/4', '/getlastchangedate/bl1/2026/4', 2],
    ['/getmatchdata/bl1/2026/2', '/getlastchangedate/bl1/2026/2', 1],
    ['/getmatchdata/bl1', undefined, undefined],
  ]);
  // corrections of a group that is over are looked for in it, not in the current one
  const results = tasks.filter(({ purpose }) => purpose === 'result');
  expect(new Set(results.map(({ path }) => path))).toEqual(new Set(live.map(({ path }) => path)));
});

test('one call for the matches of a weekend afternoon, twenty at most', () => {
  const settings = settingsOf(['La Liga']);
  const matches = Array.from({ length: 45 }, (_, index) => ({
    ids: { 'api-football': String(index + 1) },
    league: 'La Liga',
    startsAt: MORNING + 14 * HOUR,
  }));
  const { tasks } = planDay(['api-football'], settings, { matches });
  const lineups = tasks.filter(({ purpose }) => purpose === 'lineups');
  expect(lineups.map(({ path }) => path.split('-').length)).toEqual([20, 20, 5, 20, 20, 5]);
});

test('games of an American evening are asked for under their American date', () => {
  const settings = settingsOf(['NHL']);
  const match = { ids: { nhl: '2026020001' }, league: 'NHL', startsAt: MORNING + DAY + 2 * HOUR };
  const { tasks } = planDay(['nhl'], settings, { now: MORNING + DAY, matches: [match] });
  const live = tasks.filter(({ purpose }) => purpose === 'live');
  expect(live.map(({ path }) => path)).toEqual(['/score/2026-09-19']);
});

test('a game of the NHL is asked for on its own once it is over', () => {
  const settings = settingsOf(['NHL']);
  const matches = [1, 2].map((number) => ({
    ids: { nhl: `202602000${number}` },
    league: 'NHL',
    startsAt: MORNING + number * HOUR,
    endedAt: MORNING + (number + 3) * HOUR,
  }));
  const { tasks } = planDay(['nhl'], settings, { matches });
  const results = tasks.filter(({ purpose }) => purpose === 'result');
  const pathsOf = (id: string) =>
    new Set(results.map(({ path }) => path).filter((path) => path.includes(id)));
  expect([...pathsOf('2026020001')]).toEqual([
    '/gamecenter/2026020001/play-by-play',
    '/gamecenter/2026020001/right-rail',
  ]);
  // Ten minutes, two hours and a day after its own end.
  expect(results.filter(({ path }) => path.includes('2026020002'))).toHaveLength(6);
});

test('goals and prices of hockey games are calls about one game each', () => {
  const settings = settingsOf(['NHL']);
  const games = [1, 2].map((number) => ({
    ids: { 'api-hockey': `30${number}` },
    league: 'NHL',
    startsAt: MORNING + 12 * number * HOUR,
    ...(number === 1 && { endedAt: MORNING + 15 * HOUR }),
  }));
  const now = MORNING + 16 * HOUR;
  const { tasks, calls } = planDay(['api-hockey'], settings, { now, matches: games });
  const prices = tasks.filter(({ purpose }) => purpose === 'prices');
  expect(prices.map(({ path }) => path)).toEqual(['/odds?game=302']);
  const events = tasks.filter(({ path }) => path.startsWith('/games/events'));
  // ten minutes, two hours and a day after each end
  expect(Map.groupBy(events, ({ path }) => path).get('/games/events?game=301')).toHaveLength(3);
  expect(calls.some(({ task }) => task.path === '/odds?game=302')).toBe(true);
  const withOdds = planDay(['api-hockey', 'the-odds-api'], settings, { now, matches: games });
  expect(withOdds.tasks.some(({ path }) => path.startsWith('/odds?game='))).toBe(false);
});

test('times of api-tennis.com come in UTC', () => {
  const { tasks } = planDay(['api-tennis'], BUILT_IN_SETTINGS);
  expect(tasks.every(({ path }) => path.includes('timezone=UTC'))).toBe(true);
  expect(tasks.length).toBeGreaterThan(0);
});

test('no two tasks have one name, and none has a key in its path', () => {
  const providers: CalledProvider[] = [
    'nhl',
    'api-football',
    'api-hockey',
    'football-data-org',
    'openligadb',
    'live-tennis-api',
    'api-tennis',
    'the-odds-api',
    'espn',
  ];
  const { tasks } = planDay(providers, BUILT_IN_SETTINGS);
  const names = tasks.map(({ id }) => id);
  expect(names.filter((id, index) => names.indexOf(id) < index)).toEqual([]);
  expect(tasks.filter(({ path }) => /api_?key|token/i.test(path))).toEqual([]);
});

test('squads of API-Football are planned once a week for each team of a match', () => {
  const settings = settingsOf(['Premier League']);
  const paths = new Map<string, string>();
  for (let day = 0; day < 7; day += 1) {
    const now = Date.UTC(2026, 8, 17 + day) / 1_000;
    const matches = typicalDay(settings, now);
    const { tasks } = planDay(['api-football'], settings, { now, matches });
    for (const { id, path, purpose } of tasks) if (purpose === 'squads') paths.set(id, path);
  }
  // Ten matches, the same twenty teams every day of a week.
  expect(new Set(paths.values()).size).toBe(20);
  expect(paths.size).toBe(20);
  expect([...paths.values()][0]).toMatch(/^\/players\/squads\?team=\d+$/);
  const { costs } = planDay(['api-football'], settings);
  const [squads] = costs.filter(({ purpose }) => purpose === 'squads');
  expect(squads?.calls).toBeGreaterThan(0);
  expect(squads?.calls).toBeLessThanOrEqual(5);
  const without = {
    ...settings,
    leagues: settings.leagues.map((league) => ({ ...league, wants: ['live' as const] })),
  };
  const { tasks } = planDay(['api-football'], without);
  expect(tasks.some(({ purpose }) => purpose === 'squads')).toBe(false);
});
