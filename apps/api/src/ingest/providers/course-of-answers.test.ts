import { PROVIDERS } from '@tipmark/providers';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { emptyWorld } from '../testing/stored-world.ts';

/** 2026-10-09T15:00:00Z */
const KICK_OFF = 1_791_558_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
beforeEach(() => emptyWorld(database.db));
afterAll(() => database.close());

interface State {
  readonly short: string;
  readonly elapsed?: number;
  readonly goals?: readonly [number, number];
  readonly events?: readonly object[];
}

function answerOf({ short, elapsed, goals, events }: State): string {
  const score = { home: goals?.[0] ?? null, away: goals?.[1] ?? null };
  const none = { home: null, away: null };
  const row = {
    fixture: {
      id: 7,
      referee: null,
      timestamp: KICK_OFF,
      status: { short, elapsed: elapsed ?? null, extra: null },
    },
    league: {
      id: 140,
      name: 'La Liga',
      country: 'Spain',
      season: 2026,
      round: 'Regular Season - 8',
    },
    teams: { home: { id: 529, name: 'Barcelona' }, away: { id: 546, name: 'Getafe' } },
    goals: score,
    score: { halftime: none, fulltime: none, extratime: none, penalty: none },
    ...(events && { events }),
  };
  const paging = { current: 1, total: 1 };
  return JSON.stringify({ get: 'fixtures', parameters: {}, errors: [], paging, response: [row] });
}

const goal = (elapsed: number, name: string) => ({
  time: { elapsed, extra: null },
  team: { id: 529 },
  player: { id: name.length, name },
  assist: { id: null, name: null },
  type: 'Goal',
  detail: 'Normal Goal',
  comments: null,
});

/** Delivers each answer on its own, as calls do, one a minute from the kick-off on. */
async function deliver(...states: readonly State[]): Promise<void> {
  const reader = PROVIDERS.find(({ name }) => name === 'api-football')?.openReader();
  for (const [index, state] of states.entries()) {
    const at = KICK_OFF + index * 60;
    const answer = { at, status: 200, headers: {}, body: answerOf(state) };
    const { records = [], notes = [] } = reader?.read(answer) ?? {};
    expect(notes).toEqual([]);
    const lines = records.map((record, line) => ({ line, record }));
    const report = await applyFeedStream(database.db, lines, { nowSeconds: () => at });
    expect(report.refusals).toEqual([]);
  }
}

const stored = () =>
  database.db
    .selectFrom('matches')
    .select(['status', 'home_score', 'away_score', 'live_state'])
    .executeTakeFirst();
const scorers = async () =>
  (await database.db.selectFrom('match_events').select('player').orderBy('minute').execute()).map(
    ({ player }) => player,
  );

test('a goal taken back by video is gone from the score and from the events', async () => {
  const first = goal(3, 'Raphinha');
  await deliver(
    { short: 'NS' },
    { short: '1H', elapsed: 3, goals: [1, 0], events: [first] },
    { short: '1H', elapsed: 9, goals: [2, 0], events: [first, goal(9, 'Yamal')] },
  );
  expect(await scorers()).toEqual(['Raphinha', 'Yamal']);
  await emptyWorld(database.db);
  await deliver(
    { short: '1H', elapsed: 9, goals: [2, 0], events: [first, goal(9, 'Yamal')] },
    { short: '1H', elapsed: 11, goals: [1, 0], events: [first] },
  );
  expect(await stored()).toMatchObject({ home_score: 1, away_score: 0, live_state: '1H:11' });
  expect(await scorers()).toEqual(['Raphinha']);
});

test('a goal of another player is his, and the only goal can be taken back', async () => {
  await deliver(
    { short: '1H', elapsed: 3, goals: [1, 0], events: [goal(3, 'Raphinha')] },
    { short: '1H', elapsed: 5, goals: [1, 0], events: [goal(3, 'Lewandowski')] },
  );
  expect(await scorers()).toEqual(['Lewandowski']);
  await emptyWorld(database.db);
  await deliver(
    { short: '1H', elapsed: 3, goals: [1, 0], events: [goal(3, 'Raphinha')] },
    { short: '1H', elapsed: 5, goals: [0, 0], events: [] },
  );
  expect(await scorers()).toEqual([]);
});

test('a match that is moved after its start is moved', async () => {
  await deliver(
    { short: 'NS' },
    { short: '1H', elapsed: 1, goals: [0, 0], events: [] },
    { short: 'PST' },
  );
  expect(await stored()).toMatchObject({ status: 4, home_score: null });
});

test('a match that goes on after it was reported as finished ends with its last score', async () => {
  await deliver(
    { short: '2H', elapsed: 90, goals: [1, 0] },
    { short: 'FT', elapsed: 90, goals: [1, 0] },
    { short: '2H', elapsed: 90, goals: [1, 0] },
  );
  expect(await stored()).toMatchObject({ status: 2 });
  await emptyWorld(database.db);
  await deliver(
    { short: 'FT', elapsed: 90, goals: [1, 0] },
    { short: '2H', elapsed: 90, goals: [1, 0] },
    { short: 'FT', elapsed: 90, goals: [1, 1] },
  );
  expect(await stored()).toMatchObject({ status: 3, home_score: 1, away_score: 1 });
});

test('a result that is awarded later is that of the tribunal', async () => {
  await deliver(
    { short: 'FT', elapsed: 90, goals: [1, 2] },
    { short: 'AWD', elapsed: 90, goals: [3, 0] },
  );
  expect(await stored()).toMatchObject({ status: 10, home_score: 3, away_score: 0 });
});
