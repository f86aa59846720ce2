import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aFeedMatch, aFeedOdds, aFeedSetting } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { Client } from 'pg';
import { appendEntries } from '../../betting/ledger/append-entries.ts';
import { aPerson } from '../../people/account/testing/people.ts';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { tx } from '../../platform/database/tx.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { sendFeed } from '../../testing/feed.ts';
import { EMBEDDED_FOLDER, makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

jest.setTimeout(240_000);

const PG_TEST_URL = process.env['PG_TEST_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const NOW = 1_795_262_400;

/** The server of the tests is there only in the run on PostgreSQL. */
const onServer = isTestingPostgres ? test : test.skip;

let root: string;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tipmark-grow-'));
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  rmSync(root, { recursive: true, force: true });
});

async function ask(text: string): Promise<void> {
  const client = new Client({ connectionString: PG_TEST_URL });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function emptyDatabase(name: string): Promise<string> {
  const full = `tipmark_run_${Date.now().toString(36)}_${process.pid}_${name}`;
  await ask(`create database ${full} template template0`);
  closing.push(() => ask(`drop database ${full} with (force)`));
  const url = new URL(PG_TEST_URL);
  url.pathname = `/${full}`;
  return url.href;
}

/** A site on the embedded database, with matches, prices, a person and a ledger. */
async function smallSite(): Promise<TestApi> {
  const dataDir = join(root, 'small');
  const connection = connectDatabase({ dataDir });
  closing.push(() => connection.close());
  await connection.withoutDeadline(() => migrate(connection.pool));
  const api = await createTestApi({
    now: NOW,
    database: { ...connection, dataDir },
    config: { DATA_DIR: dataDir, DATABASE_URL: undefined },
  });
  closing.push(() => api.close());
  const match = aFeedMatch('Arsenal', 'Everton', { startsAt: NOW + 3_600 });
  await sendFeed(api, [...aFeedSetting('Arsenal', 'Everton'), match, aFeedOdds(match.key)]);
  await aPerson(api);
  return api;
}

const append = (api: TestApi, count: number) =>
  tx(api.services.db, (trx) =>
    appendEntries(
      trx,
      NOW,
      Array.from({ length: count }, (_, index) => ({
        ledgerId: 'L1',
        // characters that the format of a copy escapes
        content: { t: 'reset', n: index, text: 'a\\b\tc\nd' } as never,
      })),
    ),
  );

/** Count and content of each table that has rows of its own; each engine computes the rest. */
async function contents({ db }: DatabaseConnection): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname
  `.execute(db);
  const found: Record<string, string> = {};
  for (const { name, columns } of tables) {
    const { rows } = await sql<{ content: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(line, ' ' order by line)), '') as content
      from (select (row(${sql.raw(columns)}))::text collate "C" as line from ${sql.table(name)}) o
    `.execute(db);
    found[name] = rows[0]?.content ?? '';
  }
  return found;
}

onServer(
  'a backup made under writes is restored into PostgreSQL, row by row the same',
  async () => {
    const api = await smallSite();
    let isWriting = true;
    const writes = (async () => {
      while (isWriting) await append(api, 3);
    })();
    const folder = join(root, 'backup');
    const { config, database } = api.services;
    await makeBackup({
      config,
      folder,
      engine: 'pglite',
      copyDatabase: async (draft) => database.copyTo?.(join(draft, EMBEDDED_FOLDER)),
    });
    isWriting = false;
    await writes;

    // as the embedded database has it
    const same = { ...config, DATA_DIR: join(root, 'same'), DATABASE_URL: undefined };
    const { ledger } = await restoreBackup(same, folder);
    const url = await emptyDatabase('grown');
    const other = { ...config, DATA_DIR: join(root, 'other'), DATABASE_URL: url };
    const grown = await restoreBackup(other, folder);

    expect(grown.ledger).toEqual({ entries: ledger.entries, brokenAt: undefined });
    expect(grown.droppedMessages).toBeGreaterThan(0);
    const small = connectDatabase({ dataDir: same.DATA_DIR });
    const large = connectDatabase({ dataDir: other.DATA_DIR, databaseUrl: url });
    closing.push(
      () => small.close(),
      () => large.close(),
    );
    const [before, after] = [await contents(small), await contents(large)];
    // sent letters are dropped at the time of each restore
    for (const one of [before, after]) delete one['outbox'];
    expect(after).toEqual(before);
    expect(grown.copied?.tables).toBe(Object.keys(before).length + 1);
    expect(Number(after['matches']?.split(' ')[0])).toBe(1);

    // the site goes on: numbers follow, references and triggers hold
    const next = await createTestApi({
      now: NOW,
      database: { ...large, dataDir: other.DATA_DIR },
      config: other,
    });
    closing.push(() => next.close());
    await append(next, 2);
    await sendFeed(next, [...aFeedSetting('Leeds', 'Fulham'), aFeedMatch('Leeds', 'Fulham')]);
    await aPerson(next, { name: 'later' });
    await expect(sql`update ledger_entries set seq = 0`.execute(large.db)).rejects.toThrow(
      /append|only|change/,
    );
    await expect(
      sql`insert into pay_methods values (999999, 1, 'x', now())`.execute(large.db),
    ).rejects.toThrow(/foreign key/);
  },
);

onServer('a backup of a newer build leaves the new database empty', async () => {
  const api = await newerSite();
  const url = await emptyDatabase('refused');
  const target = { ...api.config, DATA_DIR: join(root, 'refused'), DATABASE_URL: url };
  await expect(restoreBackup(target, api.folder)).rejects.toThrow(/made by a newer one/);
  const database = connectDatabase({ dataDir: root, databaseUrl: url });
  expect(await contents(database)).toEqual({});
  await database.close();
});

/** The backup of a site that a newer build has migrated. */
async function newerSite() {
  const dataDir = join(root, 'newer');
  const connection = connectDatabase({ dataDir });
  await connection.withoutDeadline(() => migrate(connection.pool));
  await sql`insert into schema_migrations (id, sha256) values ('9999-later', 'x')`.execute(
    connection.db,
  );
  const api = await createTestApi({ database: { ...connection, dataDir } });
  const config = { ...api.services.config, DATA_DIR: dataDir, DATABASE_URL: undefined };
  const folder = join(root, 'backup-of-newer');
  await makeBackup({
    config,
    folder,
    engine: 'pglite',
    copyDatabase: async (draft) => connection.copyTo?.(join(draft, EMBEDDED_FOLDER)),
  });
  await api.close();
  await connection.close();
  return { config, folder };
}
