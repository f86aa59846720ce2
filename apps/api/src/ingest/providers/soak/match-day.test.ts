import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import {
  aServedMatch,
  EPL,
  type ServedLeague,
  type ServedMatch,
  startFootballDataServer,
  startOddsApiServer,
} from '@tipmark/test-kit/providers';
import { sampleOf } from '@tipmark/test-kit/sample';
import { Client } from 'pg';
import { connectDatabase } from '../../../platform/database/connect.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { readMigrations } from '../../../platform/database/migration-files.ts';
import { PROCESS_ENV } from '../../../testing/api-process.ts';
import { createServerDatabase } from '../../../testing/server-databases.ts';
import type { FastWorkerOptions } from './fast-worker.ts';

const withServers = process.env['TEST_DATABASE'] === 'postgres' ? test : test.skip;

const MINUTE = 60;
const HOUR = 3_600;
/** Ten matches as fast as they can be; in the deep check two hundred, sixty times faster. */
const MATCHES = sampleOf(10, 200);
const SPEED = sampleOf(undefined, 60);
/** How often the worker runs, at least. */
const STEP_SECONDS = sampleOf(60, 5);
const HOURS_OF_KICK_OFFS = sampleOf(0.5, 2);
const KICK_OFF = Date.UTC(2026, 8, 19, 14) / 1_000;
const FROM = KICK_OFF - HOUR;
const UNTIL = KICK_OFF + HOURS_OF_KICK_OFFS * HOUR + 2.7 * HOUR;
const KILLED_AT = KICK_OFF + HOUR;
const KEY = '0123456789abcdef0123456789abcdef';
/** Into a run, which takes longer while there is something to do. */
const KILLED_AFTER_MS = 15;
const LONGEST_MS = 20 * 60_000;

/** Its competitions have the ids of football-data.org, less two thousand. */
const league = (
  id: number,
  [name, country, code, sportKey]: readonly [string, string, string, string],
): ServedLeague => ({ ...EPL, id, name, country, code, sportKey });
const LEAGUES: readonly ServedLeague[] = [
  { ...EPL, id: 21 },
  league(2, ['Bundesliga', 'Germany', 'BL1', 'soccer_germany_bundesliga']),
  league(14, ['Primera Division', 'Spain', 'PD', 'soccer_spain_la_liga']),
  league(19, ['Serie A', 'Italy', 'SA', 'soccer_italy_serie_a']),
  league(15, ['Ligue 1', 'France', 'FL1', 'soccer_france_ligue_one']),
];

/** How a match ends; no two neighbours end alike. */
const endOf = (index: number): readonly [number, number] => [index % 4, Math.floor(index / 3) % 3];

function matchesOfTheDay(): ServedMatch[] {
  return Array.from({ length: MATCHES }, (_, index) => {
    const wait = Math.floor((index / MATCHES) * HOURS_OF_KICK_OFFS * 6) * 10 * MINUTE;
    return aServedMatch({
      id: 5_000 + index,
      league: LEAGUES[index % LEAGUES.length] ?? EPL,
      home: `Northern ${index} Rovers`,
      away: `Southern ${index} Wanderers`,
      startsAt: KICK_OFF + wait,
    });
  });
}

/** How the match stands at a time. */
function play(match: ServedMatch, index: number, at: number): void {
  const minutes = Math.floor((at - match.startsAt) / MINUTE);
  const [home, away] = endOf(index);
  const share = Math.min(1, Math.max(0, minutes / 105));
  match.state = minutes < 0 ? 'scheduled' : minutes < 110 ? 'live' : 'finished';
  match.minute = Math.min(90, Math.max(0, minutes));
  match.score = [Math.floor(home * share), Math.floor(away * share)];
  match.halfTime = minutes < 50 ? match.score : [Math.floor(home / 2), 0];
  match.shift = Math.floor((at - FROM) / (7 * MINUTE)) + (index % 3);
}

interface Worker {
  /** Runs the job at a time. */
  run(at: number): Promise<void>;
  /** Runs it and kills it on the way. */
  killWhileRunning(at: number): Promise<void>;
  kill(): Promise<void>;
  failures(): string;
}

function startWorker(options: FastWorkerOptions): Worker {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'fast-worker.ts'), JSON.stringify(options)],
    { env: PROCESS_ENV, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  let written = '';
  child.stderr.on('data', (chunk) => {
    written += chunk;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exit = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  return {
    async run(at) {
      child.stdin.write(`${at}\n`);
      const { done } = await lines.next();
      if (done === true) throw new Error(`the worker ended: ${written}`);
    },
    async killWhileRunning(at) {
      child.stdin.write(`${at}\n`);
      await pause(KILLED_AFTER_MS);
      await kill();
    },
    kill,
    failures: () => written,
  };
}

/** Most calls in any minute of what was spent, and all of them. */
async function spentBy(client: Client, provider: string) {
  const { rows } = await client.query<{ calls: string; most: string }>(
    `select count(*) as calls, coalesce(max(n), 0) as most from (
       select count(*) over (order by spent_at range between interval '59 seconds' preceding
         and current row) as n
       from provider_spends where provider = $1) s`,
    [provider],
  );
  return { calls: Number(rows[0]?.calls), most: Number(rows[0]?.most) };
}

withServers(
  'after a match day with a kill of the worker, every row is what the answers say',
  async () => {
    const { url, drop } = await createServerDatabase();
    const connection = connectDatabase({ dataDir: '', databaseUrl: url });
    await connection.withoutDeadline(() => migrate(connection.pool, readMigrations()));
    await connection.close();
    const client = new Client({ connectionString: url });
    await client.connect();
    const matches = matchesOfTheDay();
    let now = FROM;
    const [data, odds] = await Promise.all([
      startFootballDataServer(KEY, matches, 1e6),
      startOddsApiServer(KEY, matches, 50_000, () => now * 1_000),
    ]);
    const options: FastWorkerOptions = {
      databaseUrl: url,
      roots: { 'football-data-org': data.root, 'the-odds-api': odds.root },
      settings: JSON.stringify({
        providers: { 'the-odds-api': { budget: { month: 50_000 }, markets: ['h2h'] } },
        leagues: LEAGUES.map(({ name, code, sportKey }) => ({
          name,
          sport: 'soccer',
          ids: { 'football-data-org': code, 'the-odds-api': sportKey },
        })),
      }),
      key: KEY,
    };
    const startedMs = Date.now();
    /** The next time of the day: at once, or as much later as the day has passed. */
    const goOn = async () => {
      const next = now + STEP_SECONDS;
      if (SPEED === undefined) now = next;
      else {
        const passed = () => FROM + Math.floor(((Date.now() - startedMs) * SPEED) / 1_000);
        while (passed() < next) await pause(5);
        now = passed();
      }
      for (const [index, match] of matches.entries()) play(match, index, now);
    };
    let worker = startWorker(options);
    let failures = '';
    try {
      for (; now < KILLED_AT; await goOn()) await worker.run(now);
      const killedAt = now;
      await worker.killWhileRunning(now);
      failures += worker.failures();
      const { rows: before } = await client.query('select status from matches');
      expect(before).toHaveLength(MATCHES);
      expect(before.some(({ status }) => status === 2)).toBe(true);
      worker = startWorker(options);
      for (; now < UNTIL; await goOn()) await worker.run(now);
      await worker.kill();
      failures += worker.failures();

      const { rows: stored } = await client.query(
        `select k.key::int as id, t.name_en as home, u.name_en as away, m.status,
           extract(epoch from m.starts_at)::float8 as "startsAt",
           array[m.home_score, m.away_score] as score,
           array[m.home_periods[1], m.away_periods[1]] as "halfTime"
         from matches m join teams t on t.id = m.home_id join teams u on u.id = m.away_id
         join source_keys k on k.kind = 'match' and k.id = m.id and k.source = 'football-data-org'
         order by 1`,
      );
      expect(stored).toEqual(
        matches.map(({ id, home, away, startsAt, score, halfTime }) => {
          return { id, home, away, status: 3, startsAt, score, halfTime };
        }),
      );
      // No provider's match is a second one of the other's.
      const { rows: all } = await client.query('select count(*)::int as n from matches');
      expect(all).toEqual([{ n: MATCHES }]);

      await expectSentPrices(client, odds.sent, matches, killedAt);
      const { rows: refused } = await client.query('select source, reason from quarantine');
      expect([failures, refused]).toEqual(['', []]);

      const spentOnData = await spentBy(client, 'football-data-org');
      expect(spentOnData.most).toBeLessThanOrEqual(10);
      expect(data.calls.length).toBeLessThanOrEqual(spentOnData.calls);
      expect(odds.calls.length).toBeLessThanOrEqual((await spentBy(client, 'the-odds-api')).calls);
      expect(odds.creditsLeft).toBeGreaterThan(0);
    } finally {
      await worker.kill();
      await data.close();
      await odds.close();
      await client.end();
      await drop();
    }
  },
  LONGEST_MS,
);

type Sent = Awaited<ReturnType<typeof startOddsApiServer>>['sent'];

/**
 * At the time of every answer the stored price is that of the answer; but an answer that was on its
 * way when its worker was killed reached nobody.
 */
async function expectSentPrices(
  client: Client,
  sent: Sent,
  matches: readonly ServedMatch[],
  killedAt: number,
): Promise<void> {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const wanted = sent.flatMap(({ matchId, at, bookmaker, name, price }) => {
    const match = byId.get(matchId);
    if (match === undefined || at >= match.startsAt || at === killedAt) return [];
    const type = name === match.home ? '1x2.1' : name === match.away ? '1x2.2' : '1x2.x';
    return [{ match: matchId, at, bookmaker, type, milli: Math.round(price * 1_000) }];
  });
  expect(new Set(wanted.map(({ match }) => match)).size).toBe(MATCHES);
  const { rows } = await client.query<{ n: number; same: number }>(
    `with sent as (
       select * from jsonb_to_recordset($1::jsonb)
         as s(match int, at int, bookmaker text, type text, milli int))
     select count(*)::int as n, count(*) filter (where p.milli = sent.milli)::int as same
     from sent
     join source_keys m on m.source = 'the-odds-api' and m.kind = 'match'
       and m.key = lpad(to_hex(sent.match), 32, '0')
     join source_keys b on b.source = 'the-odds-api' and b.kind = 'bookmaker'
       and b.key = sent.bookmaker
     left join lateral (
       select milli from odds_points o
       where o.match_id = m.id and o.bookmaker_id = b.id and o.odd_type = sent.type
         and o.at <= to_timestamp(sent.at) order by o.at desc limit 1) p on true`,
    [JSON.stringify(wanted)],
  );
  expect(rows).toEqual([{ n: wanted.length, same: wanted.length }]);
  // And nothing else is stored.
  const known = new Set(sent.map(({ price }) => Math.round(price * 1_000)));
  const { rows: points } = await client.query<{ milli: number }>(
    'select distinct milli from odds_points',
  );
  expect(points.filter(({ milli }) => !known.has(milli))).toEqual([]);
}
