import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { type CallQueue, type CallQueues, createCallQueues } from './call-queues.ts';

const REDIS_URL = process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15';
const LEASE_MS = 1_000;
const CONNECTED_MS = 200;
const OPTIONS = {
  running: 2,
  waiting: 1,
  refusal: { code: 'rate_limited', retryAfterSeconds: 1 },
} as const;

const open: CallQueues[] = [];

/** Queues of a process. */
async function aProcess(
  name: string,
  redisUrl = REDIS_URL,
): Promise<{ queues: CallQueues; queue: CallQueue }> {
  const queues = createCallQueues({ redisUrl, onError: () => {}, leaseMs: LEASE_MS });
  open.push(queues);
  await pause(CONNECTED_MS);
  return { queues, queue: queues.open(name, OPTIONS) };
}

afterAll(() => {
  for (const queues of open) queues.close();
});

/** A call that runs until it is ended. */
function aCall(queue: CallQueue, key = 'somebody') {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const answer = queue.run(key, () => {
    begun.resolve();
    return promise;
  });
  answer.catch(begun.reject);
  return { begun: begun.promise, answer, end: resolve };
}

const withRedis = isTestingPostgres ? test : test.skip;

withRedis(
  'two processes share the slots of a caller, and a slot released at one goes to a call waiting at the other',
  async () => {
    const name = randomUUID();
    const [one, two] = [await aProcess(name), await aProcess(name)];
    const [first, second] = [aCall(one.queue), aCall(two.queue)];
    await Promise.all([first.begun, second.begun]);
    const waiting = aCall(two.queue);
    const another = aCall(one.queue, 'somebody else');
    await another.begun;
    // long enough for the waiting call to be known
    await pause(CONNECTED_MS);
    await expect(one.queue.run('somebody', () => 1)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: 1,
    });
    expect([one.queue.countOfRefused, two.queue.countOfRefused]).toEqual([1, 0]);
    first.end();
    await waiting.begun;
    for (const call of [second, waiting, another]) call.end();
    await Promise.all([first, second, waiting, another].map(({ answer }) => answer));
    expect(await one.queue.run('somebody', () => 2)).toBe(2);
  },
);

withRedis(
  'a call that takes longer than its lease keeps its slot, and the slots of a killed process are released',
  async () => {
    const name = randomUUID();
    const [one, two] = [await aProcess(name), await aProcess(name)];
    const cached = aCall(two.queue);
    const [lost, alsoLost] = [aCall(one.queue), aCall(one.queue, 'nobody else')];
    await Promise.all([cached.begun, lost.begun, alsoLost.begun]);
    await pause(1.5 * LEASE_MS);
    const next = aCall(two.queue);
    let hasBegun = false;
    void next.begun.then(() => {
      hasBegun = true;
    });
    await pause(CONNECTED_MS);
    expect(hasBegun).toBe(false);
    // no further message from the first process, as after a kill
    one.queues.close();
    await next.begun;
    for (const call of [cached, next, lost, alsoLost]) call.end();
    await Promise.all([cached.answer, next.answer]);
  },
);

test('without Redis a process counts its own slots', async () => {
  const { queue } = await aProcess(randomUUID(), 'redis://127.0.0.1:1');
  const calls = [aCall(queue), aCall(queue), aCall(queue)];
  await calls[1]?.begun;
  await expect(queue.run('somebody', () => 1)).rejects.toMatchObject({ code: 'rate_limited' });
  for (const call of calls) call.end();
  await Promise.all(calls.map(({ answer }) => answer));
  expect(queue.countOfRefused).toBe(1);
});
