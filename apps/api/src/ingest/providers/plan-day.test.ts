import { BUILT_IN_SETTINGS, type CalledProvider } from '@tipmark/providers';
import { type PlanOptions, planDay } from './plan-day.ts';

const NOON = Date.UTC(2026, 8, 19, 12) / 1_000;

function plan(providers: readonly CalledProvider[], options: Partial<PlanOptions> = {}): string {
  let text = '';
  planDay({
    providers,
    settings: BUILT_IN_SETTINGS,
    at: NOON,
    ...options,
    write: (more) => {
      text += more;
    },
  });
  return text;
}

/** The cells of the row that begins with these. */
const rowOf = (text: string, ...cells: readonly string[]) =>
  text
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/))
    .find((row) => cells.every((cell, index) => row[index] === cell));

test('a day of two free plans: what it costs, and how old the numbers get', () => {
  const text = plan(['api-football', 'football-data-org']);
  const total =
    /^api-football: (\d+) calls a day; its limits: 10 calls a minute, 100 calls a day$/m;
  expect(Number(total.exec(text)?.[1])).toBeLessThanOrEqual(100);
  expect(rowOf(text, 'api-football', 'lineups')).toBeDefined();
  for (const league of ['Premier League', 'Bundesliga', 'La Liga', 'Serie A', 'Ligue 1']) {
    const [, , provider, age = ''] = rowOf(text, league, 'live') ?? [];
    expect([league, provider, Number(/^(\d+) s$/.exec(age)?.[1]) <= 60]).toEqual([
      league,
      'football-data-org',
      true,
    ]);
  }
  expect(text).toContain('No provider in use covers 2. Bundesliga, NHL, ATP and WTA');
});

test('credits are counted apart from calls', () => {
  const [, calls, credits] =
    /^the-odds-api: (\d+) calls, (\d+) credits a day/m.exec(plan(['the-odds-api'])) ?? [];
  expect(Number(calls)).toBeGreaterThan(0);
  expect(Number(credits)).toBeLessThanOrEqual(500 / 30);
});

test('without any provider it states how to get one', () => {
  expect(plan([])).toContain('PROVIDERS=nhl,openligadb');
});

test('the exchange is named, and what the settings switch off', () => {
  const off = {
    ...BUILT_IN_SETTINGS,
    providers: { betfair: { isOn: false }, nhl: { isOn: false } },
  };
  const follows = /^betfair: a stream of prices without end; 288 calls or more a day/m;
  expect(plan(['nhl'], { hasExchange: true })).toMatch(follows);
  expect(plan([], { hasExchange: true })).toMatch(follows);
  expect(plan(['nhl'])).not.toContain('betfair');
  const text = plan(['nhl', 'openligadb'], { hasExchange: true, settings: off });
  expect(text).toContain('betfair: off by its isOn in the settings, nothing is followed\n');
  expect(text).toContain('nhl: off by its isOn in the settings, it is not called\n');
  expect(text).toMatch(/^openligadb: \d+ calls a day/m);
  expect(text).toContain('No provider in use covers Premier League, La Liga');
});
