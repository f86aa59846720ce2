import { enqueueMail } from '../../platform/outbox/enqueue.ts';
import { LANE } from '../../platform/outbox/lanes.ts';
import {
  MailRefused,
  type MailTransport,
  type OutgoingMail,
} from '../../platform/outbox/mail-transport.ts';
import { claimDue } from '../../platform/outbox/outbox-queries.ts';
import { pauseSeconds } from '../../platform/outbox/work-lane.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aPerson } from '../account/testing/people.ts';
import { workOutbox } from './work-outbox.ts';

const NOW = 1_795_262_400;

let api: TestApi;
let userId: number;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const { url } = await aPerson(api);
  ({ id: userId } = await api.services.db
    .selectFrom('users')
    .select('id')
    .where('url', '=', url)
    .executeTakeFirstOrThrow());
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  await api.services.db.deleteFrom('outbox').execute();
});

function carrier(fails: (mail: OutgoingMail) => Error | undefined = () => undefined) {
  const carried: OutgoingMail[] = [];
  const transport: MailTransport = {
    isCarrying: true,
    async send(mail) {
      const error = fails(mail);
      if (error !== undefined) throw error;
      carried.push(mail);
    },
    close() {},
  };
  return { carried, transport };
}

async function enqueue(count: number, more: { dedupKey?: string } = {}) {
  for (let index = 0; index < count; index += 1) {
    await enqueueMail(
      api.services.db,
      {
        kind: 'password_changed',
        recipient: `reader.${index}@example.com`,
        locale: 'en',
        payload: { userId },
        ...more,
      },
      NOW,
    );
  }
}

const work = (transport: MailTransport) =>
  workOutbox({ services: api.services, transport, chance: () => 0.5 });

const rows = () => api.services.db.selectFrom('outbox').selectAll().orderBy('id').execute();

test('three workers send every mail once', async () => {
  await enqueue(45);
  const carriers = [carrier(), carrier(), carrier()];
  await Promise.all(carriers.map(({ transport }) => work(transport)));
  const carried = carriers.flatMap((each) => each.carried);
  expect(new Set(carried.map(({ to }) => to)).size).toBe(45);
  expect(carried).toHaveLength(45);
  expect((await rows()).every(({ status }) => status === 'sent')).toBe(true);
});

test('a second email with the same key is not enqueued', async () => {
  await enqueue(3, { dedupKey: 'tip-settled:7' });
  expect(await rows()).toHaveLength(1);
});

test('emails of a dead worker are released after the lease, with the same Message-ID', async () => {
  await enqueue(1);
  const [dead] = await claimDue(api.services.db, {
    channel: 'mail',
    lane: LANE.account,
    nowSeconds: NOW,
    leaseSeconds: 60,
    max: 20,
  });
  const { carried, transport } = carrier();
  await work(transport);
  expect(carried).toEqual([]);
  api.setNow(NOW + 60);
  await work(transport);
  expect(carried).toEqual([
    expect.objectContaining({ messageId: `<${dead?.id}@localhost>`, to: 'reader.0@example.com' }),
  ]);
});

test('a temporary failure is retried after growing pauses, with the same Message-ID', async () => {
  await enqueue(1);
  const ids: string[] = [];
  const { transport } = carrier(({ messageId }) => {
    ids.push(messageId);
    return new Error('451 try again later');
  });
  await work(transport);
  expect((await rows())[0]).toMatchObject({
    status: 'pending',
    attempts: 1,
    run_at: new Date((NOW + 15) * 1_000),
    last_error: '451 try again later',
  });
  await work(transport);
  expect(ids).toHaveLength(1);
  api.setNow(NOW + 15);
  await work(transport);
  expect((await rows())[0]?.run_at).toEqual(new Date((NOW + 45) * 1_000));
  expect(new Set(ids).size).toBe(1);
});

test('a mail refused permanently, or failed a dozen times, is dead', async () => {
  await enqueue(2);
  const { transport } = carrier(({ to }) =>
    to.startsWith('reader.0') ? new MailRefused('550 no such user') : new Error('down'),
  );
  for (let attempt = 0, now = NOW; attempt < 14; attempt += 1, now += 7 * 3_600) {
    api.setNow(now);
    await work(transport);
  }
  const attempts = Object.fromEntries((await rows()).map((row) => [row.last_error, row.attempts]));
  expect(attempts).toEqual({ '550 no such user': 1, down: 12 });
  expect((await rows()).map(({ status }) => status)).toEqual(['dead', 'dead']);
});

test('a failing mail does not hold up others', async () => {
  await enqueue(3);
  const { carried, transport } = carrier(({ to }) =>
    to.startsWith('reader.1') ? new Error('down') : undefined,
  );
  await work(transport);
  expect(carried.map(({ to }) => to).sort()).toEqual([
    'reader.0@example.com',
    'reader.2@example.com',
  ]);
});

test('pauses grow, are limited and randomized', () => {
  expect([1, 2, 3, 4].map((attempts) => pauseSeconds(attempts, () => 0.5))).toEqual([
    15, 30, 60, 120,
  ]);
  expect(pauseSeconds(40, () => 0.5)).toBe(21_600);
  expect(pauseSeconds(1, () => 0)).toBe(8);
  expect(pauseSeconds(1, () => 0.999)).toBe(22);
});

test('an email whose recipient no longer exists is dropped', async () => {
  await enqueueMail(
    api.services.db,
    { kind: 'confirm_email', recipient: 'gone@example.com', locale: 'ru', payload: { userId } },
    NOW,
  );
  const { carried, transport } = carrier();
  await work(transport);
  expect(carried).toEqual([]);
  expect((await rows())[0]?.status).toBe('dropped');
});

test('the rendered copy of a sent mail is deleted', async () => {
  await enqueue(1);
  await work(carrier().transport);
  expect((await rows())[0]?.rendered).toBeNull();
});
