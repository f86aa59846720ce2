import { SPORT } from '@tipmark/domain';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { type ForecastInput, recordRun } from './run-queries.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

const LEAGUES = [1, 2];
const [FROM, UNTIL] = [100, 200];

/** Some of six matches, in one of two leagues each, with a start that may be before the window. */
const given = fc.uniqueArray(
  fc.record({
    match: fc.integer({ min: 1, max: 6 }),
    league: fc.constantFrom(...LEAGUES),
    isResult: fc.boolean(),
    at: fc.integer({ min: FROM - 20, max: UNTIL - 1 }),
    goals: fc.nat(1),
  }),
  { selector: ({ match }) => match },
);
const runs = fc.array(
  fc.record({
    leagues: fc.subarray(LEAGUES, { minLength: 1 }),
    from: fc.constantFrom(FROM - 20, FROM),
    given,
  }),
  { minLength: 1, maxLength: 6 },
);

/** As a reader of the files finds it: the last rows up to a run, of its leagues and window. */
async function givenTo(run: number, leagues: readonly number[], from: number) {
  const rows = await database.db
    .selectFrom('forecast_inputs')
    .selectAll()
    .where('run_id', '<=', run)
    .orderBy('run_id')
    .execute();
  const last = new Map(rows.map((row) => [row.match_id, row]));
  return [...last.values()]
    .filter(({ input, league_id: league }) => {
      const at = (input as { kickoffSeconds?: number } | null)?.kickoffSeconds ?? -1;
      return leagues.includes(league) && at >= from && at < UNTIL;
    })
    .map(({ match_id, league_id, is_result, input }) => ({ match_id, league_id, is_result, input }))
    .toSorted((one, other) => one.match_id - other.match_id);
}

test('the last rows up to a run are what it was given, whatever came before and after', async () => {
  const property = fc.asyncProperty(runs, async (all) => {
    await database.db.deleteFrom('forecast_inputs').execute();
    const recorded: (readonly [id: number, at: number, inputs: readonly ForecastInput[]])[] = [];
    for (const [at, { leagues, from, given: matches }] of all.entries()) {
      const inputs = matches
        .filter((one) => leagues.includes(one.league) && one.at >= from)
        .map(({ match, league, isResult, at: kickoffSeconds, goals }) => ({
          match_id: match,
          league_id: league,
          is_result: isResult,
          input: { kickoffSeconds, goals },
        }))
        .toSorted((one, other) => one.match_id - other.match_id);
      const run = {
        sport: SPORT.soccer,
        model: 'soccer-3',
        options: {},
        leagueIds: leagues,
        madeAtSeconds: UNTIL,
        fromSeconds: from,
        untilSeconds: UNTIL,
      };
      recorded.push([await recordRun(database.db, run, inputs), at, inputs]);
    }
    for (const [id, at, inputs] of recorded) {
      const { leagues, from } = all[at] ?? { leagues: [], from: 0 };
      expect(await givenTo(id, leagues, from)).toEqual(inputs);
    }
  });
  await fc.assert(property, { numRuns: 40 });
}, 120_000);

test('what has not changed is not recorded again', async () => {
  await database.db.deleteFrom('forecast_inputs').execute();
  const input = { match_id: 9, league_id: 1, is_result: true, input: { kickoffSeconds: 150 } };
  const run = {
    sport: SPORT.soccer,
    model: 'soccer-3',
    options: {},
    leagueIds: [1],
    madeAtSeconds: UNTIL,
    fromSeconds: FROM,
    untilSeconds: UNTIL,
  };
  const first = await recordRun(database.db, run, [input]);
  await recordRun(database.db, run, [input]);
  const gone = await recordRun(database.db, run, []);
  await recordRun(database.db, run, []);
  const rows = await database.db
    .selectFrom('forecast_inputs')
    .select(['run_id', 'input'])
    .orderBy('run_id')
    .execute();
  expect(rows).toEqual([
    { run_id: first, input: input.input },
    { run_id: gone, input: null },
  ]);
});
