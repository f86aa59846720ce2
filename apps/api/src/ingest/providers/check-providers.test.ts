import {
  BUILT_IN_SETTINGS,
  type CalledProvider,
  createProviderNetwork,
  openDispatcher,
} from '@tipmark/providers';
import {
  aServedMatch,
  EPL,
  startApiSportsServer,
  startFootballDataServer,
  startNhlServer,
  startOddsApiServer,
} from '@tipmark/test-kit/providers';
import { checkProviders } from './check-providers.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const NOW = Date.UTC(2026, 8, 19, 12) / 1_000;
const dispatcher = openDispatcher(500);
const servers: { root: string; close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => dispatcher.close());

async function startAll() {
  const matches = [
    aServedMatch(),
    aServedMatch({ id: 2, league: { ...EPL, id: 78, code: 'BL1' } }),
  ];
  const [odds, football, data, nhl] = await Promise.all([
    startOddsApiServer(KEY, matches),
    startApiSportsServer('football', KEY, matches),
    startFootballDataServer(KEY, matches),
    startNhlServer(matches, () => '2026-09-19'),
  ]);
  servers.push(odds, football, data, nhl);
  const roots = new Map([
    ['the-odds-api', odds.root],
    ['api-football', football.root],
    ['football-data-org', data.root],
    ['nhl', nhl.root],
  ]);
  return { odds, football, data, nhl, roots };
}

async function check(
  providers: readonly CalledProvider[],
  roots: ReadonlyMap<string, string>,
  key = KEY,
) {
  const lines: string[] = [];
  const unusable = await checkProviders({
    providers,
    settings: BUILT_IN_SETTINGS,
    network: createProviderNetwork({
      dispatcher,
      nowMs: Date.now,
      random: () => 0,
      wait: async () => undefined,
      keyOf: () => key,
      userAgent: 'tipmark-test',
    }),
    roots,
    nowSeconds: NOW,
    say: (line) => void lines.push(line),
  });
  return { unusable, lines };
}

const ALL = ['the-odds-api', 'api-football', 'football-data-org', 'nhl'] as const;

test('each key is tried with its cheapest call: plan, quota and coverage', async () => {
  const { roots, odds, football, data } = await startAll();
  expect(await check(ALL, roots)).toEqual({
    unusable: 0,
    lines: [
      'the-odds-api: works; 500 credits left this month, 0 used; this check cost nothing',
      '  covers Premier League',
      '  not played now: Bundesliga, La Liga, Serie A, Ligue 1, NHL',
      'api-football: works; plan Free until 2027-01-01; 0 of 100 calls used today, 10 a minute; this check cost one call',
      '  Premier League: events, line-ups, statistics, prices',
      '  Bundesliga: events, line-ups, statistics, prices',
      ...['La Liga', 'Serie A', 'Ligue 1'].map(
        (name) => `  ${name}: not in the plan, or no season is played now`,
      ),
      'football-data-org: works; 9 calls left this minute; this check cost one call of this minute',
      '  covers Premier League, Bundesliga',
      '  not in the plan: La Liga, Serie A, Ligue 1',
      'nhl: works; this check cost nothing',
      '  asked for NHL',
      '4 of 4 providers can be used',
    ],
  });
  expect(odds.creditsLeft).toBe(500);
  expect([football.callsToday, data.calls.length]).toEqual([1, 1]);
});

test('a wrong key, a used up quota and a provider that is down are named, and nothing is repeated', async () => {
  const { roots, football, nhl } = await startAll();
  await nhl.close();
  servers.splice(servers.indexOf(nhl), 1);
  const { unusable, lines } = await check(ALL, roots, 'wrong-key-wrong-key');
  expect(unusable).toBe(4);
  expect(lines.slice(0, 3)).toEqual([
    'the-odds-api: cannot be used: API key is not valid (HTTP 401)',
    expect.stringMatching(/^api-football: cannot be used: Error\/Missing application key/),
    'football-data-org: cannot be used: Your API token is invalid. (HTTP 400)',
  ]);
  expect(lines[3]).toMatch(/^nhl: cannot be used: .*ECONNREFUSED/);
  expect(lines.join('\n')).not.toContain('wrong-key');
  expect(football.calls.length).toBeLessThanOrEqual(2);
});

test('a clock that is off is reported: limits of a day would begin at another time', async () => {
  const { roots, nhl } = await startAll();
  nhl.clockAheadSeconds = 600;
  const { lines } = await check(['nhl'], roots);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}the clock of this machine is (?:599|60[01]) s behind that of/),
  );
});

test('without any provider it states how to get one', async () => {
  const { unusable, lines } = await check([], new Map());
  expect([unusable, lines[0]]).toEqual([0, expect.stringContaining('PROVIDERS=nhl,openligadb')]);
});
