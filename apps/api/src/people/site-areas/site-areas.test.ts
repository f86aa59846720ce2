import { MATCH_STATUS } from '@tipmark/domain';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { atSecond } from '../../platform/database/at-second.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { enqueueMails } from '../../platform/outbox/enqueue.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { aPerson } from '../account/testing/people.ts';
import { scoresState } from './site-areas.ts';
import { createSiteAreasJob } from './site-areas-job.ts';

const NOW = 1_795_262_400;
const MINUTE = 60;
const READ_AFTER = 3;

const siteAreas = createSiteAreasJob();

let api: TestApi;
let now = NOW;
/** When the job looked last. */
let lookedAt = NOW;
let job: ReturnType<typeof startJob>;

const go = (seconds: number) => {
  now += seconds;
  api.setNow(now);
};

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
afterAll(() => api.close());

afterEach(() => job.stop());

/** What visitors read after the job has looked again. */
async function areas() {
  await job?.stop();
  const errors: unknown[] = [];
  job = startJob(siteAreas, api.services, (error) => errors.push(error));
  await job.idle();
  expect(errors).toEqual([]);
  lookedAt = now;
  // what is cached may be two seconds old
  go(READ_AFTER);
  api.services.responses.purge(['*']);
  const { data } = (await api.app.inject('/site-status')).json();
  expect(data.checkedAt).toBe(lookedAt);
  return Object.fromEntries(
    data.areas.map(({ area, ...rest }: { area: string }) => [area, rest]),
  ) as Record<string, { state: string; since: number; age: number | null }>;
}

const letterTo = (recipient: string) =>
  enqueueMails(api.services.db, [{ recipient, locale: 'en', kind: 'password_changed' }], now);
const mails = () => api.services.db.updateTable('outbox');

test('before the first look nothing is claimed', async () => {
  const { data } = (await api.app.inject('/site-status')).json();
  expect(data).toEqual({ checkedAt: null, areas: [] });
  await areas();
});

test('scores are as old as the last record of a match, and late only while one is played', async () => {
  expect((await areas())['scores']).toMatchObject({ state: 'ok', age: null });
  const match = aFeedMatch('Arsenal', 'Everton', { startsAt: now - 30 * MINUTE });
  await sendFeed(api, [...aFeedSetting('Arsenal', 'Everton'), match]);
  await job.idle();
  go(12);
  expect((await areas())['scores']).toMatchObject({ state: 'ok', age: 12 + READ_AFTER });
  go(3 * 3_600);
  expect((await areas())['scores']).toMatchObject({ state: 'ok', age: expect.any(Number) });
  await sendFeed(api, [aFeedScore(match.key, 1, 0, { status: MATCH_STATUS.live })]);
  await job.idle();
  const since = (await areas())['scores']?.since;
  go(25 * MINUTE);
  expect((await areas())['scores']).toEqual({
    state: 'slow',
    since: lookedAt,
    age: 25 * MINUTE + 2 * READ_AFTER,
  });
  expect(since).toBeLessThan(lookedAt);
  go(MINUTE);
  expect((await areas())['scores']?.since).toBe(lookedAt - MINUTE - READ_AFTER);
  go(60 * MINUTE);
  expect((await areas())['scores']).toMatchObject({ state: 'down', since: lookedAt });
});

test('with several matches in play a silence of minutes is enough, one has its half-time', () => {
  const after = (inPlay: number, age: number) => scoresState(inPlay, NOW - age, NOW);
  expect([after(1, 1_200), after(1, 1_201), after(1, 3_601)]).toEqual(['ok', 'slow', 'down']);
  expect([after(3, 300), after(3, 301), after(3, 901)]).toEqual(['ok', 'slow', 'down']);
  expect(scoresState(1, null, NOW)).toBe('down');
  expect(scoresState(0, null, NOW)).toBe('ok');
});

test('letters that were not tried are late after a minute, and stand still after ten', async () => {
  await letterTo('olga@example.com');
  go(MINUTE);
  expect((await areas())['mail']?.state).toBe('ok');
  expect((await areas())['mail']).toMatchObject({ state: 'slow', since: lookedAt });
  go(10 * MINUTE);
  expect((await areas())['mail']?.state).toBe('down');
});

test('one mailbox that refuses letters is no fault while others get theirs', async () => {
  await mails()
    .set({ attempts: 3, run_at: atSecond(now + 3_600) })
    .execute();
  expect((await areas())['mail']?.state).toBe('down');
  await letterTo('anton@example.com');
  await mails()
    .set({ status: 'sent', attempts: 1, finished_at: atSecond(now) })
    .where('recipient', '=', 'anton@example.com')
    .execute();
  expect((await areas())['mail']).toMatchObject({ state: 'ok', since: lookedAt });
});

test('the collector reads the worst, and what nobody looks at any more counts as down', async () => {
  await letterTo('late@example.com');
  go(2 * MINUTE);
  await areas();
  const trouble = async (area: string) =>
    (await api.app.inject('/metrics')).body.match(
      new RegExp(`^site_area_trouble\\{area="${area}"\\} (\\d)$`, 'm'),
    )?.[1];
  expect([await trouble('mail'), await trouble('payments')]).toEqual(['1', '0']);
  go(2 * MINUTE);
  expect([await trouble('mail'), await trouble('payments')]).toEqual(['2', '2']);
});

test('payments are down when the latest purchase got no page to pay on', async () => {
  const { headers } = await aPerson(api, { name: 'Payer' });
  const payload = { subscriptionType: 2 };
  await api.app.inject({ method: 'POST', url: '/change-subscription', payload, headers });
  go(30);
  expect((await areas())['payments']?.state).toBe('ok');
  const orders = () => api.services.db.updateTable('payment_orders');
  await orders().set({ payment_url: null }).execute();
  expect((await areas())['payments']).toMatchObject({ state: 'down', since: lookedAt });
  go(3_601);
  expect((await areas())['payments']?.state).toBe('ok');
  await orders()
    .set({ kind: 'renewal', posted_at: atSecond(now - 3_601) })
    .execute();
  expect((await areas())['payments']?.state).toBe('slow');
  Object.assign(api.services.config, { ACQUIRER: 'off' });
  expect((await areas())['payments']?.state).toBe('off');
});
