import type { AddressInfo } from 'node:net';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { endOverdue } from '../overdue/overdue-queries.ts';
import { recordedStream, recordedTennis } from '../testing/recorded-stream.ts';
import { emptyWorld, storedWorld } from '../testing/stored-world.ts';
import { openApiSink } from './api-sink.ts';
import { openDrySink } from './dry-sink.ts';
import { importFolder, testSink } from './testing/import-folder.ts';
import { runImport } from './testing/run-import.ts';

let api: TestApi;
const files = importFolder();
const records = [...recordedStream(), ...recordedTennis()];
const text = records.map((record) => `${JSON.stringify(record)}\n`).join('');

beforeAll(async () => {
  api = await createTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);

beforeEach(() => emptyWorld(api.database.db));

afterAll(async () => {
  files.remove();
  await api.close();
});

const importAll = (...paths: string[]) =>
  files.runAs('records', testSink(api.database.db), ...paths);

async function expectedWorld() {
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  const report = await applyFeedStream(api.database.db, lines);
  await endOverdue(api.database.db, api.services.clock());
  const world = await storedWorld(api.database.db);
  await emptyWorld(api.database.db);
  return { world, skipped: report.skipped };
}

test('importing a file of records results in the same state as pushing them', async () => {
  const { world, skipped } = await expectedWorld();
  const { output: message } = await importAll(files.write('provider.ndjson', `\u{FEFF}${text}\n`));
  const counts = `4 imported, 0 updated, ${skipped} skipped, 0 quarantined`;
  const ended = 'matches long past without a reported result: 1, ended without a score';
  expect(message).toBe(`provider.ndjson: ${counts}\n${ended}\n${counts}\n`);
  expect(await storedWorld(api.database.db)).toEqual(world);
});

test('a match split over several files continues where it stopped, and late files change nothing', async () => {
  const { world } = await expectedWorld();
  const cuts = [0, 14, 19, 25, records.length];
  const parts = cuts.slice(1).map((until, index) => {
    const part = records.slice(cuts[index], until).map((record) => JSON.stringify(record));
    return files.write(`${index}.ndjson`, part.join('\n'));
  });
  await importAll(...parts);
  expect(await storedWorld(api.database.db)).toEqual(world);
  const late = await importAll(parts[1] ?? '');
  expect(late.result).toMatchObject({ imported: 0, updated: 0, quarantined: 0 });
  expect(await storedWorld(api.database.db)).toEqual(world);
});

test('invalid lines are named, and the rest is imported', async () => {
  const bad = `{"kind":"score","source":"recorded"\n{"kind":"goal"}\n\n${text}`;
  const { output: message, result } = await importAll(files.write('bad.ndjson', bad));
  expect(result).toMatchObject({ imported: 4, quarantined: 2, failedFiles: 0 });
  expect(message).toContain('bad.ndjson:1: line is not JSON; write one whole object per line\n');
  expect(message).toContain('bad.ndjson:2: kind: ');
});

test('while the site runs, records go through its API, in several requests if there are many', async () => {
  const { world } = await expectedWorld();
  const { port } = api.app.server.address() as AddressInfo;
  const { config, feedKey } = api.services;
  const sink = openApiSink({ ...config, API_PORT: port, FEED_KEY: feedKey }, 1_000);
  const bad = files.write('there.ndjson', `\nnone\n${text}none`);
  const { output: message, result } = await files.runAs('records', sink, bad);
  expect(result).toMatchObject({ imported: 4, quarantined: 2 });
  expect(message).toContain('there.ndjson:2: line is not JSON; write one whole object per line\n');
  expect(message).toContain(
    `there.ndjson:${records.length + 3}: line is not JSON; write one whole object per line\n`,
  );
  await endOverdue(api.database.db, api.services.clock());
  expect(await storedWorld(api.database.db)).toEqual(world);
});

test('a dry run counts matches and refusals, and writes nothing', async () => {
  const path = files.write('dry.ndjson', `${text}{}\n`);
  const { result } = await files.runAs('records', openDrySink(), path);
  expect(result).toMatchObject({ imported: 4, quarantined: 1 });
  expect(await api.database.db.selectFrom('matches').select('id').execute()).toEqual([]);
});

test('a file that cannot be read is reported and does not affect the others', async () => {
  const { output: message, result } = await importAll(
    `${files.folder}/none.ndjson`,
    files.folder,
    files.write('good.ndjson', text),
  );
  expect(result).toMatchObject({ imported: 4, failedFiles: 2 });
  expect(message).toContain('none.ndjson: there is no such file; check its path\n');
  expect(message).toContain('is a folder; name the files in it\n');
});

test('a provider may pipe records into the command', async () => {
  const { code, output: message } = await runImport({
    format: 'records',
    files: ['--dry-run', '-'],
    env: { DATA_DIR: files.folder },
    input: `${text}none\n`,
  });
  expect(message).toContain('standard input: 4 imported');
  expect(message).toContain(
    `-:${records.length + 1}: line is not JSON; write one whole object per line\n`,
  );
  expect(code).toBe(0);
});
