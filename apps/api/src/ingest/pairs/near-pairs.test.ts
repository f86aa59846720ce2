import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { emptySmallWorld } from '../testing/stored-world.ts';
import { loadComparedMatches, type PairScope } from './near-match-queries.ts';
import { nearPairs } from './near-pairs.ts';

const KICK_OFF = 1_705_158_000;
const HOUR = 3_600;
const HOURS_OVER = 120;

/** Countries of leagues 1, 2 …; the last league is simulated. */
const COUNTRIES = ['GB-ENG', 'GB-ENG', 'DE', '', 'DE'];
const SIMULATED = COUNTRIES.length;
const SIDES = 5;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

interface Row {
  readonly sport: number;
  readonly league: number;
  readonly home: number;
  readonly away: number;
  readonly startsAt: number;
  readonly sources: readonly string[];
}

const row: fc.Arbitrary<Row> = fc
  .record({
    sport: fc.integer({ min: 1, max: 2 }),
    league: fc.integer({ min: 1, max: SIMULATED }),
    sides: fc.uniqueArray(fc.integer({ min: 1, max: SIDES }), { minLength: 2, maxLength: 2 }),
    // Whole hours, so that some are exactly as far apart as a pair may be.
    hours: fc.integer({ min: 0, max: HOURS_OVER }),
    sources: fc.subarray(['api-football', 'betfair', 'football-data', 'simulator-1']),
  })
  .map(({ sides: [home = 0, away = 0], hours, ...rest }) => ({
    ...rest,
    home,
    away,
    startsAt: KICK_OFF + hours * HOUR,
  }));

const isOfProvider = ({ sources }: Row): boolean =>
  sources.includes('api-football') || sources.includes('betfair');

function isNear(one: Row, other: Row): boolean {
  const hoursApart = Math.abs(one.startsAt - other.startsAt) / HOUR;
  const country = (match: Row) => COUNTRIES[match.league - 1];
  const sides = (match: Row) => [match.home, match.away];
  if (one.sport !== other.sport || one.league === SIMULATED || other.league === SIMULATED)
    return false;
  if (!isOfProvider(one) && !isOfProvider(other)) return false;
  if (one.sources.some((source) => other.sources.includes(source)))
    return sides(one).every((side) => sides(other).includes(side)) && hoursApart <= 12;
  return (
    hoursApart <= 36 &&
    (country(one) === country(other) || sides(one).some((side) => sides(other).includes(side)))
  );
}

/** Every two, as `id id`; ids count from 1. */
function plainly(rows: readonly Row[], isWanted: (row: Row, id: number) => boolean): string[] {
  const pairs: string[] = [];
  for (const [index, one] of rows.entries()) {
    for (let next = index + 1; next < rows.length; next += 1) {
      const other = rows[next] as Row;
      if (!isWanted(one, index + 1) && !isWanted(other, next + 1)) continue;
      if (isNear(one, other)) pairs.push(`${index + 1} ${next + 1}`);
    }
  }
  return pairs.toSorted();
}

async function store(rows: readonly Row[]): Promise<void> {
  await emptySmallWorld(database.db);
  const leagues = COUNTRIES.map((country, index) => ({ id: index + 1, country }));
  await sql`
    insert into leagues (id, sport, slug, name_en, name_ru, country_code, league_type, is_simulated)
    select id, 1, 'league', 'League', 'Лига', country, 1, id = ${SIMULATED}
    from jsonb_to_recordset(${JSON.stringify(leagues)}::jsonb) as one(id int, country text)
  `.execute(database.db);
  await sql`
    insert into seasons (id, league_id, name, starts_on, ends_on)
    select id, id, 'one', '2023-08-01', '2024-07-31' from leagues
  `.execute(database.db);
  await sql`
    insert into teams (id, sport, slug, name_en, name_ru, country_code)
    select id, 1, 'team', 'Team', 'Команда', 'GB-ENG' from generate_series(1, ${SIDES}::int) id
  `.execute(database.db);
  const matches = rows.map((match, index) => ({ ...match, id: index + 1 }));
  await sql`
    insert into matches (id, sport, league_id, season_id, home_id, away_id, leg, slug, starts_at,
      bucket)
    select id, sport, league, league, home, away, id, 'match', to_timestamp("startsAt"), 1
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
      as one(id int, sport int, league int, home int, away int, "startsAt" int)
  `.execute(database.db);
  await sql`
    insert into source_keys (source, kind, key, id)
    select source, 'match', source || id || copy, id
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as one(id int, sources jsonb),
      jsonb_array_elements_text(sources) as source, generate_series(1, 2) as copy
  `.execute(database.db);
}

async function found(scope: PairScope): Promise<string[]> {
  const pairs = nearPairs(await loadComparedMatches(database.db, scope));
  return pairs.map(({ oneId, otherId }) => `${oneId} ${otherId}`).toSorted();
}

test('near pairs are those that a comparison of every two matches finds', async () => {
  let pairs = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 20, maxLength: 60 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 10 }),
      fc.integer({ min: 0, max: HOURS_OVER }),
      async (rows, matchIds, hours) => {
        const since = KICK_OFF + hours * HOUR;
        await store(rows);
        const all = plainly(rows, isOfProvider);
        pairs += all.length;
        expect(await found({})).toEqual(all);
        expect(await found({ since })).toEqual(
          plainly(rows, (match) => isOfProvider(match) && match.startsAt >= since),
        );
        expect(await found({ matchIds })).toEqual(
          plainly(rows, (_match, id) => matchIds.includes(id)),
        );
      },
    ),
    { numRuns: 25, seed: 20_261_129 },
  );
  expect(pairs).toBeGreaterThan(500);
}, 120_000);

test('matches that share one of their sources are near only if one repeats the other', async () => {
  const shared = { sport: 1, league: 1, home: 1, startsAt: KICK_OFF } as const;
  await store([
    { ...shared, away: 2, sources: ['api-football', 'betfair'] },
    { ...shared, away: 3, sources: ['betfair'] },
    { ...shared, away: 2, sources: ['betfair'], startsAt: KICK_OFF + 12 * HOUR },
    { ...shared, away: 2, sources: ['betfair'], startsAt: KICK_OFF - 13 * HOUR },
  ]);
  expect(await found({})).toEqual(['1 3']);
});
