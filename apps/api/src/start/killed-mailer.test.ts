import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleOf } from '@tipmark/test-kit/sample';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { PASSWORD } from '../people/account/testing/people.ts';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { type CutLine, openLine } from '../testing/breakable-line.ts';
import { createServerDatabase } from '../testing/server-databases.ts';
import { KICK_OFF } from '../testing/tips.ts';

const withServers = process.env['TEST_DATABASE'] === 'postgres' ? test : test.skip;

const LETTERS = sampleOf(300, 10_000);
/** The state of the mail server in each life of the sender, which ends by kill -9. */
const LIVES = ['fine', 'slow', 'full', 'gone', ...sampleOf([], ['fine', 'full', 'slow', 'fine'])];
const PATIENCE_MS = sampleOf(180_000, 1_500_000);
/** Longer than the lease of a mail held by a killed process, and than any pause. */
const BETWEEN_LIVES_SECONDS = 10 * 3_600;
const FULL = Object.assign(new Error('4.3.1 no space left'), { responseCode: 452 });

const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-mailer-'));
let database: Awaited<ReturnType<typeof createServerDatabase>>;
let client: Client;
let smtp: SMTPServer;
let line: CutLine;
let mode = 'fine';
let tries = 0;
let now = KICK_OFF;
/** By recipient: every Message-ID that was tried, and how often each was accepted. */
const taken = new Map<string, Map<string, number>>();

beforeAll(async () => {
  if (process.env['TEST_DATABASE'] !== 'postgres') return;
  database = await createServerDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const id = /^message-id: (.+)$/im.exec(text)?.[1]?.trim() ?? '';
        const to = envelope.rcptTo[0]?.address ?? '';
        const isRefused = mode === 'full';
        const ids = taken.get(to) ?? new Map<string, number>();
        taken.set(to, ids.set(id, (ids.get(id) ?? 0) + (isRefused ? 0 : 1)));
        tries += 1;
        if (isRefused) done(FULL);
        else if (mode === 'slow') setTimeout(done, 40);
        else done();
      });
    },
  });
  // a killed sender drops its connection
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  line = await openLine(`smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`);
}, PATIENCE_MS);

afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  if (database === undefined) return;
  await line.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await client.end();
  await database.drop();
}, PATIENCE_MS);

function start(): Promise<ApiProcess> {
  now += BETWEEN_LIVES_SECONDS;
  return startApiProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SMTP_URL: line.url,
    FIXED_NOW: String(now),
  });
}

async function countOf(where: string): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as count from outbox where ${where}`);
  return rows[0].count;
}

async function enqueueAll(): Promise<void> {
  const { rows } = await client.query('select id from users order by id limit 1');
  await client.query(
    `insert into outbox (id, kind, channel, lane, recipient, locale, payload, dedup_key, created_at, run_at)
     select gen_random_uuid(), 'password_changed', 'mail', 1, 'reader.' || n || '@example.com', 'ru',
       jsonb_build_object('userId', $1::int), 'letter ' || n, to_timestamp($2), to_timestamp($2)
     from generate_series(1, $3::int) n`,
    [rows[0].id, now, LETTERS],
  );
}

/** Waits until the sender is in the middle of its work. */
async function untilBusy(): Promise<void> {
  const wanted = tries + Math.ceil(LETTERS / (LIVES.length + 2));
  for (let waits = 0; waits < 3_000 && tries < wanted; waits += 1) {
    if (mode === 'gone' && (await countOf("last_error ilike '%connect%'")) > 0) return;
    await pause(10);
  }
}

withServers(
  'letters survive kill -9 of the sender and a mail server that is slow, full or gone',
  async () => {
    const first = await start();
    const reply = await fetch(`${first.url}/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        userEmail: 'olga@example.com',
        userName: 'Olga',
        userPassword: PASSWORD,
      }),
    });
    expect(reply.status).toBe(200);
    expect(await first.stop()).toBe(0);
    await enqueueAll();
    for (const life of LIVES) {
      mode = life;
      if (life === 'gone') await line.cut();
      const api = await start();
      await untilBusy();
      await api.kill();
      if (life === 'gone') await line.mend();
    }
    mode = 'fine';
    for (let life = 0; life < 3 && (await countOf("status = 'pending'")) > 0; life += 1) {
      const api = await start();
      const due = `status = 'pending' and run_at <= to_timestamp(${now})`;
      while ((await countOf(due)) > 0) await pause(50);
      expect(await api.stop()).toBe(0);
    }
    const ours = "recipient like 'reader.%'";
    expect(await countOf(`${ours} and status = 'sent'`)).toBe(LETTERS);
    const readers = [...taken].filter(([to]) => to.startsWith('reader.'));
    const lost = LETTERS - readers.filter(([, ids]) => Math.max(...ids.values()) > 0).length;
    const changed = readers.filter(([, ids]) => ids.size > 1).length;
    const doubled = readers.filter(([, ids]) => Math.max(...ids.values()) > 1).length;
    process.stdout.write(
      `${LETTERS} letters, ${LIVES.length} kills: ${lost} lost, ${doubled} doubled\n`,
    );
    expect({ lost, changed }).toEqual({ lost: 0, changed: 0 });
    // a killed sender leaves one letter that the server accepted and nobody recorded
    expect(doubled).toBeLessThanOrEqual(LIVES.length);
    const copies = Math.max(...readers.flatMap(([, ids]) => [...ids.values()]));
    expect(copies).toBeLessThanOrEqual(2);
  },
  PATIENCE_MS,
);
