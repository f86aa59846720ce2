import type { FeedLine, FeedRecord, TeamRecord } from '@tipmark/contract/feed';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { KICK_OFF, match, odds, recordedStream, score } from '../testing/recorded-stream.ts';
import { emptyWorld } from '../testing/stored-world.ts';
import { applyFeedStream } from './apply-feed-stream.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(() => emptyWorld(database.db));
afterAll(() => database.close());

function apply(...records: unknown[]) {
  const lines: FeedLine[] = records.map((record, index) => ({ line: index + 1, record }));
  return applyFeedStream(database.db, lines, { nowSeconds: () => KICK_OFF });
}

async function stored(host: string) {
  const rows = await database.db
    .selectFrom('matches')
    .innerJoin('teams', 'teams.id', 'home_id')
    .selectAll('matches')
    .where('teams.name_en', '=', host)
    .execute();
  expect(rows).toHaveLength(1);
  return rows[0] as (typeof rows)[number];
}

test('a match reported live ends with its score, odds and statistics', async () => {
  const report = await apply(...recordedStream());
  expect(report).toMatchObject({ imported: 3, updated: 0, skipped: 1, quarantined: 0 });
  expect(report.touched.days).toEqual(new Set(['2026-03-07', '2026-03-08', '2026-03-14']));
  expect(await stored('North Town')).toMatchObject({
    status: 3,
    home_score: 2,
    away_score: 2,
    live_state: null,
    leg: 1,
    slug: 'north-town-south-town-2026-03-07',
    bucket: 2026 * 12 + 2,
    starts_at: new Date(KICK_OFF * 1e3),
    forecast_home: 1.5,
    forecast_away: 0.8,
    forecast_score: '2:1',
    odds_first: [1840, 2840, 3760, null, null],
    odds_current: [2540, 3540, 4460, null, null],
    odds_closing: [1790, 2790, 3710, null, null],
    odds_changed_at: new Date((KICK_OFF + 1800) * 1e3),
  });
  const statistics = await database.db
    .selectFrom('match_stats')
    .selectAll()
    .orderBy('is_home')
    .execute();
  expect(statistics).toMatchObject([
    { is_home: false, shots: 2, corners: null },
    { is_home: true, shots: 9, corners: 1 },
  ]);
});

test('prices reported without a time become first and closing odds', async () => {
  await apply(...recordedStream());
  expect(await stored('East Town')).toMatchObject({
    status: 10,
    odds_first: [2040, 3040, 3960, null, null],
    odds_closing: [2140, 3140, 4060, null, null],
    odds_current: [2140, 3140, 4060, null, null],
  });
});

test('invalid lines are quarantined with line and reason, and the others are applied', async () => {
  const [first, ...rest] = recordedStream();
  const records = [first, { kind: 'match', source: 'recorded' }, 'nonsense', ...rest, null];
  const report = await apply(...records, score('unheard of', 1, 3, [1, 0]));
  expect(report).toMatchObject({ imported: 3, quarantined: 4 });
  expect(report.refusals.map(({ line }) => line)).toEqual([
    2,
    3,
    records.length,
    records.length + 1,
  ]);
  expect(report.refusals.at(-1)?.reason).toBe(
    'matchKey: unknown match "unheard of"; send a sound match record of it too',
  );
  await apply(...records);
  const retained = await database.db.selectFrom('quarantine').select(['line', 'times']).execute();
  expect(retained.toSorted((one, other) => one.line - other.line)).toEqual([
    { line: 2, times: 2 },
    { line: 3, times: 2 },
    { line: records.length, times: 2 },
    { line: records.length + 1, times: 1 },
  ]);
});

test('a record that the database rejects does not affect other records', async () => {
  await sql`alter table match_events add constraint no_boom check (player <> 'Boom')`.execute(
    database.db,
  );
  const event = (key: string, player: string): FeedRecord => ({
    kind: 'event',
    source: 'recorded',
    matchKey: 'C',
    seq: 1,
    minute: 1,
    type: 'goal',
    side: 'home',
    key,
    player,
  });
  const report = await apply(...recordedStream(), event('x', 'Boom'), event('y', 'Olga'));
  await sql`alter table match_events drop constraint no_boom`.execute(database.db);
  expect(report).toMatchObject({ imported: 3, quarantined: 1 });
  const players = await database.db.selectFrom('match_events').select('player').execute();
  expect(players).toEqual(expect.arrayContaining([{ player: 'Olga' }]));
});

test('a late score or a correction older than another changes nothing, a newer correction does, its replay does not', async () => {
  await apply(...recordedStream());
  expect(await apply(score('A', 8, 3, [5, 5]))).toMatchObject({ updated: 0, skipped: 1 });
  const correction = score('A', 8, 3, [3, 2], { isCorrection: true });
  const corrected = await apply(correction);
  expect(corrected.touched.matchIds.size).toBe(0);
  const newer = score('A', 11, 3, [3, 2], { isCorrection: true });
  expect(await apply(newer)).toMatchObject({ updated: 1 });
  expect(await apply(...recordedStream(), newer)).toMatchObject({ updated: 0 });
  expect(await stored('North Town')).toMatchObject({ home_score: 3, away_score: 2 });
});

test('a correction sent later wins over scores even with an old sequence, and survives replays', async () => {
  await apply(...recordedStream());
  const late = score('B', 1, 3, [2, 0], { isCorrection: true });
  expect(await apply(late)).toMatchObject({ updated: 1 });
  expect(await apply(...recordedStream())).toMatchObject({ updated: 0 });
  expect(await stored('East Town')).toMatchObject({ status: 3, home_score: 2 });
});

test('a finished match becomes live again only by a correction', async () => {
  await apply(...recordedStream());
  await apply(score('A', 90, 2, [2, 3], { liveState: '2H:90' }));
  expect(await stored('North Town')).toMatchObject({ status: 3, away_score: 2 });
  const correction = { liveState: '2H:90', isCorrection: true };
  await apply(score('A', 91, 2, [2, 3], correction));
  expect(await stored('North Town')).toMatchObject({
    status: 2,
    live_state: '2H:90',
    away_score: 3,
  });
});

test('a correction resets the actual start of a match reported live by mistake', async () => {
  const early = score('C', 20, 2, [0, 0], { at: KICK_OFF - 3_600 });
  await apply(...recordedStream(), early);
  expect((await stored('West Town')).began_at).toEqual(new Date((KICK_OFF - 3_600) * 1_000));
  await apply(score('C', 21, 1, [0, 0], { score: null, isCorrection: true }));
  expect(await stored('West Town')).toMatchObject({ status: 1, began_at: null });
  await apply(early);
  expect((await stored('West Town')).began_at).toBeNull();
  await apply(score('C', 22, 2, [0, 0], { at: KICK_OFF - 60 }));
  expect((await stored('West Town')).began_at).toEqual(new Date((KICK_OFF - 60) * 1_000));
});

test('a moved start changes the day and the closing odds of a match', async () => {
  await apply(
    ...recordedStream(),
    odds('C', KICK_OFF, 1_500),
    odds('C', KICK_OFF + 900_000, 1_900),
  );
  expect((await stored('West Town')).odds_closing).toEqual([1540, 2540, 3460, null, null]);
  const report = await apply(match('C', 2, ['West', 'East'], KICK_OFF + 14 * 86_400));
  expect(report.touched.days).toEqual(new Set(['2026-03-14', '2026-03-21']));
  expect(await stored('West Town')).toMatchObject({
    slug: 'west-town-east-town-2026-03-21',
    odds_closing: [1940, 2940, 3860, null, null],
  });
});

function secondSource(teams: TeamRecord[], isSimulated: boolean): FeedRecord[] {
  const source = isSimulated ? 'simulator' : 'another';
  return recordedStream()
    .filter(({ kind }) => kind === 'league' || kind === 'season')
    .map((record): FeedRecord => {
      if (record.kind !== 'season') return { ...record, source };
      const { deductions: _, ...season } = record;
      return { ...season, source };
    })
    .concat(
      teams.map((team) => ({ ...team, source })),
      {
        ...(match('their id', 1, ['n', 's'], KICK_OFF + 7200) as FeedRecord & { kind: 'match' }),
        source,
        isTimeKnown: false,
        refereeKey: undefined,
      } as FeedRecord,
    );
}

function team(key: string, en: string, aliases: string[] = []): TeamRecord {
  return { kind: 'team', source: '', key, sport: 1, name: { en }, countryCode: 'GB-ENG', aliases };
}

test('a match of a second source is identified with that of the first by the names of its teams', async () => {
  await apply(...recordedStream());
  const teams = [team('n', 'NÓRTH-town'), team('s', 'The Southerners', ['South Town'])];
  const report = await apply(...secondSource(teams, false));
  expect(report).toMatchObject({ imported: 0, quarantined: 0 });
  // of two equal sources the one whose own name comes first names the team
  expect(await stored('NÓRTH-town')).toMatchObject({ starts_at: new Date(KICK_OFF * 1_000) });
  expect(await database.db.selectFrom('teams').select('id').execute()).toHaveLength(4);
});

test('a simulated match is never identified with an imported one', async () => {
  await apply(...recordedStream());
  const teams = [team('n', 'North Town'), team('s', 'South Town')];
  const report = await apply(...secondSource(teams, true));
  expect(report).toMatchObject({ imported: 1, quarantined: 0 });
  const leagues = await database.db.selectFrom('leagues').select('is_simulated').execute();
  expect(leagues.map((league) => league.is_simulated).toSorted()).toEqual([false, true]);
});

/** A stream that waits for `before`, and the number of its lines that were read. */
function applyAfter(before: Promise<void>) {
  const seen = { lines: 0 };
  function* lines() {
    for (const [index, record] of recordedStream().entries()) {
      seen.lines += 1;
      yield { line: index + 1, record };
    }
  }
  return { seen, applied: applyFeedStream(database.db, lines(), { after: before }) };
}

async function countOfMatches() {
  return (await database.db.selectFrom('matches').select('id').execute()).length;
}

test('a stream is read while the previous one is being stored, and stored after it', async () => {
  const before = Promise.withResolvers<void>();
  const { seen, applied } = applyAfter(before.promise);
  expect(await countOfMatches()).toBe(0);
  expect(seen.lines).toBeGreaterThan(0);
  before.resolve();
  expect(await applied).toMatchObject({ imported: 3, quarantined: 0 });
});

test('nothing of a stream is stored when the previous one fails', async () => {
  const { applied } = applyAfter(Promise.reject(new Error('no database')));
  await expect(applied).rejects.toThrow('no database');
  expect(await countOfMatches()).toBe(0);
});
