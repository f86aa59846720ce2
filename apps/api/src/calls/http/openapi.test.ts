import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  type DeclaredEndpoint,
  ERROR_CODES,
  type ErrorCode,
  endpoints,
  isErrorCode,
} from '@tipmark/contract';
import { streams } from '@tipmark/contract/streams';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { localKeyOf } from '../../testing/local-key.ts';
import { aSubscriber } from '../soccer/testing/a-subscriber.ts';

const LOCAL = new Set(
  (Object.values(endpoints) as DeclaredEndpoint[])
    .filter(({ access }) => access === 'local')
    .map(({ name }) => name),
);

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

afterAll(() => api.close());

test('every call is described once, at its path', async () => {
  const { paths } = (await api.app.inject('/openapi.json')).json();
  const operations = Object.values(paths).flatMap((path) => Object.values(path as object));
  const names = operations.map(({ operationId }) => String(operationId));
  const declared = [...Object.keys(endpoints), ...Object.keys(streams)];
  expect(new Set(names)).toEqual(new Set(declared));
  expect(names).toHaveLength(declared.length);
  expect(paths['/soccer/results/page'].get.parameters).toMatchObject([
    {
      name: 'timestamp',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 946_684_800, maximum: 4_102_444_800 },
    },
    { name: 'odds', required: false, schema: { enum: expect.arrayContaining(['1', '0']) } },
  ]);
});

test('schemas that several calls have are described once, by reference', async () => {
  const { paths, components } = (await api.app.inject('/openapi.json')).json();
  const names = Object.keys(components.schemas);
  expect(names.length).toBeGreaterThan(50);
  const counts = new Map<string, number>();
  const used = new Set<string>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(walk);
    if (typeof part !== 'object' || part === null) return;
    if ('$ref' in part) used.add(String(part.$ref).replace('#/components/schemas/', ''));
    if ('properties' in part && Object.keys(part.properties as object).length >= 2) {
      const text = JSON.stringify(part);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    for (const [key, value] of Object.entries(part)) if (key !== 'example') walk(value);
  };
  walk(paths);
  walk(components.responses);
  const { FeedRecord: _feed, ...shared } = components.schemas;
  walk(shared);
  expect([...counts].filter(([, count]) => count > 1).map(([text]) => text)).toEqual([]);
  for (const name of names) expect(used).toContain(name);
  // every reference leads somewhere
  for (const name of used) {
    if (!name.startsWith('#/')) expect(names).toContain(name);
  }
});

test('a feed record is described for each of its kinds', async () => {
  const { components } = (await api.app.inject('/openapi.json')).json();
  const { oneOf } = components.schemas.FeedRecord;
  const kinds = oneOf.map(({ title }: { title: string }) => title);
  expect(kinds).toEqual(expect.arrayContaining(['league', 'match', 'odds', 'in-play', 'views']));
  const score = oneOf.find(({ title }: { title: string }) => title === 'score');
  expect(score.required).toEqual(['kind', 'source', 'matchKey', 'seq', 'status', 'score']);
  expect(score.properties.status.enum).toHaveLength(10);
});

test('the description passes the OpenAPI linter', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tipmark-openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, (await api.app.inject('/openapi.json')).body);
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  };
  const run = promisify(execFile)(process.execPath, [cli, 'lint', '--format', 'json', file], {
    env,
    cwd: folder,
  });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  rmSync(folder, { recursive: true });
  expect(JSON.parse(stdout).problems).toEqual([]);
}, 60_000);

interface Example {
  readonly example?: unknown;
}
interface Described {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: 'path' | 'query'; example: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Example>> };
}

/** The request that the description shows, as it is written there. */
function shownRequest(path: string, method: string, { parameters, requestBody }: Described) {
  const sent = new Map(parameters.map(({ name, example }) => [name, String(example)]));
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const search = new URLSearchParams(query.map(({ name }) => [name, sent.get(name) ?? '']));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => sent.get(name) ?? '');
  const [[type, { example }] = ['', {}]] = Object.entries(requestBody?.content ?? {});
  const body = requestBody && {
    headers: { 'content-type': type },
    payload: typeof example === 'string' ? example : JSON.stringify(example),
  };
  return { method: method.toUpperCase() as 'GET', url: `${filled}?${search}`, ...body };
}

/** No example has the signature of the site that is asked. */
const SIGNED_BY_A_SITE = 'addLedgerStatement';

test('no example request of the description is refused as invalid', async () => {
  const { paths } = (await api.app.inject('/openapi.json')).json();
  const refused: unknown[] = [];
  for (const [path, methods] of Object.entries(paths as Record<string, object>)) {
    for (const [method, described] of Object.entries(methods) as [string, Described][]) {
      if (Object.hasOwn(streams, described.operationId)) continue;
      if (described.operationId === SIGNED_BY_A_SITE) continue;
      const { headers, ...request } = shownRequest(path, method, described);
      const { token } = await aSubscriber(api);
      const isLocal = LOCAL.has(described.operationId);
      const authorization = isLocal ? localKeyOf(api, described.operationId) : token;
      const reply = await api.app.inject({ ...request, headers: { ...headers, authorization } });
      if (reply.json().error?.code === 'validation')
        refused.push([described.operationId, reply.json().error.details]);
    }
  }
  expect(refused).toEqual([]);
}, 120_000);

/**
 * Never the error of a call: the contest's refusals are inside a successful response, the other one
 * finds no call.
 */
const OF_NO_CALL: readonly ErrorCode[] = [
  'method_not_allowed',
  'misdirected',
  'odds_changed',
  'match_started',
  'market_closed',
  'edit_window_over',
  'contest_condition',
];

test('every error code of the calls has an example', async () => {
  const { components } = (await api.app.inject('/openapi.json')).json();
  const responses: { content: Record<string, { examples: Record<string, unknown> }> }[] =
    Object.values(components.responses);
  const shown = responses.flatMap(({ content }) =>
    Object.entries(content['application/json']?.examples ?? {}),
  );
  const codes = Object.keys(ERROR_CODES).filter(isErrorCode);
  expect(new Set(shown.map(([code]) => code))).toEqual(
    new Set(codes.filter((code) => !OF_NO_CALL.includes(code))),
  );
  for (const [code, example] of shown) {
    expect(example).toMatchObject({
      value: { error: { code, message: expect.stringMatching(/./) } },
    });
  }
});

test('the documentation page works under any prefix', async () => {
  const bare = await api.app.inject('/docs');
  expect([bare.statusCode, bare.headers.location]).toEqual([302, 'docs/']);
  const page = await api.app.inject('/docs/');
  expect(page.body).toContain('src="js/scalar.js"');
  expect(page.body).toContain('./openapi.json');
  expect(page.body).not.toMatch(/https?:\/\//);
  expect((await api.app.inject('/docs/js/scalar.js')).statusCode).toBe(200);
});
