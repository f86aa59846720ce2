import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OPEN_ROOT } from '@tipmark/contract/open';
import openapiTS, { astToString } from 'openapi-typescript';
import { z } from 'zod';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { anOpenWorld, OPEN_NOW } from './testing/open-world.ts';

/** A compiler and a thousand answers, on a busy machine. */
const PATIENCE_MS = 300_000;
const WANTED = 1_000;
const TSC = join(import.meta.dirname, '../../../../../node_modules/.bin/tsc');
const OPTIONS = ['--strict', '--noEmit', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false'];

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: { readonly type?: string; readonly enum?: readonly string[] };
}

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: object }>
  >;
}

interface OpenDocument {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: { readonly schemas: object; readonly responses: object };
}

interface Answer {
  readonly path: string;
  readonly url: string;
  readonly status: number;
  readonly body: unknown;
}

let api: TestApi;
let document: OpenDocument;
let answers: readonly Answer[];
let folder: string;

const read = async (url: string) => {
  // not cached: each is an answer of its own
  api.services.open.responses.purge(['*']);
  const reply = await api.app.inject(url);
  return { url, status: reply.statusCode, body: reply.json() };
};

beforeAll(async () => {
  api = await createTestApi({ now: OPEN_NOW });
  await anOpenWorld(api);
  document = (await read(`${OPEN_ROOT}/openapi.json`)).body as OpenDocument;
  answers = await manyAnswers();
  folder = mkdtempSync(join(tmpdir(), 'generated-'));
  const types = await openapiTS(JSON.stringify(document), { exportType: true });
  writeFileSync(join(folder, 'types.ts'), astToString(types));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}, PATIENCE_MS);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

/** Values of parameters that are not listed in the document: some exist, some do not. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  limit: ['1', '2', '3', '50', '0'],
  capper: ['anna', 'nobody', 'boris'],
  country: ['RU', 'IT', '??'],
  day: ['2024-01-13', '2024-01-14', 'today'],
  market: ['1x2', 'ou', 'nothing'],
  updatedSince: ['0', String(OPEN_NOW), 'yesterday'],
  bookmaker: ['101', '999'],
  after: ['0', '1', '-'],
  match: ['101', '102', '103', '104', '999'],
};
const IDS = ['101', '102', '103', 'x'];

const valuesOf = ({ name, schema }: Parameter) => schema.enum ?? VALUES[name] ?? IDS;

/** Every value of every parameter of a path, and pairs of them; with and without rows. */
function* urlsOf(path: string, { parameters }: Operation): Generator<string> {
  const segments = parameters.filter((one) => one.in === 'path');
  const filters = parameters.filter(
    (one) => one.in === 'query' && !['cursor', 'fields'].includes(one.name),
  );
  const places = segments.reduce<string[]>(
    (paths, one) =>
      paths.flatMap((text) => valuesOf(one).map((v) => text.replace(`{${one.name}}`, v))),
    [path],
  );
  const single = filters.flatMap((one) => valuesOf(one).map((value) => `${one.name}=${value}`));
  const pairs = single.flatMap((one) =>
    single
      .filter((other) => one.split('=')[0] !== other.split('=')[0])
      .map((other) => `${one}&${other}`),
  );
  for (const query of ['', ...single, ...pairs]) {
    for (const place of places) yield `${OPEN_ROOT}${place}${query && `?${query}`}`;
  }
}

/** As many of each path: one after the other, until there are a thousand. */
async function manyAnswers(): Promise<Answer[]> {
  const queues = Object.entries(document.paths).map(
    ([path, { get }]) => [path, urlsOf(path, get)] as const,
  );
  const found: Answer[] = [];
  while (found.length < WANTED) {
    for (const [path, urls] of queues) {
      const { value: url } = urls.next();
      if (typeof url === 'string') found.push({ path, ...(await read(url)) });
    }
  }
  return found;
}

test('a thousand answers of every path, with rows and without, refused and not', () => {
  expect(answers.length).toBeGreaterThanOrEqual(WANTED);
  expect(new Set(answers.map(({ url }) => url)).size).toBe(answers.length);
  for (const path of Object.keys(document.paths)) {
    const statuses = answers.filter((one) => one.path === path).map(({ status }) => status);
    expect([path, statuses]).toEqual([path, expect.arrayContaining([200, 400])]);
  }
  const withRows = answers.filter(({ body }) => (body as { data?: unknown[] }).data?.length);
  expect(withRows.length).toBeGreaterThan(200);
  expect(new Set(withRows.map(({ path }) => path)).size).toBe(Object.keys(document.paths).length);
});

test('each is what the document describes for its path and status', () => {
  const { schemas, responses } = document.components;
  const schemaOf = new Map<string, z.ZodType>();
  const documented = ({ path, status }: Answer): z.ZodType => {
    const name = `${path} ${status}`;
    const response = document.paths[path]?.get.responses[status];
    const of = response?.$ref
      ? (responses as Record<string, object>)[response.$ref.split('/').at(-1) ?? '']
      : response;
    const content = of as { content: { 'application/json': { schema: object } } } | undefined;
    const whole = { ...content?.content['application/json'].schema, $defs: schemas };
    const text = JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/');
    const schema = schemaOf.get(name) ?? z.fromJSONSchema(JSON.parse(text));
    schemaOf.set(name, schema);
    return schema;
  };
  for (const answer of answers) {
    const { error } = documented(answer).safeParse(answer.body);
    expect([answer.url, answer.status, error?.issues]).toEqual([
      answer.url,
      answer.status,
      undefined,
    ]);
  }
});

/** A program in which every answer has the type that the generated client gives it. */
const programOf = (all: readonly Answer[]) => `import type { paths } from './types.ts';

type Of<Path extends keyof paths, Status extends keyof paths[Path]['get']['responses']> =
  paths[Path]['get']['responses'][Status] extends { content: { 'application/json': infer Body } }
    ? Body
    : never;

${all
  .map(
    ({ path, status, body }, at) =>
      `export const a${at}: Of<${JSON.stringify(path)}, ${status}> = ${JSON.stringify(body)};`,
  )
  .join('\n')}
`;

async function compile(name: string, text: string): Promise<string> {
  writeFileSync(join(folder, name), text);
  const options = [...OPTIONS, '--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022'];
  const more = ['--allowImportingTsExtensions', '--types', '', name];
  const { stdout } = await promisify(execFile)(TSC, [...options, ...more], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '' },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error);
  return stdout;
}

test(
  'the types of another generator agree with each of them',
  async () => {
    expect(await compile('answers.ts', programOf(answers))).toBe('');
  },
  PATIENCE_MS,
);

test(
  'they would not agree with a field more, a field less or another kind of value',
  async () => {
    const one = answers.find(({ path, status, body }) => {
      return path === '/matches' && status === 200 && (body as { data: unknown[] }).data.length > 0;
    });
    if (one === undefined) throw new Error('there is no match');
    const [row] = (one.body as { data: Record<string, unknown>[] }).data;
    const { status: _, ...lacking } = row ?? {};
    const wrong = [{ ...row, more: 1 }, lacking, { ...row, status: 'over' }, { ...row, id: '1' }];
    const program = programOf(
      wrong.map((data) => ({ ...one, body: { data: [data], next: null } })),
    );
    const errors = await compile('wrong.ts', program);
    for (const at of wrong.keys()) {
      const line = program.split('\n').findIndex((text) => text.includes(`const a${at}:`)) + 1;
      expect(errors).toMatch(new RegExp(`^wrong\\.ts\\(${line},`, 'm'));
    }
  },
  PATIENCE_MS,
);

test(
  'calls are typed: paths, parameters and rows of the document',
  async () => {
    const calls = `import type { operations, paths } from './types.ts';

type Query = NonNullable<paths['/matches']['get']['parameters']['query']>;
export const good: Query = { sport: 'soccer', day: '2024-01-13', limit: 3, language: 'en' };
// @ts-expect-error there is no chess
export const chess: Query = { sport: 'chess' };
// @ts-expect-error no such filter
export const filter: Query = { sports: 'soccer' };
export const place: paths['/leagues/{league}/table']['get']['parameters']['path'] = { league: 101 };
// @ts-expect-error it needs a league
export const nowhere: paths['/leagues/{league}/table']['get']['parameters']['path'] = {};
type Tip = operations['tips']['responses'][200]['content']['application/json']['data'][number];
export const idOf = ({ match }: Tip): number => match.id;
`;
    expect(await compile('calls.ts', calls)).toBe('');
  },
  PATIENCE_MS,
);
