import { SPORT } from '@tipmark/domain';
import { sql } from 'kysely';
import { applyFeedStream } from '../../ingest/apply/apply-feed-stream.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { sqlStateOf } from '../errors/database-errors.ts';

let database: TestDatabase;

const SOURCE = 'checks';

beforeAll(async () => {
  database = await createTestDatabase();
  const named = (key: string) => ({ source: SOURCE, key, sport: SPORT.soccer, countryCode: 'NO' });
  const records = [
    {
      kind: 'league',
      ...named('L'),
      name: { en: 'Checked League', ru: 'Checked League' },
      leagueType: 1,
      tier: 1,
    },
    { kind: 'team', ...named('A'), name: { en: 'Ålesund', ru: 'Олесунн' } },
    { kind: 'team', ...named('B'), name: { en: 'Brann', ru: 'Brann' } },
    {
      kind: 'season',
      source: SOURCE,
      key: 'S',
      leagueKey: 'L',
      name: '2026',
      startsOn: '2026-03-01',
      endsOn: '2026-11-30',
    },
    {
      kind: 'match',
      source: SOURCE,
      key: 'M',
      seq: 1,
      seasonKey: 'S',
      homeKey: 'A',
      awayKey: 'B',
      startsAt: 178e7,
      isTimeKnown: true,
      status: 1,
    },
  ];
  const report = await applyFeedStream(
    database.db,
    records.map((record, index) => ({ line: index + 1, record })),
  );
  expect(report).toMatchObject({ imported: 1, quarantined: 0 });
}, 60_000);

afterAll(() => database.close());

async function stateOf(statement: string): Promise<string | undefined> {
  try {
    await sql.raw(statement).execute(database.db);
    return undefined;
  } catch (error) {
    return sqlStateOf(error);
  }
}

const COLUMNS = ['league_id', 'season_id', 'home_id', 'away_id'] as const;

test.each(COLUMNS)(
  'a match with an unknown %s is refused, with all matches of its statement',
  async (column) => {
    const values = (id: number, leg: number, isWrong: boolean) =>
      `select ${id}, sport, ${COLUMNS.map((one) => (isWrong && one === column ? 999_999 : one)).join()},
      ${leg}, 'a-b', starts_at, bucket from matches where leg = 1`;
    const insert = (isWrong: boolean) => `
    insert into matches (id, sport, league_id, season_id, home_id, away_id, leg, slug, starts_at, bucket)
    ${values(900, 2, false)} union all ${values(901, 3, isWrong)}`;
    expect(await stateOf(insert(true))).toBe('23503');
    expect(await stateOf(`${insert(false)}; delete from matches where leg > 1`)).toBeUndefined();
  },
);

test('a team of a season is refused if the team or the season is unknown', async () => {
  const insert = (season: string, team: string) =>
    stateOf(`insert into season_teams (season_id, team_id) select ${season}, ${team} from matches`);
  expect(await insert('season_id', '999999')).toBe('23503');
  expect(await insert('999999', 'home_id')).toBe('23503');
});

test.each(['leagues', 'seasons', 'teams'])('%s with matches cannot be deleted', async (table) => {
  expect(await stateOf(`delete from ${table}`)).toBe('23503');
});

test('search tokens follow new and changed names', async () => {
  const tokens = async () => {
    const { rows } = await sql<{ word: string }>`
      select word from search_words join teams using (id) where kind = 3 order by word
    `.execute(database.db);
    return rows.map(({ word }) => word);
  };
  expect(await tokens()).toEqual(['alesund', 'brann', 'olesunn']);
  await sql`update teams set name_en = 'SK Brann' where name_en = 'Brann'`.execute(database.db);
  expect(await tokens()).toEqual(['alesund', 'brann', 'olesunn', 'sk']);
});
