import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPEN_ROOT, type OpenName, openCollections } from '@tipmark/contract/open';
import { z } from 'zod';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { openHandlers } from './open-handlers.ts';
import { openCalls } from './testing/open-calls.ts';
import { anOpenWorld, OPEN_NOW, type OpenWorld } from './testing/open-world.ts';

const NAMES = Object.keys(openCollections) as OpenName[];
const FILE = join(import.meta.dirname, 'open-examples.json');

let api: TestApi;
let world: OpenWorld;

beforeAll(async () => {
  api = await createTestApi({ now: OPEN_NOW });
  world = await anOpenWorld(api);
}, 120_000);

afterAll(() => api.close());

const read = async (url: string) => {
  const reply = await api.app.inject(url);
  expect([url, reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([
    url,
    200,
    '',
  ]);
  return reply.json();
};

/** What the document says about the answers of a path, as a schema that checks them. */
async function documented(name: OpenName) {
  const { paths, components } = await read(`${OPEN_ROOT}/openapi.json`);
  const { path } = openCollections[name];
  const { get } = paths[path.replaceAll(/:(\w+)/g, '{$1}')];
  const { schema, example } = get.responses['200'].content['application/json'];
  const text = JSON.stringify({ ...schema, $defs: components.schemas });
  const whole = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'));
  return { schema: z.fromJSONSchema(whole), example };
}

/** `UPDATE_EXAMPLES=1` writes the answers of this world into the document; format it afterwards. */
test('the examples of the document are the answers of this world', async () => {
  const calls = openCalls(world);
  const answers = new Map<string, unknown>();
  for (const name of NAMES)
    answers.set(name, { request: calls[name], answer: await read(calls[name]) });
  const all = Object.fromEntries(answers);
  if (process.env['UPDATE_EXAMPLES'] === '1') {
    writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
  }
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(all);
});

test.each(NAMES)('%s answers what the document describes, with rows', async (name) => {
  const { schema, example } = await documented(name);
  const answer = await read(openCalls(world)[name]);
  expect(schema.safeParse(answer).error?.issues).toBeUndefined();
  expect(answer.data.length).toBeGreaterThan(0);
  expect(example).toEqual(answer);
  // a schema that accepts anything would be none
  const [row] = answer.data;
  const [field = ''] = Object.keys(row);
  const { [field]: _, ...lacking } = row;
  expect(schema.safeParse({ ...answer, data: [lacking] }).success).toBe(false);
});

test.each(NAMES)('%s takes as many statements as it declares', async (name) => {
  api.services.open.responses.purge(['*']);
  api.setNow(OPEN_NOW + 100 + NAMES.indexOf(name) * 2);
  await read(openCalls(world)[name]);
  const line = api.log.findLast(({ msg }) => msg === 'request');
  expect(line?.['statements']).toBe(openHandlers[name].statements);
});
