import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openReleaseStore, type ReleaseStore } from '@tipmark/remotes-registry/store';
import { z } from 'zod';
import { releaseRemote } from '../release-remote.ts';
import { aBuild } from '../testing/a-build.ts';
import { checkContract } from './check-contract.ts';
import { contractBreaks } from './contract-breaks.ts';
import { type DescribedContract, declaredContract, describeCalls } from './describe-contract.ts';

const quota = z.object({ left: z.number(), resetAt: z.number().optional() });

interface Changes {
  readonly path?: string;
  readonly query?: z.ZodObject;
  readonly reply?: z.ZodType;
}

const contractWith = ({
  path: at = '/quota/:id',
  query = z.object({ from: z.number().optional(), sort: z.enum(['odds', 'time']).optional() }),
  reply = z.object({ quota, names: z.array(z.object({ text: z.string() })) }),
}: Changes = {}): DescribedContract =>
  describeCalls([
    { name: 'quota', method: 'GET', path: at, segments: z.object({ id: z.int() }), query, reply },
  ]);

const breaksOf = (changes: Changes) => contractBreaks(contractWith(), contractWith(changes));
const names = z.array(z.object({ text: z.string() }));

it('finds nothing in the same contract', () => {
  expect(contractBreaks(declaredContract(), declaredContract())).toEqual([]);
});

const BREAKS: [string, Changes, string][] = [
  [
    'a field of a reply that is gone',
    { reply: z.object({ quota: quota.omit({ left: true }), names }) },
    'field data.quota.left of the reply is gone',
  ],
  [
    'an object that is gone, without each of its fields',
    { reply: z.object({ names }) },
    'field data.quota of the reply is gone',
  ],
  [
    'a field that may be missing now',
    { reply: z.object({ quota, names: names.optional() }) },
    'field data.names of the reply may be missing now',
  ],
  [
    'a field in a list that can be null now',
    { reply: z.object({ quota, names: z.array(z.object({ text: z.string().nullable() })) }) },
    'field data.names[].text of the reply can be null now',
  ],
  [
    'another type',
    { reply: z.object({ quota: quota.extend({ left: z.string() }), names }) },
    'field data.quota.left of the reply can be string now',
  ],
  [
    'a field of a request that is required now',
    { query: z.object({ from: z.number(), sort: z.enum(['odds', 'time']).optional() }) },
    'field query.from of the request is required now',
  ],
  [
    'a new field that a request must have',
    {
      query: z.object({
        from: z.number().optional(),
        sort: z.enum(['odds', 'time']).optional(),
        until: z.number(),
      }),
    },
    'field query.until of the request is required now',
  ],
  [
    'a value that is not accepted any more',
    { query: z.object({ from: z.number().optional(), sort: z.enum(['time']).optional() }) },
    'field query.sort of the request cannot be "odds" any more',
  ],
  ['another address', { path: '/quotas/:id' }, 'GET /quota/:id has become GET /quotas/:id'],
];

it.each(BREAKS)('names %s', (_case, changes, fault) => {
  expect(breaksOf(changes)).toEqual([`quota: ${fault}`]);
});

it.each<[string, Changes]>([
  ['a new field of a reply', { reply: z.object({ quota, names, more: z.string() }) }],
  ['a field that is always there now', { reply: z.object({ quota: quota.required(), names }) }],
  [
    'a new value a request may have, and a new optional field',
    {
      query: z.object({
        from: z.number().optional(),
        sort: z.enum(['odds', 'time', 'name']).optional(),
        until: z.number().optional(),
      }),
    },
  ],
])('does not mind %s', (_case, changes) => {
  expect(breaksOf(changes)).toEqual([]);
});

it('names a call that is gone', () => {
  expect(contractBreaks(contractWith(), {})).toEqual(['quota: the call is gone']);
});

describe('of what is live', () => {
  let dir: string;
  let store: ReleaseStore;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'contract-'));
    store = openReleaseStore({}, dir);
    const app = await aBuild(path.join(dir, 'app'), 'one');
    await releaseRemote(app, 'soccer', store);
  });
  afterEach(() => rm(dir, { recursive: true }));

  const withoutLeagues = () => {
    const { pageHockeyLeagues: _, ...others } = declaredContract();
    return others;
  };

  it('passes as long as nothing breaks that a remote was released with', async () => {
    const { lines, isBroken } = await checkContract(store, 1, []);
    expect(isBroken).toBe(false);
    expect(lines.join()).toMatch(/^soccer 1\.2\.3-\w+: nothing breaks$/);
  });

  it('requires a raised version for a break', async () => {
    const { lines, isBroken } = await checkContract(store, 1, ['soccer'], withoutLeagues());
    expect(isBroken).toBe(true);
    expect(lines).toContain('pageHockeyLeagues: the call is gone (soccer)');
    expect(lines.at(-1)).toContain('raise CONTRACT_VERSION (1)');
  });

  it('may break under a raised version: the shell refuses the old one', async () => {
    const { lines, isBroken } = await checkContract(store, 2, [], withoutLeagues());
    expect(isBroken).toBe(false);
    expect(lines.join()).toContain('has contract 1, the shell of this checkout refuses it');
  });

  it('names a remote that is not live', async () => {
    await expect(checkContract(store, 1, ['darts'])).rejects.toThrow('not live');
  });
});
