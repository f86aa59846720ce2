import { OPEN_ROOT } from '@tipmark/contract/open';
import { headText, type SignedHead, type WitnessStatement } from '@tipmark/domain';
import { ledgerHeadsJob } from '../../betting/ledger/ledger-heads-job.ts';
import { aHeadSigner, aWitness } from '../../betting/ledger/testing/a-witness.ts';
import { deleteOldStatements } from '../../betting/ledger/witness-queries.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { anOpenWorld, OPEN_NOW } from '../open/testing/open-world.ts';

const DAY = 86_400;
let api: TestApi;
let now = OPEN_NOW;

beforeAll(async () => {
  api = await createTestApi({ now });
  await anOpenWorld(api);
  await api.database.db.deleteFrom('ledger_heads').execute();
  await api.database.db.deleteFrom('ledger_statements').execute();
  await signAt(OPEN_NOW + 3 * DAY);
}, 120_000);
afterAll(() => api.close());

/** The job runs at an instant. */
async function signAt(seconds: number): Promise<void> {
  now = Math.max(now, seconds);
  api.setNow(now);
  const job = startJob(ledgerHeadsJob, api.services, (error) => {
    throw error;
  });
  await job.idle();
  await job.stop();
}

async function rowsOf<Row>(path: string): Promise<Row[]> {
  api.services.open.responses.purge(['*']);
  now += 2;
  api.setNow(now);
  const reply = await api.app.inject(`${OPEN_ROOT}${path}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

const heads = () => rowsOf<SignedHead & { text: string }>('/ledger/heads');
const statements = () => rowsOf<WitnessStatement & { isFork: boolean }>('/ledger/witnesses');

async function state(payload: object) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/ledger/statements',
    headers: { 'accept-language': 'en' },
    payload,
  });
  return { status: reply.statusCode, ...reply.json() };
}

/** A head that this site signs, of whatever it wants. */
function signedHere(head: Pick<SignedHead, 'date' | 'seq' | 'hash'>): SignedHead {
  const { publicKey, sign } = api.services.ledgerKey;
  return { ...head, publicKey, signature: sign(headText(head)) };
}

async function newest(): Promise<SignedHead> {
  const [head] = await heads();
  if (head === undefined) throw new Error('no day is signed');
  return head;
}

test('each day that is over is signed once, the newest first, also one without entries', async () => {
  const first = await heads();
  expect(first.map(({ date }) => date)).toEqual(['2024-01-15', '2024-01-14', '2024-01-13']);
  for (const head of first) expect(head.text).toBe(headText(head));
  await signAt(now + DAY);
  expect((await heads()).slice(1)).toEqual(first);
});

test('who saw a head is listed once', async () => {
  const statement = aWitness('Archive').statementOf(await newest(), now);
  expect(await state(statement)).toMatchObject({ status: 200, data: { isFork: false } });
  expect((await state(statement)).status).toBe(200);
  const listed = await statements();
  expect(listed).toHaveLength(1);
  expect(listed[0]).toMatchObject({ ...statement, isFork: false });
});

test('what is not signed by both is refused, naming the field', async () => {
  const head = await newest();
  const right = aWitness('Forger').statementOf(head, now);
  const foreign = aHeadSigner('another site').headOf(head);
  const cases: readonly [object, string][] = [
    [{ ...right, witness: 'Archive' }, 'signature'],
    [{ ...right, signature: 'short' }, 'signature'],
    [{ ...right, witness: '<b>' }, 'witness'],
    [{ ...right, witness: 'x'.repeat(65) }, 'witness'],
    [aWitness('Forger').statementOf({ ...head, seq: head.seq + 1 }, now), 'head.signature'],
    [aWitness('Forger').statementOf(foreign, now), 'head.publicKey'],
    [aWitness('Forger').statementOf(head, now + DAY), 'seenAt'],
    [aWitness('Forger').statementOf(head, now - 90 * DAY), 'seenAt'],
  ];
  for (const [payload, field] of cases) {
    const { status, error } = await state(payload);
    expect([status, Object.keys(error.details)]).toEqual([400, [field]]);
  }
  expect((await statements()).map(({ witness }) => witness)).not.toContain('Forger');
});

test('a head that the ledger does not lead to is shown as a fork', async () => {
  const { date, seq, hash } = await newest();
  const other = signedHere({ date, seq, hash: 'f'.repeat(64) });
  const longer = signedHere({ date, seq: seq + 5, hash });
  for (const head of [other, longer]) {
    const { data } = await state(aWitness('Watcher').statementOf(head, now));
    expect(data).toEqual({ isFork: true });
  }
  const earlier = signedHere({ date, seq: 0, hash: '0'.repeat(64) });
  const { data } = await state(aWitness('Watcher').statementOf(earlier, now));
  expect(data).toEqual({ isFork: false });
  const forks = (await statements()).filter(({ isFork }) => isFork);
  expect(forks.map(({ head }) => head)).toEqual([longer, other]);
});

test('old statements make room for new ones, a fork stays', async () => {
  await deleteOldStatements(api.database.db, 1);
  const left = await statements();
  expect(left.filter(({ isFork }) => isFork)).toHaveLength(2);
  expect(left).toHaveLength(3);
});

test('a key states thirty heads an hour', async () => {
  const head = await newest();
  const codes: number[] = [];
  for (let at = 0; at < 31; at += 1) {
    codes.push((await state(aWitness('Busy').statementOf(head, now - at))).status);
  }
  expect(codes.slice(0, 30)).toEqual(Array(30).fill(200));
  expect(codes[30]).toBe(429);
  expect((await state(aWitness('Calm').statementOf(head, now))).status).toBe(200);
});
