import { type FileRow, fileText, playedRow } from '@tipmark/importers/testing';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { importFolder, testSink } from '../import/testing/import-folder.ts';
import { emptyWorld } from '../testing/stored-world.ts';

let api: TestApi;
const files = importFolder();

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

beforeEach(() => emptyWorld(api.database.db));

afterAll(async () => {
  files.remove();
  await api.close();
});

type Game = readonly [date: string, home: string, referee: string];

const rowOf = ([Date, HomeTeam, Referee]: Game): FileRow => playedRow({ Date, HomeTeam, Referee });

/** Everton plays Poll's matches of one season, Leeds those of the next, under his initials. */
const FULL: Game[] = [
  ['13/01/2024', 'Everton', 'Graham Poll'],
  ['20/01/2024', 'Leeds', 'Graham Poll'],
];
const SHORT: Game[] = [
  ['24/08/2024', 'Everton', 'G Poll'],
  ['31/08/2024', 'Leeds', 'G Poll'],
];

async function loadPart(name: string, games: readonly Game[]): Promise<string> {
  const path = files.write(`${name}.csv`, fileText(games.map(rowOf)));
  return (await files.run(testSink(api.database.db), path)).output;
}

async function refereesOfMatches(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select r.name_en as name from matches m join referees r on r.id = m.referee_id
    order by m.starts_at
  `.execute(api.database.db);
  return rows.map(({ name }) => name);
}

async function idOf(name: string): Promise<number> {
  const row = await api.database.db
    .selectFrom('referees')
    .select('id')
    .where('name_en', '=', name)
    .executeTakeFirstOrThrow();
  return row.id;
}

const POLL = ['Graham Poll', 'Graham Poll', 'Graham Poll', 'Graham Poll'];

test.each([
  ['before', ['short', 'full']],
  ['after', ['full', 'short']],
] as const)(
  'initials reported %s the full name are resolved to it, and the import says so',
  async (_when, order) => {
    const message: string[] = [];
    for (const name of order) message.push(await loadPart(name, name === 'full' ? FULL : SHORT));
    expect(message.at(-1)).toContain('referees: 1 names settled\n  G Poll is Graham Poll');
    expect(await refereesOfMatches()).toEqual(POLL);
    expect(await loadPart('short', SHORT)).not.toContain('referees:');
    expect(await refereesOfMatches()).toEqual(POLL);
  },
);

test('the address of the short name leads to the referee, who is listed once', async () => {
  await loadPart('full', FULL);
  await loadPart('short', SHORT);
  const [short, full] = [await idOf('G Poll'), await idOf('Graham Poll')];
  const page = `/page-soccer-referee/${short}-g-poll/0/0/0/0`;
  const parts = (await api.app.inject(page)).json();
  expect(parts.error).toBeUndefined();
  expect(parts.data.referee.link).toBe(`${full}-graham-poll`);
  expect(parts.data.matches).toHaveLength(4);
  const list = (await api.app.inject('/page-soccer-referees/1/0/0/0/0/0/6/0')).json();
  expect(
    list.data.referees.map(({ name, count }: { name: string; count: number }) => [name, count]),
  ).toEqual([['Грэм Полл', 4]]);
});

test('a second referee with the same initials separates the two again', async () => {
  await loadPart('full', FULL);
  await loadPart('short', SHORT);
  const message = await loadPart('other', [['27/01/2024', 'Stoke', 'Gavin Poll']]);
  expect(message).toContain('G Poll is nobody else any more');
  expect(await refereesOfMatches()).toEqual([
    'Graham Poll',
    'Graham Poll',
    'Gavin Poll',
    'G Poll',
    'G Poll',
  ]);
  const { rows } = await sql`select * from told_referees`.execute(api.database.db);
  expect(rows).toEqual([]);
});

test.each([
  ['with another match on the same day', [['13/01/2024', 'Stoke', 'G Poll']]],
  ['from another time', [['13/01/2012', 'Stoke', 'G Poll']]],
  ['with other initials', [['27/01/2024', 'Stoke', 'R Poll']]],
] as const)('a referee %s is not joined', async (_who, games) => {
  await loadPart('full', FULL);
  expect(await loadPart('others', games)).not.toContain('referees:');
  expect(new Set(await refereesOfMatches())).toEqual(new Set(['Graham Poll', games[0][2]]));
});
