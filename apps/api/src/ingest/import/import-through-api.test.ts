import type { AddressInfo } from 'node:net';
import type { Sink } from '@tipmark/importers';
import { fileText, playedRow } from '@tipmark/importers/testing';
import { lockData } from '../../platform/database/lock.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { emptyWorld, storedWorld } from '../testing/stored-world.ts';
import { openSink } from './open-sink.ts';
import { importFolder, testSink } from './testing/import-folder.ts';

let api: TestApi;
let sink: Sink | undefined;
let unlock: (() => void) | undefined;
const files = importFolder();

beforeAll(async () => {
  api = await createTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  // The folder is owned by another user, as DATA_DIR is while the site is running.
  unlock = lockData(files.folder);
  const ownedByTheSite = { DATA_DIR: files.folder, DATABASE_URL: undefined, REDIS_URL: undefined };
  const feed = { API_PORT: port, FEED_KEY: api.services.feedKey };
  sink = await openSink({ ...api.services.config, ...ownedByTheSite, ...feed });
}, 60_000);

afterAll(async () => {
  await sink?.close();
  unlock?.();
  files.remove();
  await api.close();
});

test('while the site runs, an import goes through its API and reports the same', async () => {
  const path = files.write(
    'E0.csv',
    fileText([
      playedRow(),
      playedRow({ FTR: 'A', HomeTeam: 'Luton' }),
      playedRow({ HomeTeam: 'Everton' }),
    ]),
  );
  const here = await files.run(testSink(api.database.db), path);
  const expected = await storedWorld(api.database.db);
  await emptyWorld(api.database.db);
  if (sink === undefined) throw new Error('no sink was opened');
  const there = await files.run(sink, path);
  expect(there.said).toBe(here.said);
  expect(await storedWorld(api.database.db)).toEqual(expected);
  expect(await files.run(sink, path)).toMatchObject({ result: { imported: 0, skipped: 2 } });
});

test('without an API that accepts records the error names the reason', async () => {
  const config = { ...api.services.config, DATA_DIR: files.folder, DATABASE_URL: undefined };
  const deaf = await openSink({ ...config, API_PORT: 1, FEED_KEY: 'k'.repeat(32) });
  await expect(deaf.apply([], { isWhole: true })).rejects.toThrow(
    'no api takes records at http://127.0.0.1:1/',
  );
  await expect(openSink({ ...config, FEED_KEY: undefined })).rejects.toThrow('has no feed.key');
});
