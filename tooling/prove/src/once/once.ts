import {
  createTestApi,
  EXAMPLES_AT,
  exampleCalls,
  OFFERED,
  prepareExamples,
  type TestApi,
} from '@tipmark/api/proofs';
import { randomOf, shuffled } from '@tipmark/simulator';
import type { Figure, OpenedProof, RoundOutcome } from '../runner/proof.ts';
import { EXPECTED, WRITES, type WriteName } from './expected.ts';
import { judgeOnce, type Sent } from './judge-once.ts';
import { changesOf, createCounter, type RowCounts } from './row-counts.ts';

/** Requests sent at once. */
const AT_ONCE = 50;
const KEY = 'one key of all of them';

/** What a round of this proof measures. */
export const figures = {
  requests: { what: 'requests', of: 'sum', least: 1 },
  once: { what: 'writes that must happen once', of: 'sum', least: 1 },
  accepted: { what: 'answered 200', of: 'sum', least: 1 },
  refused: { what: 'refused as too many at once (429, 503)', of: 'sum' },
  doubled: {
    what: 'writes that did not happen as one, or were answered wrongly',
    of: 'sum',
    most: 0,
  },
} as const satisfies Record<string, Figure>;

type Name = keyof typeof figures;

interface Ready {
  readonly apis: readonly [TestApi, TestApi];
  readonly calls: ReturnType<typeof exampleCalls>;
  readonly count: () => Promise<RowCounts>;
}

/** Nothing is refused for being sent often: that is what is tried here. */
const UNLIMITED = {
  take: async () => {},
  count: async () => 1,
  giveBack: async () => {},
  close: () => {},
};

/** Two APIs on one database, with the matches that the example calls are about. */
export async function open(): Promise<OpenedProof<Name>> {
  const known = { now: EXAMPLES_AT, config: { signInProviders: [OFFERED] } };
  const one = await createTestApi(known);
  const two = await createTestApi({ ...known, database: one.database });
  for (const { services } of [one, two]) Object.assign(services, { limits: UNLIMITED });
  await prepareExamples(one);
  const ready: Ready = {
    apis: [one, two],
    calls: exampleCalls(() => one),
    count: await createCounter(one.services.db),
  };
  return {
    round: ({ seed, number }) => {
      // each is tried once before any is tried again
      const turn = Math.floor(number / WRITES.length);
      const order = shuffled(WRITES, randomOf(seed, 'once', turn));
      return tryWrite(ready, order[number % WRITES.length] as WriteName);
    },
    async close() {
      await two.close();
      await one.close();
    },
  };
}

/** Sends one example call so often at once, half to each API. */
async function sendAtOnce(
  { apis, calls, count }: Ready,
  name: WriteName,
  { times, key }: { readonly times: number; readonly key?: string },
): Promise<Sent> {
  const { headers = {}, ...call } = await calls[name]();
  const { 'idempotency-key': _own, ...others } = headers;
  const sent = { ...call, headers: { ...others, ...(key && { 'idempotency-key': key }) } };
  const before = await count();
  const replies = await Promise.all(
    Array.from({ length: times }, (_, index) => (apis[index % 2] as TestApi).app.inject(sent)),
  );
  const statuses = replies.map(({ statusCode }) => statusCode);
  return { statuses, changes: changesOf(before, await count()) };
}

async function tryWrite(ready: Ready, name: WriteName): Promise<RoundOutcome<Name>> {
  // the first call of all may make what later ones only change
  await ready.apis[0].app.inject(await ready.calls[name]());
  const tried = {
    alone: await sendAtOnce(ready, name, { times: 1 }),
    many: await sendAtOnce(ready, name, { times: AT_ONCE }),
    keyed: await sendAtOnce(ready, name, { times: AT_ONCE, key: KEY }),
  };
  const expected = EXPECTED[name];
  const faults = judgeOnce(expected, tried).map((fault) => `${name}: ${fault}`);
  const statuses = Object.values(tried).flatMap((sent) => sent.statuses);
  return {
    figures: {
      requests: statuses.length,
      once: Number(expected === 'once' || expected === 'keyed'),
      accepted: statuses.filter((status) => status === 200).length,
      refused: statuses.filter((status) => status === 429 || status === 503).length,
      doubled: Number(faults.length > 0),
    },
    faults,
  };
}
