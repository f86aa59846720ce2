import { Client } from 'pg';
import { connectDatabase } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';
import { schemaHash } from './schema-hash.ts';

export interface ServerDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const PG_TEST_URL = process.env['PG_TEST_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Any constant: runs that prepare the same server wait for each other on it. */
const ADVISORY_KEY = 7_460_101;

const TEMPLATES = 'tipmark_template_';
const DATABASES = 'tipmark_run_';
/** Longer than any test file takes. */
const LEFTOVER_AFTER_MS = 3_600_000;
const UNUSED_AFTER_MS = 86_400_000;

let countOfDatabases = 0;

async function onServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: PG_TEST_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(PG_TEST_URL);
  url.pathname = `/${name}`;
  return url.href;
}

/** The name contains its creation time, so that a later run finds the leftovers of a killed one. */
function newName(): string {
  countOfDatabases += 1;
  return `${DATABASES}${Date.now().toString(36)}_${process.pid}_${countOfDatabases}`;
}

const templateName = (): string => `${TEMPLATES}${schemaHash()}`;

async function create(template: string): Promise<ServerDatabase> {
  const name = newName();
  // Copying files costs the server less than writing them through its log.
  await onServer((client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return {
    url: urlOf(name),
    drop: () =>
      onServer(async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** A database on the test server with all tables, without rows. */
export const createServerDatabase = (): Promise<ServerDatabase> => create(templateName());

/** A database on the test server without tables, as an operator makes it. */
export const createBareServerDatabase = (): Promise<ServerDatabase> => create('template0');

async function makeTemplate(client: Client, name: string): Promise<void> {
  const draft = newName();
  await client.query(`create database ${draft} template template0`);
  const connection = connectDatabase({ dataDir: '', databaseUrl: urlOf(draft) });
  await migrate(connection.pool);
  await connection.close();
  // A database with connections cannot be copied.
  await client.query(`alter database ${draft} allow_connections false`);
  await client.query(`alter database ${draft} rename to ${name}`);
}

async function dropUnused(client: Client, now: number): Promise<void> {
  const { rows } = await client.query<{ name: string; used: string | null }>(
    `select datname as name, shobj_description(oid, 'pg_database') as used from pg_database
     where starts_with(datname, $1) or starts_with(datname, $2)`,
    [TEMPLATES, DATABASES],
  );
  const isUnused = ({ name, used }: { name: string; used: string | null }): boolean => {
    if (name.startsWith(TEMPLATES)) return now - Date.parse(used ?? '') > UNUSED_AFTER_MS;
    const madeAt = Number.parseInt(name.slice(DATABASES.length), 36);
    return now - madeAt > LEFTOVER_AFTER_MS;
  };
  for (const { name } of rows.filter(isUnused)) {
    // Refused while there are connections, as it is still in use then.
    await client.query(`drop database if exists ${name}`).catch(() => undefined);
  }
}

/**
 * Before a run: creates the template database, once per schema, and drops what killed runs and
 * former schemas left.
 */
export async function prepareServer(): Promise<void> {
  const name = templateName();
  const now = Date.now();
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_KEY]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(client, name);
    await client.query(`comment on database ${name} is '${new Date(now).toISOString()}'`);
    await dropUnused(client, now);
  });
}
