import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { MigrationRefused } from '../errors/database-errors.ts';
import { migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.close());

const own = readMigrations();

function aMigration(id: string, text: string): Migration {
  return { id, sql: text, sha256: `sha of ${text}` };
}

test('no migration is applied twice', async () => {
  expect(await migrate(database.pool)).toEqual([]);
});

test('a new migration is applied once and completely, even by two processes at a time', async () => {
  const migrations = [
    ...own,
    aMigration('9001-two', 'create table m1 (a int); create table m2 (a int);'),
  ];
  const done = await Promise.all([
    migrate(database.pool, migrations),
    migrate(database.pool, migrations),
  ]);
  expect(done.flat()).toEqual(['9001-two']);
  await expect(sql`select * from m1, m2`.execute(database.db)).resolves.toMatchObject({ rows: [] });
});

test('a failing migration is rolled back completely', async () => {
  const known = [
    ...own,
    aMigration('9001-two', 'create table m1 (a int); create table m2 (a int);'),
  ];
  const broken = aMigration('9002-broken', 'create table m3 (a int); select 1/0;');
  await expect(migrate(database.pool, [...known, broken])).rejects.toMatchObject({ code: '22012' });
  await expect(sql`select * from m3`.execute(database.db)).rejects.toMatchObject({ code: '42P01' });
});

test('a changed or unknown migration is refused', async () => {
  const [first, ...rest] = own;
  const changed = [{ ...(first as Migration), sha256: 'other' }, ...rest];
  await expect(migrate(database.pool, changed)).rejects.toThrow(MigrationRefused);
  await expect(migrate(database.pool, changed)).rejects.toThrow(/0001-.*was changed/);
  await expect(migrate(database.pool, own)).rejects.toThrow(/9001-two.*newer/);
});

async function withApplied(rows: readonly (readonly [id: string, sha256: string])[]) {
  await sql`delete from schema_migrations`.execute(database.db);
  for (const [id, sha256] of rows) {
    await sql`insert into schema_migrations (id, sha256) values (${id}, ${sha256})`.execute(
      database.db,
    );
  }
}

const replacedFirst = [
  '0001-platform',
  '356b298a02c85f071d8fac3ab3756e85c4c7470f73e320b514275beedc907a32',
] as const;

test('a database with all migrations that the baselines replaced goes on, its rows stay', async () => {
  await sql`insert into job_states (name, failures) values ('of-before', 3)`.execute(database.db);
  // what came after the baselines is not there yet
  await sql`
    alter table simulated_history drop column seasons_percent, drop column sports_with_results
  `.execute(database.db);
  await sql`alter table predictions drop column run_id`.execute(database.db);
  await sql`
    drop table forecast_inputs, forecast_runs, bets, match_shots, statistics_polls, provider_spends, provider_spend_hours, provider_tasks,
      provider_states, capper_months, capper_badges, provider_answer_matches, provider_answers, match_pairs, late_scores,
      provider_changes, merged_leagues, merged_seasons, league_pairs, open_keys, open_key_days,
      ledger_statements, bulk_files, bulk_chunks, calendar_addresses,
      webhook_deliveries, webhook_cappers, webhook_searches, webhooks
  `.execute(database.db);
  await sql`drop index payment_orders_by_time, feed_sequences_elsewhere`.execute(database.db);
  await sql`alter table users drop column display`.execute(database.db);
  for (const what of ['trigger matches_change on matches', 'function note_match_change()']) {
    await sql`drop ${sql.raw(what)}`.execute(database.db);
  }
  await sql`alter table matches drop column changed_at`.execute(database.db);
  await sql`drop index matches_called_off`.execute(database.db);
  await sql`
    alter table ratings drop column delayed, drop column russian_texts, drop column english_texts,
      drop column has_closing_proof
  `.execute(database.db);
  await withApplied([replacedFirst, ['0007-tennis-identity', 'x'], ['0061-schedule-changes', 'y']]);
  const next = [...own, aMigration('0062-next', 'create table m4 (a int);')];
  expect(
    // either of the two may apply the next one
    (await Promise.all([migrate(database.pool, next), migrate(database.pool, next)]))
      .flat()
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual([
    '0007-filling-progress',
    '0008-believable-value',
    '0009-own-bets',
    '0010-display-settings',
    '0011-shots',
    '0012-providers',
    '0013-capper-months',
    '0014-provider-evidence',
    '0015-late-scores',
    '0016-provider-changes',
    '0017-orders-by-time',
    '0018-provider-spend-hours',
    '0019-heard-leagues',
    '0020-match-changes',
    '0021-statistics-polls',
    '0022-merged-leagues',
    '0023-open-keys',
    '0024-season-results',
    '0025-ledger-witnesses',
    '0026-bulk-files',
    '0027-calendar-addresses',
    '0028-webhooks',
    '0029-forecast-runs',
    '0062-next',
  ]);
  const { rows } = await sql<{ id: string; sha256: string }>`
    select id, sha256 from schema_migrations order by id
  `.execute(database.db);
  expect(rows).toEqual(next.map(({ id, sha256 }) => ({ id, sha256 })));
  const stored = await sql`select failures from job_states where name = 'of-before'`.execute(
    database.db,
  );
  expect(stored.rows).toEqual([{ failures: 3 }]);
});

test('a database with some of the replaced migrations is refused, with what to do', async () => {
  await withApplied([replacedFirst, ['0059-rules-of-sources', 'x']]);
  await expect(migrate(database.pool)).rejects.toThrow(
    /lacks migrations up to 0061-schedule-changes.*Start the last build.*npm run import/,
  );
});

test('a newer build after the replaced migrations is still refused', async () => {
  await withApplied([replacedFirst, ['0061-schedule-changes', 'y'], ['9003-later', 'z']]);
  await expect(migrate(database.pool)).rejects.toThrow(/9003-later.*newer/);
});

test('a database from before all baselines is refused, with what to do', async () => {
  await withApplied([['0001-leagues-and-teams', 'x']]);
  await expect(migrate(database.pool)).rejects.toThrow(/new one.*npm run import/);
});

test('files are read in order, and two with the same number are refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tipmark-migrations-'));
  writeFileSync(join(folder, '0001-a.sql'), 'select 1;\r\n');
  writeFileSync(join(folder, '0002-b.sql'), 'select 2;\n');
  expect(readMigrations(folder).map(({ id }) => id)).toEqual(['0001-a', '0002-b']);
  expect(readMigrations(folder)[0]?.sql).toBe('select 1;\n');
  writeFileSync(join(folder, '0002-c.sql'), 'select 3;');
  expect(() => readMigrations(folder)).toThrow(MigrationRefused);
  rmSync(folder, { recursive: true });
});
