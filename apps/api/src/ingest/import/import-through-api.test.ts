import type { AddressInfo } from 'node:net';
import type { Sink } from '@tipmark/importers';
import { fileText, playedRow } from '@tipmark/importers/testing';
import { lockData } from '../../platform/database/lock.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import type { SourcesCommand } from '../commands/sources-command.ts';
import { emptyWorld, storedWorld } from '../testing/stored-world.ts';
import { IMPORTED_FILES_PATH, SOURCES_PATH } from './import-paths.ts';
import { openSink } from './open-sink.ts';
import { importFolder, testSink } from './testing/import-folder.ts';
import { runImport } from './testing/run-import.ts';

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
  expect(there.output).toBe(here.output);
  expect(await storedWorld(api.database.db)).toEqual(expected);
  expect(await files.run(sink, path)).toMatchObject({ result: { imported: 0, skipped: 2 } });
});

const owned = () => ({
  ...api.services.config,
  DATA_DIR: files.folder,
  DATABASE_URL: undefined,
  REDIS_URL: undefined,
  API_PORT: (api.app.server.address() as AddressInfo).port,
});

test('a file that the API has stored is not sent again until it changes', async () => {
  if (sink === undefined) throw new Error('no sink was opened');
  const path = files.write('E1.csv', fileText([playedRow({ Div: 'E1' })]));
  expect(await files.run(sink, path)).toMatchObject({ result: { imported: 1 } });
  const again = await files.run(sink, path);
  expect(again.output).toContain('E1.csv: unchanged since it was imported on');
  expect(again.result).toMatchObject({ imported: 0, skipped: 1 });
  files.write('E1.csv', fileText([playedRow({ Div: 'E1', FTHG: 3 })]));
  expect(await files.run(sink, path)).toMatchObject({ result: { updated: 1 } });
});

test('a wrong key is answered by one sentence that names the variable', async () => {
  const path = files.write('E0.csv', fileText([playedRow()]));
  const named = await openSink({ ...owned(), FEED_KEY: 'w'.repeat(40) });
  await expect(files.run(named, path)).rejects.toThrow(
    /^The running api does not take the key in FEED_KEY\. Set FEED_KEY to [^{}]*$/,
  );
  files.write('feed.key', 'w'.repeat(40));
  const unnamed = await openSink({ ...owned(), FEED_KEY: undefined });
  await expect(files.run(unnamed, path)).rejects.toThrow(
    /^The running api does not take the key in .*feed\.key\. Set FEED_KEY to [^{}]*$/,
  );
  files.forget('feed.key');
});

test('while the site runs, its API runs the commands about sources, with the key of operators', async () => {
  const { db } = api.database;
  await emptyWorld(db);
  const match = (HomeTeam: string) => playedRow({ HomeTeam });
  await files.run(testSink(db), files.write('E0.csv', fileText([match('Chelsea')])));
  const json = JSON.stringify({
    name: 'English Premier League 2023/24',
    matches: [
      {
        round: 'Matchday 1',
        date: '2024-01-13',
        time: '12:30',
        team1: 'Pensioners United',
        team2: 'Fulham FC',
        score: { ht: [1, 1], ft: [2, 1] },
      },
    ],
  });
  await files.runAs('openfootball', testSink(db), files.write('2023-24_en.1.json', json));
  const teams = await db.selectFrom('teams').select(['id', 'name_en']).execute();
  const idOf = (name: string) => String(teams.find((one) => one.name_en === name)?.id);
  const [club, twin] = [idOf('Chelsea'), idOf('Pensioners United')];
  const run = (name: SourcesCommand['name'], ids: string[], OPERATOR_KEY: string) =>
    runImport({
      format: name,
      files: ids,
      env: { DATA_DIR: files.folder, API_PORT: String(owned().API_PORT), OPERATOR_KEY },
    });
  const key = api.services.operatorKey;
  expect(await run('twins', [], key)).toEqual({
    code: 0,
    output: expect.stringMatching(
      new RegExp(`^${club} Chelsea and ${twin} Pensioners United .*\\n1 probable twins; `),
    ),
  });
  expect(await run('merge', [twin, '99999'], key)).toEqual({
    code: 1,
    output: 'There is no club or player 99999. Its id is the number in the address of its page.\n',
  });
  expect(await run('merge', [twin, club], key)).toEqual({
    code: 0,
    output: expect.stringContaining(`Pensioners United (${twin}) is Chelsea (${club}) now\n`),
  });
  expect(await run('contradictions', [], key)).toEqual({ code: 0, output: '0 contradictions\n' });
  expect(await run('unmerge', [twin], 'w'.repeat(40))).toEqual({
    code: 1,
    output: expect.stringMatching(/^The running api does not take the key in OPERATOR_KEY\. /),
  });
  expect(await run('unmerge', [twin], key)).toMatchObject({ code: 0 });
  expect(await run('apart', [twin, club], key)).toMatchObject({ code: 0 });
  expect((await run('twins', [], key)).output).toMatch(/^0 probable twins; /);
}, 120_000);

test('without an API that accepts records the error names the reason', async () => {
  const config = { ...api.services.config, DATA_DIR: files.folder, DATABASE_URL: undefined };
  const deaf = await openSink({ ...config, API_PORT: 1, FEED_KEY: 'k'.repeat(32) });
  await expect(deaf.apply([], { isWhole: true })).rejects.toThrow(
    'no api takes records at http://127.0.0.1:1/',
  );
  await expect(openSink({ ...config, FEED_KEY: undefined })).rejects.toThrow('has no feed.key');
});

test.each([
  ['POST', SOURCES_PATH, { name: 'merge', ids: ['7'] }, 'ids.0'],
  ['POST', SOURCES_PATH, { name: 'drop', ids: [] }, 'name'],
  ['POST', IMPORTED_FILES_PATH, { format: 'football-data', name: 'E0.csv' }, 'digest'],
  ['PUT', IMPORTED_FILES_PATH, { format: 'x', name: 'x', digest: 'x', matches: -1 }, 'matches'],
] as const)(
  '%s %s with a wrong field is refused by its name',
  async (method, url, payload, field) => {
    const { services, app } = api;
    const authorization = url === SOURCES_PATH ? services.operatorKey : services.feedKey;
    const reply = await app.inject({ method, url, payload, headers: { authorization } });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().error.details)).toEqual([field]);
  },
);
