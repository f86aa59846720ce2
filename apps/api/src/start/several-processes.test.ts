import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import { aFeedMatch, aFeedScore, aFeedSetting, toNdjson } from '@tipmark/test-kit';
import { Client } from 'pg';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { listenTo } from '../testing/live-events.ts';
import { createBareServerDatabase } from '../testing/server-databases.ts';

const withServers = process.env['TEST_DATABASE'] === 'postgres' ? describe : describe.skip;

/** 2024-01-13, 15:30 UTC: half an hour into the match. */
const NOW = 1_705_159_800;
const DAY = `/soccer/results/page?timestamp=${NOW}`;
const FEED_KEY = 'a key of three processes, thirty-two letters';
const PATIENCE_MS = 120_000;
/** Redis retains the keys of former runs for an hour. */
const RUN = randomBytes(4).toString('hex');

withServers('three apis on one database and one Redis', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-three-'));
  let drop: () => Promise<void>;
  let client: Client;
  let apis: ApiProcess[];
  let seq = 0;

  beforeAll(async () => {
    const database = await createBareServerDatabase();
    drop = database.drop;
    client = new Client({ connectionString: database.url });
    await client.connect();
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15',
      // all on one machine, with the same key files
      DATA_DIR: dataDir,
      FEED_KEY,
      FIXED_NOW: String(NOW),
      LOG_LEVEL: 'info',
    };
    apis = await Promise.all([1, 2, 3].map(() => startApiProcess(env)));
    await push(urlOf(0), [
      ...aFeedSetting('Arsenal', 'Fulham'),
      aFeedMatch('Arsenal', 'Fulham', { startsAt: NOW - 1_800 }),
    ]);
  }, PATIENCE_MS);

  afterAll(async () => {
    await Promise.all(apis.map((api) => api.stop()));
    await client.end();
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  }, PATIENCE_MS);

  const urlOf = (index: number): string => apis[index]?.url ?? '';

  async function request(index: number, path: string, init: RequestInit = {}) {
    const reply = await fetch(urlOf(index) + path, init);
    return { status: reply.status, headers: reply.headers, body: await reply.text() };
  }

  const post = (index: number, path: string, body: object, headers: Record<string, string> = {}) =>
    request(index, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `2001:db8:${RUN.slice(0, 4)}:${RUN.slice(4)}::1`,
        ...headers,
      },
      body: JSON.stringify(body),
    });

  async function push(url: string, records: readonly FeedRecord[]): Promise<void> {
    const reply = await fetch(`${url}/feed/records`, {
      method: 'POST',
      headers: { authorization: FEED_KEY, 'content-type': 'application/x-ndjson' },
      body: toNdjson(records),
    });
    expect(reply.status).toBe(200);
    await reply.text();
  }

  function goals(home: number): FeedRecord {
    seq += 1;
    return aFeedScore('Arsenal-Fulham', home, 0, {
      seq,
      status: MATCH_STATUS.live,
      liveState: '1H:30',
      score: { home, away: 0 },
    });
  }

  /** Polls until the answer is as expected: other processes see a change a moment later. */
  async function until(look: () => Promise<boolean>): Promise<void> {
    while (!(await look())) await pause(50);
  }

  const homeScoreAt = async (index: number): Promise<number | undefined> => {
    const { leagues } = JSON.parse((await request(index, DAY)).body).data;
    return leagues[0].matches[0]['7']['4'];
  };

  const register = async (index: number, name: string) => {
    const userEmail = `${name}.${RUN}@example.com`;
    const account = {
      userEmail,
      userPassword: 'a quiet harbour at noon',
      userName: `${name} ${RUN}`,
    };
    const { status, body } = await post(index, '/register', account);
    expect(status).toBe(200);
    return { ...account, token: JSON.parse(body).data.token as string };
  };

  test(
    'cached answers of all processes are invalidated when one ingests',
    async () => {
      for (const index of [0, 1, 2]) await homeScoreAt(index);
      await push(urlOf(0), [goals(1)]);
      for (const index of [0, 1, 2]) await until(async () => (await homeScoreAt(index)) === 1);
      expect(await homeScoreAt(2)).toBe(1);
    },
    PATIENCE_MS,
  );

  test(
    'listeners at one process receive what is ingested by another',
    async () => {
      const listener = await listenTo(`${urlOf(2)}/live?topics=day:1:2024-01-13`);
      await listener.next('beat');
      await push(urlOf(1), [goals(2)]);
      const { data } = await listener.next('changes');
      expect(JSON.stringify(data)).toContain('"4":2');
      listener.close();
    },
    PATIENCE_MS,
  );

  test(
    'a sign-in at one process is valid at all of them, and so is the sign-out',
    async () => {
      const { token } = await register(0, 'olga');
      const own = { headers: { authorization: token } };
      for (const index of [0, 1, 2]) {
        expect((await request(index, '/page-profile-notifications', own)).status).toBe(200);
      }
      expect((await post(1, '/logout', {}, own.headers)).status).toBe(200);
      for (const index of [0, 1, 2]) {
        await until(
          async () => (await request(index, '/page-profile-notifications', own)).status === 401,
        );
      }
    },
    PATIENCE_MS,
  );

  test(
    'an email is sent once, whichever process sends it',
    async () => {
      const { userEmail } = await register(1, 'boris');
      await until(async () => {
        const { rows } = await client.query(
          `select status, attempts from outbox where recipient = $1`,
          [userEmail],
        );
        expect(rows).toHaveLength(1);
        return rows[0].status !== 'pending';
      });
      // the others look every five seconds, too
      await pause(100);
      const { rows } = await client.query(
        `select attempts from outbox where recipient = $1 and status <> 'pending'`,
        [userEmail],
      );
      expect(rows).toEqual([{ attempts: 1 }]);
    },
    PATIENCE_MS,
  );

  test(
    'guesses of a password are counted over all processes',
    async () => {
      const { userEmail } = await register(2, 'vera');
      const statuses: number[] = [];
      for (let guess = 0; guess < 12; guess += 1) {
        const body = { userEmail, userPassword: `wrong guess number ${guess}` };
        statuses.push((await post(guess % 3, '/login', body)).status);
      }
      expect(statuses.slice(0, 9)).not.toContain(429);
      expect(statuses.slice(-2)).toEqual([429, 429]);
    },
    PATIENCE_MS,
  );

  test(
    'after one process is killed the others continue and still notify each other',
    async () => {
      const { token } = await register(0, 'gleb');
      await apis[0]?.kill();
      apis.splice(0, 1);
      const own = { headers: { authorization: token } };
      expect((await request(0, '/page-profile-notifications', own)).status).toBe(200);
      await homeScoreAt(1);
      await push(urlOf(0), [goals(3)]);
      await until(async () => (await homeScoreAt(1)) === 3);
    },
    PATIENCE_MS,
  );
});
