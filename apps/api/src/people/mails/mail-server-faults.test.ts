import type { AddressInfo } from 'node:net';
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
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  line = await openLine(`smtp://127.0.0.1:${port}`);
}, PATIENCE_MS);

beforeEach(async () => {
  received = [];
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
