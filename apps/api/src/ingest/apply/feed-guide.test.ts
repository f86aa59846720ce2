import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedRecord, ndjsonLines } from '@tipmark/contract/feed';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from './apply-feed-stream.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/feed.md'), 'utf8');
const examples = [...guide.matchAll(/^```ndjson\n(.*?)^```/gms)].map(([, text]) => text).join('');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.close());

/** Every field name and every enumeration value. */
function* namesIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  if ('properties' in schema) yield* Object.keys(Object(schema.properties));
  if ('enum' in schema && Array.isArray(schema.enum)) yield* schema.enum.map(String);
  if ('const' in schema) yield String(schema.const);
  for (const part of Object.values(schema)) yield* namesIn(part);
}

test('the guide names every field and every value of the format', () => {
  const schema = z.toJSONSchema(feedRecord, { io: 'input', unrepresentable: 'any' });
  const names = new Set([...namesIn(schema)].filter((name) => /^[a-zA-Z]/.test(name)));
  expect(names).toContain('kind');
  const named = new Set(guide.match(/[\w-]+/g));
  expect([...names].filter((name) => !named.has(name))).toEqual([]);
});

test('the examples of the guide form one feed with every kind of record, applied without refusals', async () => {
  const report = await applyFeedStream(database.db, ndjsonLines([examples]));
  expect(report).toMatchObject({ imported: 2, quarantined: 0, refusals: [] });
  const kinds = new Set(
    examples
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).kind),
  );
  expect(kinds).toEqual(new Set(feedRecord.options.map(({ shape }) => shape.kind.value)));
  const [soccer, tennis] = await database.db
    .selectFrom('matches')
    .select(['status', 'home_score', 'away_score', 'odds_first'])
    .orderBy('sport')
    .execute();
  expect(soccer).toMatchObject({ status: 3, home_score: 2, away_score: 1 });
  expect(tennis).toMatchObject({ status: 3, home_score: 2, away_score: 0 });
});
