import { setTimeout as pause } from 'node:timers/promises';
import type { MatchTip } from '@tipmark/contract';
import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, TIP_RESULT } from '@tipmark/domain';
import { aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting, toNdjson } from '@tipmark/test-kit';
import { PASSWORD } from '../people/account/testing/people.ts';
import type { ApiProcess } from '../testing/api-process.ts';
import { createProcessesOnServer, type ProcessesOnServer } from '../testing/processes-on-server.ts';
import { KICK_OFF, OPENING, POSTED_AT } from '../testing/tips.ts';

const withServers = process.env['TEST_DATABASE'] === 'postgres' ? test : test.skip;

const FEED_KEY = 'a key of a web and a worker, thirty-two letters';
const FULL_TIME = KICK_OFF + 7_200;
const TIPS = '/soccer/events/tips/101/1';
const PATIENCE_MS = 120_000;
/** Longer than jobs take that are woken immediately. */
const A_WHILE_MS = 1_000;

let processes: ProcessesOnServer;

beforeAll(async () => {
  if (process.env['TEST_DATABASE'] === 'postgres') processes = await createProcessesOnServer();
}, PATIENCE_MS);

afterAll(() => processes?.close(), PATIENCE_MS);

const start = (role: string, now: number): Promise<ApiProcess> =>
  processes.start({
    ROLE: role,
    REDIS_URL: process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15',
    FEED_KEY,
    FIXED_NOW: String(now),
    LOG_LEVEL: 'info',
  });

async function stop(api: ApiProcess): Promise<void> {
  expect(await processes.stop(api)).toBe(0);
}

async function send({ url }: ApiProcess, records: readonly FeedRecord[]): Promise<void> {
  const reply = await fetch(`${url}/feed/records`, {
    method: 'POST',
    headers: { authorization: FEED_KEY, 'content-type': 'application/x-ndjson' },
    body: toNdjson(records),
  });
  expect(reply.status).toBe(200);
  await reply.text();
}

async function call<Reply>(
  { url }: ApiProcess,
  path: string,
  body?: object,
  token = '',
): Promise<Reply> {
  const reply = await fetch(url + path, {
    headers: { 'content-type': 'application/json', authorization: token },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { data: Reply }).data;
}

const resultAt = async (api: ApiProcess): Promise<number | undefined> =>
  (await call<{ tips: readonly MatchTip[] }>(api, TIPS)).tips[0]?.result;

async function mailStatuses(): Promise<string[]> {
  const { rows } = await processes.client.query<{ status: string }>('select status from outbox');
  return rows.map(({ status }) => status);
}

/** Resolves when the API notifies shells that their data of the match is out of date. */
async function purged({ url }: ApiProcess, topic: string): Promise<() => Promise<void>> {
  const reply = await fetch(`${url}/purge-stream`);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => {
    let received = '';
    while (!received.includes(topic)) received += (await reader?.read())?.value ?? '';
    await reader?.cancel();
  };
}

withServers(
  'a web process runs no jobs, a worker without a port runs them all, and the web process is notified',
  async () => {
    const posting = await start('web', POSTED_AT);
    const prices = Object.entries(OPENING).map(([oddType, milli]): [string, string, number] => [
      'Kappa',
      oddType,
      milli,
    ]);
    await send(posting, [
      ...aFeedSetting('Club 0', 'Club 1'),
      aFeedMatch('Club 0', 'Club 1'),
      aFeedOdds('Club 0-Club 1', prices, { at: POSTED_AT - 600 }),
    ]);
    const person = { userEmail: 'olga@example.com', userPassword: PASSWORD, userName: 'Olga' };
    const { token } = await call<{ token: string }>(posting, '/register', person);
    await call(posting, TIPS, { odd_type: '1x2.1', stake: 2 }, token);
    await stop(posting);

    const web = await start('web', FULL_TIME);
    await send(web, [aFeedScore('Club 0-Club 1', 2, 0, { status: MATCH_STATUS.finished, seq: 1 })]);
    await pause(A_WHILE_MS);
    expect(await mailStatuses()).toEqual(['pending']);
    expect(await resultAt(web)).toBe(TIP_RESULT.pending);

    const receivesIt = await purged(web, 'match:101');
    const worker = await start('worker', FULL_TIME);
    expect(worker.url).toBe('');
    await receivesIt();
    expect(await resultAt(web)).toBe(TIP_RESULT.won);
    while ((await mailStatuses()).includes('pending')) await pause(50);
    expect(await mailStatuses()).toContain('sent');

    // what the web writes now wakes the worker
    await call(web, '/register', { ...person, userEmail: 'vera@example.com', userName: 'Vera' });
    while ((await mailStatuses()).includes('pending')) await pause(50);
    await stop(worker);
    await stop(web);
  },
  PATIENCE_MS,
);
