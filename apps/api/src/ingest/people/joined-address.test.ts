import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { importFolder, testSink } from '../import/testing/import-folder.ts';
import {
  fullNameFile,
  shortNameFile,
  type TennisFileMatch,
} from '../import/testing/tennis-files.ts';

let api: TestApi;
const files = importFolder();

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

afterAll(async () => {
  files.remove();
  await api.close();
});

/** Both sources report it, one with a short name that differs from the full one. */
const MATCH: TennisFileMatch = {
  day: '2022-01-11',
  tournamentDay: '2022-01-09',
  number: 1,
  round: { code: 'R32', name: '1st Round' },
  winner: { id: 1, full: 'Tomas Barrios Vera', short: 'Barrios T.', rank: 10, ioc: 'CHI' },
  loser: { id: 2, full: 'Andres Martin', short: 'Martin A.', rank: 20, ioc: 'USA' },
  sets: [
    [6, 1],
    [7, 5],
  ],
};

const linksNow = async () =>
  (await api.database.db.selectFrom('matches').select(['id', 'slug']).execute()).map(
    ({ id, slug }) => `${id}-${slug}`,
  );

test('the old address of a joined match returns the match with its new address', async () => {
  const sink = testSink(api.database.db);
  await files.runAs('tennis-data', sink, files.write('atp_2022.csv', shortNameFile([MATCH])));
  const [old = ''] = await linksNow();
  await files.runAs('sackmann', sink, files.write('atp_matches.csv', fullNameFile([MATCH])));
  const links = await linksNow();
  expect(links).toHaveLength(1);
  expect(links).not.toContain(old);
  const replies = await Promise.all(
    [old, links[0]].map((link) => api.app.inject(`/tennis/events/page/${link}`)),
  );
  const [before, now] = replies.map((reply) => reply.json().data);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(before.link).toBe(links[0]);
  expect(before.home.link).toMatch(/andres-martin|tomas-barrios-vera/);
  expect([before.home, before.away]).toEqual([now.home, now.away]);
});

test('an address that never belonged to a match is not found', async () => {
  expect((await api.app.inject('/tennis/events/page/99999-nobody')).statusCode).toBe(404);
});
