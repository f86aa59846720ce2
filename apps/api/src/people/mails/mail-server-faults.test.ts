import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { enqueueMail } from '../../platform/outbox/enqueue.ts';
import { createSmtpTransport, type MailTransport } from '../../platform/outbox/mail-transport.ts';
import { type CutLine, openLine } from '../../testing/breakable-line.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aPerson } from '../account/testing/people.ts';
import { workOutbox } from './work-outbox.ts';

const NOW = 1_795_262_400;
const COUNT = 5;
const PATIENCE_MS = 60_000;

let api: TestApi;
let userId: number;
let server: SMTPServer;
let line: CutLine;
let transport: MailTransport;
let isFull = false;
/** How many mails the server accepts and then closes the connection instead of answering. */
let cutAnswers = 0;
let received: string[] = [];

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const { url } = await aPerson(api);
  ({ id: userId } = await api.services.db
    .selectFrom('users')
    .select('id')
    .where('url', '=', url)
    .executeTakeFirstOrThrow());
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        if (isFull) {
          done(
            Object.assign(new Error('4.3.1 no space left on the server'), { responseCode: 452 }),
          );
          return;
        }
        received.push(...envelope.rcptTo.map(({ address }) => address));
        cutAnswers -= 1;
        if (cutAnswers < 0) done();
        else void line.cut().then(() => line.mend());
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  line = await openLine(`smtp://127.0.0.1:${port}`);
}, PATIENCE_MS);

beforeEach(async () => {
  received = [];
  cutAnswers = 0;
  api.setNow(NOW);
  transport = createSmtpTransport(line.url, 'Tipmark <no-reply@tipmark.test>');
  await api.services.db.deleteFrom('outbox').execute();
  for (let index = 0; index < COUNT; index += 1) {
    await enqueueMail(
      api.services.db,
      {
        kind: 'password_changed',
        recipient: `reader.${index}@example.com`,
        locale: 'en',
        payload: { userId },
      },
      NOW,
    );
  }
});

afterEach(() => transport.close());

afterAll(async () => {
  await line.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await api.close();
});

const work = (by = transport) =>
  workOutbox({ services: api.services, transport: by, chance: () => 0.5 });

const readers = Array.from({ length: COUNT }, (_, index) => `reader.${index}@example.com`);

/** The most mails that were begun, and at the server without a record of it, at a time. */
function countingTransport() {
  let begun = 0;
  const most = { atServer: 0, begun: 0 };
  const unrecorded = new Set<string>();
  const transports: MailTransport = {
    ...transport,
    async send(mail, beforeEnd) {
      begun += 1;
      most.begun = Math.max(most.begun, begun);
      await transport.send(mail, async () => {
        await beforeEnd?.();
        const { rows } = await sql<{ recipient: string }>`
          select recipient from outbox where status = 'sent'
        `.execute(api.services.db);
        for (const { recipient } of rows) unrecorded.delete(recipient);
        unrecorded.add(mail.to);
        most.atServer = Math.max(most.atServer, unrecorded.size);
      });
      begun -= 1;
    },
  };
  return { transports, most: () => most };
}

async function states() {
  const rows = await api.services.db
    .selectFrom('outbox')
    .select(['status', 'attempts', 'last_error'])
    .execute();
  return {
    statuses: [...new Set(rows.map(({ status }) => status))],
    attempts: [...new Set(rows.map(({ attempts }) => attempts))],
    errors: rows.map(({ last_error }) => last_error ?? ''),
  };
}

const later = () => api.setNow(NOW + 3_600);

test(
  'over a slow connection every mail arrives once',
  async () => {
    await line.delay(40);
    await work();
    await line.mend();
    expect(received.toSorted()).toEqual(readers);
    expect(await states()).toMatchObject({ statuses: ['sent'], attempts: [1] });
  },
  PATIENCE_MS,
);

test(
  'mails wait while the server is unreachable, and arrive once it is back',
  async () => {
    await line.cut();
    await work();
    const { statuses, errors } = await states();
    expect(statuses).toEqual(['pending']);
    for (const error of errors) expect(error).toMatch(/ECONNREFUSED|closed|connect/i);
    await line.mend();
    await work();
    expect(received).toEqual([]);
    later();
    await work();
    expect(received.toSorted()).toEqual(readers);
    expect(await states()).toMatchObject({ statuses: ['sent'], attempts: [2] });
  },
  PATIENCE_MS,
);

test(
  'mails wait while the server has no space left, and arrive once it has',
  async () => {
    isFull = true;
    await work();
    const { statuses, errors } = await states();
    expect(statuses).toEqual(['pending']);
    for (const error of errors) expect(error).toContain('no space left');
    isFull = false;
    later();
    await work();
    expect(received.toSorted()).toEqual(readers);
  },
  PATIENCE_MS,
);

test(
  'a mail whose answer was lost is sent once more',
  async () => {
    cutAnswers = 2;
    await work();
    expect(received.toSorted()).toEqual(readers);
    expect((await states()).statuses.toSorted()).toEqual(['pending', 'sent']);
    later();
    await work();
    expect(received).toHaveLength(COUNT + 2);
    expect(new Set(received.slice(COUNT)).size).toBe(2);
    expect(await states()).toMatchObject({ statuses: ['sent'] });
  },
  PATIENCE_MS,
);

test(
  'a server that accepts mails and never answers gets each of them twice at most',
  async () => {
    cutAnswers = Number.POSITIVE_INFINITY;
    for (let times = 0; times < 4; times += 1) {
      await work();
      api.setNow(NOW + (times + 1) * 24 * 3_600);
    }
    expect(received.toSorted()).toEqual([...readers, ...readers].toSorted());
    expect(await states()).toMatchObject({ statuses: ['dead'] });
  },
  PATIENCE_MS,
);

test(
  'a mail that processes were killed with twice is not sent a third time',
  async () => {
    const { db } = api.services;
    const killed = db.updateTable('outbox').where('recipient', '=', 'reader.0@example.com');
    await killed.set({ unanswered: 1 }).execute();
    const again = db.updateTable('outbox').where('recipient', '=', 'reader.1@example.com');
    await again.set({ unanswered: 2 }).execute();
    await work();
    expect(received.toSorted()).toEqual(readers.filter((to) => !to.startsWith('reader.1')));
    expect((await states()).errors).toContain(
      'transferred twice to the mail server, and no answer was recorded',
    );
  },
  PATIENCE_MS,
);

test(
  'one mail at a time is between its transfer and the record of it',
  async () => {
    const { transports, most } = countingTransport();
    await workOutbox({
      services: api.services,
      transport: transports,
      pace: { atOnce: 4 },
    });
    expect(received.toSorted()).toEqual(readers);
    expect(most()).toEqual({ atServer: 1, begun: 4 });
  },
  PATIENCE_MS,
);

test('no mail is sent twice when the server takes long over each', async () => {
  let now = NOW;
  const sent: string[] = [];
  const slow = (isFirst: boolean): MailTransport => ({
    isCarrying: true,
    async send({ to }) {
      sent.push(to);
      now += 20;
      api.setNow(now);
      // another process looks for mails meanwhile
      if (isFirst) await work(slow(false));
    },
    close() {},
  });
  for (let times = 0; times < COUNT; times += 1) await work(slow(true));
  expect(sent.toSorted()).toEqual(readers);
  expect(await states()).toMatchObject({ statuses: ['sent'], attempts: [1] });
});
