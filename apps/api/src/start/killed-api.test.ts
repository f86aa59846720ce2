import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { LedgerEntry, MatchTip, UserTips } from '@tipmark/contract';
import { type LedgerRecord, parseLedgerJson, verifyLedger } from '@tipmark/domain';
import { aFeedMatch, aFeedOdds, aFeedSetting, toNdjson } from '@tipmark/test-kit';
import { sampleOf } from '@tipmark/test-kit/sample';
import { SMTPServer } from 'smtp-server';
import { PASSWORD } from '../people/account/testing/people.ts';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { createTestStore, type TestStore } from '../testing/test-store.ts';
import { KICK_OFF, OPENING } from '../testing/tips.ts';

const KILLS = sampleOf(2, 40);
const ACKNOWLEDGED_A_LIFE = 25;
const MATCHES = 20;
const WRITERS = 6;
/** Under the limits of one person: ten writes a minute, twenty tips a day. */
const TIPS_OF_A_PERSON = 8;
const FEED_KEY = 'a key of this test alone, of some length';

let store: TestStore;
let smtp: SMTPServer;
const received = new Map<string, number>();
const recipients = new Set<string>();

beforeAll(async () => {
  store = await createTestStore();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const [, id = ''] = /^message-id: (.+)$/im.exec(text) ?? [];
        received.set(id, (received.get(id) ?? 0) + 1);
        for (const { address } of session.envelope.rcptTo) recipients.add(address);
        done();
      });
    },
  });
  // a killed sender drops its connection
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
}, 60_000);

afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await store.remove();
});

/** The clock advances with every life, so that leases of a killed process have ended. */
const LEASE_SECONDS = 61;
let lives = 0;

function start(): Promise<ApiProcess> {
  lives += 1;
  const now = KICK_OFF - 7_200 + lives * LEASE_SECONDS;
  const { port } = smtp.server.address() as AddressInfo;
  return startApiProcess({
    ...store.env,
    FEED_KEY,
    FIXED_NOW: new Date(now * 1_000).toISOString(),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
}

async function sendMatches({ url }: ApiProcess): Promise<void> {
  const clubs = Array.from({ length: MATCHES + 1 }, (_, index) => `Club ${index}`);
  const pairs = clubs.slice(1).map((club) => aFeedMatch('Club 0', club));
  const prices = Object.entries(OPENING).map(([oddType, milli]): [string, string, number] => [
    'Kappa',
    oddType,
    milli,
  ]);
  const reply = await fetch(`${url}/feed/records`, {
    method: 'POST',
    headers: { authorization: FEED_KEY, 'content-type': 'application/x-ndjson' },
    body: toNdjson([
      ...aFeedSetting(...clubs),
      ...pairs,
      ...pairs.map(({ key }) => aFeedOdds(key, prices, { at: KICK_OFF - 7_800 })),
    ]),
  });
  expect(reply.status).toBe(200);
}

/** The address changes with every restart; writers wait for the next one. */
const site: { url: string | undefined; isOver: boolean } = { url: undefined, isOver: false };

/**
 * Sends until it is answered, however often the server is killed; the same key makes it count once.
 */
async function insist(path: string, body: object, token = ''): Promise<unknown> {
  const key = randomUUID();
  for (;;) {
    if (site.isOver) return undefined;
    if (site.url === undefined) {
      await pause(20);
      continue;
    }
    try {
      const reply = await fetch(`${site.url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: token,
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      });
      const { data, error } = (await reply.json()) as { data?: unknown; error?: unknown };
      if (reply.status < 500) {
        if (error !== undefined) throw new Refused(JSON.stringify(error));
        return data;
      }
    } catch (error) {
      if (error instanceof Refused) throw error;
      // Killed meanwhile: the next attempt shows whether it counted.
      await pause(20);
    }
  }
}

class Refused extends Error {}

interface Person {
  readonly url: string;
  readonly token: string;
  readonly email: string;
}

const people: Person[] = [];
const acknowledged: { person: Person; tip: MatchTip }[] = [];
let countOfPeople = 0;

/**
 * An interrupted registration may have counted: then the name is taken, and another one is used.
 */
async function register(): Promise<Person | undefined> {
  countOfPeople += 1;
  const email = `writer.${countOfPeople}@example.com`;
  try {
    const session = await insist('/register', {
      userEmail: email,
      userPassword: PASSWORD,
      userName: `Writer ${countOfPeople}`,
    });
    if (session === undefined) return undefined;
    const person = { ...(session as { url: string; token: string }), email };
    people.push(person);
    return person;
  } catch (error) {
    if (error instanceof Refused) return register();
    throw error;
  }
}

async function write(): Promise<void> {
  while (!site.isOver) {
    const person = await register();
    if (person === undefined) return;
    for (let index = 0; index < TIPS_OF_A_PERSON && !site.isOver; index += 1) {
      const path = `/soccer/events/tips/${101 + ((countOfPeople + index) % MATCHES)}/1`;
      const data = await insist(path, { odd_type: '1x2.1', stake: 2 }, person.token);
      const tip = (data as { tip?: MatchTip } | undefined)?.tip;
      if (tip !== undefined) acknowledged.push({ person, tip });
    }
  }
}

async function read<Reply>(path: string): Promise<Reply> {
  const reply = await fetch(`${site.url}${path}`);
  return ((await reply.json()) as { data: Reply }).data;
}

async function wholeChain(): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (let from: number | null = 1; from !== null; ) {
    const page: { entries: LedgerEntry[]; nextFromSeq: number | null } = await read(
      `/ledger/chain/${from}`,
    );
    entries.push(...page.entries);
    from = page.nextFromSeq;
  }
  return entries;
}

async function expectNothingLost(): Promise<void> {
  const chain = await wholeChain();
  expect(await verifyLedger(chain)).toBeUndefined();
  const bySeq = new Map(chain.map((entry) => [entry.seq, entry]));
  for (const { tip } of acknowledged) expect(bySeq.get(tip.seq)?.hash).toBe(tip.hash);
  const records = chain.map(({ json }) => parseLedgerJson(json) as LedgerRecord);
  let shown = 0;
  for (const person of people) {
    const { tips, count } = await read<UserTips>(`/page-profile/${person.url}/tips`);
    expect(tips).toHaveLength(count);
    const ids = new Set(tips.map(({ tip }) => tip.id));
    const own = acknowledged.filter((one) => one.person === person);
    expect(own.filter(({ tip }) => !ids.has(tip.id))).toEqual([]);
    expect(new Set(tips.map(({ match }) => match['3'])).size).toBe(count);
    shown += count;
  }
  // No tip without its entry, no entry without its tip.
  expect(records.filter(({ t }) => t === 'tip')).toHaveLength(shown);
}

test(
  'killed during writes, the api keeps every acknowledged write completely and once, and mails every user',
  async () => {
    let api = await start();
    await sendMatches(api);
    site.url = api.url;
    const writers = Array.from({ length: WRITERS }, write);
    const failed = Promise.all(writers);
    for (let life = 1; life <= KILLS; life += 1) {
      const wanted = acknowledged.length + ACKNOWLEDGED_A_LIFE;
      while (acknowledged.length < wanted) {
        await Promise.race([pause(5), failed]);
      }
      site.url = undefined;
      await api.kill();
      api = await start();
      site.url = api.url;
    }
    site.isOver = true;
    await failed;
    await expectNothingLost();
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_A_LIFE);
    const isMailed = () => people.every(({ email }) => recipients.has(email));
    for (let wait = 0; wait < 600 && !isMailed(); wait += 1) await pause(50);
    expect(people.filter(({ email }) => !recipients.has(email))).toEqual([]);
    const twice = [...received.values()].filter((times) => times > 1).length;
    expect(twice).toBeLessThanOrEqual(KILLS * 2);
    expect(await api.stop()).toBe(0);
  },
  60_000 + KILLS * 30_000,
);
