import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { processCpuMs } from '../measure/process-cpu.ts';
import { type PlainSite, startApiAndShell } from '../site/start-site.ts';

/** A site on a database of PostgreSQL, with the processor time that both have used. */
export interface CapacitySite extends PlainSite {
  readonly feedKey: string;
  /** Processor time of the connections of this site's database, milliseconds. */
  databaseCpuMs(): Promise<number>;
  /** How many the database has, so that a reader can tell how big it is. */
  countOf(table: 'matches' | 'tips'): Promise<number>;
  /** Prices in the history, and the bytes they take with their indexes. */
  storedPrices(): Promise<{ readonly rows: number; readonly bytes: number }>;
}

const LOOK_EVERY_MS = 200;
const OTHER_CONNECTIONS =
  'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/**
 * Starts API and shell on a database of their own; or on that of `CAPACITY_DATABASE`, which
 * `npm run world` has filled.
 */
export async function startCapacitySite(serverUrl: string): Promise<CapacitySite> {
  const given = process.env['CAPACITY_DATABASE'];
  const name = `tipmark_capacity_${process.pid}`;
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  if (!given) await statement(serverUrl, `create database ${name} template template0`);
  const databaseUrl = given || own.href;
  const drop = async () => {
    if (!given) await statement(serverUrl, `drop database if exists ${name} with (force)`);
  };
  const feedKey = randomBytes(32).toString('hex');
  try {
    const site = await startApiAndShell({ DATABASE_URL: databaseUrl, FEED_KEY: feedKey });
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    /** By process of the database: one that has ended stays with what it had used by then. */
    const cpuMs = new Map<number, number>();
    async function readConnections(): Promise<void> {
      const { rows } = await client.query<{ pid: number }>(OTHER_CONNECTIONS);
      for (const { pid } of rows) cpuMs.set(pid, cpuOf(pid) ?? cpuMs.get(pid) ?? 0);
    }
    let last = Promise.resolve();
    /** One after the other: the connection answers one statement at a time. */
    function lookAtConnections(): Promise<void> {
      last = last.then(readConnections);
      return last;
    }
    let isLooking = false;
    const lookAgain = async (): Promise<void> => {
      if (isLooking) return;
      isLooking = true;
      await lookAtConnections();
      isLooking = false;
    };
    const looking = setInterval(() => void lookAgain(), LOOK_EVERY_MS);
    return {
      ...site,
      feedKey,
      async databaseCpuMs() {
        await lookAtConnections();
        return [...cpuMs.values()].reduce((sum, ms) => sum + ms, 0);
      },
      async countOf(table) {
        const { rows } = await client.query(`select count(*)::int as rows from ${table}`);
        return rows[0].rows;
      },
      async storedPrices() {
        const { rows } = await client.query(
          `select (select count(*) from odds_points)::float8 as rows,
             sum(pg_total_relation_size(inhrelid))::float8 as bytes
           from pg_inherits where inhparent = 'odds_points'::regclass`,
        );
        return rows[0];
      },
      async stop() {
        clearInterval(looking);
        await last;
        await client.end();
        await site.stop();
        await drop();
      },
    };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Undefined where the process has just ended, or runs on another machine. */
function cpuOf(pid: number): number | undefined {
  try {
    return processCpuMs(pid);
  } catch {
    return undefined;
  }
}

async function statement(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
