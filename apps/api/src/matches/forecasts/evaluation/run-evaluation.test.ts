import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedForecast, aFeedScore } from '@tipmark/test-kit';
import { applyFeedStream } from '../../../ingest/apply/apply-feed-stream.ts';
import { emptyWorld } from '../../../ingest/testing/stored-world.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { UnknownLeague } from '../league-queries.ts';
import { hockeyLeagueRecords } from '../testing/played-hockey.ts';
import {
  FIRST_ROUND,
  leagueRecords,
  ROUND_SIZE,
  ROUNDS,
  seasonFixtures,
  WEEK,
} from '../testing/played-league.ts';
import { TOUR, tournamentRecords } from '../testing/played-tour.ts';
import { storedPredictions } from '../testing/stored-predictions.ts';
import { type RunOptions, runEvaluation } from './run-evaluation.ts';

/** Rounds 9 to 22: both teams have played eight. */
const PUBLISHED = (ROUNDS - 8) * ROUND_SIZE;
const MATCHES = ROUNDS * ROUND_SIZE;
const MATCHES_OF_TOURNAMENT = (TOUR.length * (TOUR.length - 1)) / 2;
const NOW = FIRST_ROUND + 60 * WEEK;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(async () => {
  await emptyWorld(database.db);
  await send(leagueRecords(ROUNDS));
});

afterAll(() => database.close());

function send(records: readonly FeedRecord[]) {
  return applyFeedStream(
    database.db,
    records.map((record, line) => ({ record, line })),
  );
}

async function run(options: Partial<RunOptions> = {}): Promise<string> {
  let message = '';
  await runEvaluation(database.db, {
    wanted: [],
    usesPastOdds: true,
    nowSeconds: () => NOW,
    terminal: { write: (text) => void (message += text), isTty: false },
    ...options,
  });
  return message;
}

const stored = () => storedPredictions(database.db);
const forget = () => database.db.deleteFrom('predictions').execute();

test('each match is predicted once from what was known before it; a second run changes nothing', async () => {
  expect(await run()).toContain(`${MATCHES} matches walked, ${MATCHES} predictions stored`);
  const predictions = await stored();
  expect(predictions).toHaveLength(MATCHES);
  for (const { starts_at, known_until, made_at, p1, px, p2, model } of predictions) {
    expect(Number(known_until ?? 0)).toBeLessThanOrEqual(starts_at.getTime());
    expect(made_at).toEqual(new Date(NOW * 1_000));
    expect(p1 + px + p2).toBeCloseTo(1, 9);
    expect(model).toBe('soccer-3');
  }
  expect(predictions.filter((one) => one.is_publishable)).toHaveLength(PUBLISHED);
  expect(predictions.at(-1)).toMatchObject({ has_shots: true, has_past_odds: true });

  const again = await run({ nowSeconds: () => NOW + WEEK });
  expect(again).toContain(`${MATCHES} matches walked, 0 predictions stored`);
  expect(await stored()).toEqual(predictions);
});

test('an edited result changes no earlier prediction, and no stored one', async () => {
  await run();
  const before = await stored();
  const edited = seasonFixtures().find(({ round }) => round === 15);
  if (edited === undefined) throw new Error('no such round');
  await send([aFeedScore(edited.key, 9, 0, { seq: 2, isCorrection: true })]);

  await run();
  expect(await stored()).toEqual(before);

  await forget();
  await run();
  const after = await stored();
  const until = (rows: typeof before) =>
    rows.filter(({ starts_at }) => starts_at.getTime() <= edited.startsAt * 1_000);
  expect(until(after)).toHaveLength(16 * ROUND_SIZE);
  expect(until(after)).toEqual(until(before));
  expect(after).not.toEqual(before);
});

test('matches get forecasts, but those of a feed are kept', async () => {
  const [reported] = seasonFixtures().filter(({ round }) => round === 20);
  await send([aFeedForecast(reported?.key ?? '', { scores: [4.4, 3.3], score: '4:3' })]);
  await run();
  const forecasts = await database.db
    .selectFrom('matches')
    .select(['forecast_home', 'forecast_score', 'rev'])
    .where('forecast_score', 'is not', null)
    .execute();
  expect(forecasts).toHaveLength(PUBLISHED);
  const fromFeed = forecasts.filter(({ forecast_score }) => forecast_score === '4:3');
  expect(fromFeed).toMatchObject([{ forecast_home: expect.closeTo(4.4) }]);
});

test('a simulated league is listed separately, and its matches get no forecasts', async () => {
  await database.db.updateTable('leagues').set({ is_simulated: true }).execute();
  const message = await run();
  expect(message).toContain('Simulated leagues\n');
  expect(message).not.toContain('Imported leagues');
  const shown = database.db.selectFrom('matches').where('forecast_score', 'is not', null);
  expect(await shown.selectAll().execute()).toEqual([]);
});

test('the table lists reliability per league and overall, and says when a sample is too small', async () => {
  const message = await run();
  const row = /^Premier League \(GB-ENG\) +84( +0\.\d{4}){6} .* -?\d+\.\d % ± \d+\.\d \(\d+\)$/m;
  expect(message).toMatch(row);
  expect(message).toMatch(/^all +84 /m);
  expect(message).toMatch(/^30–40 % /m);
  const lastRounds = await run({ sinceSeconds: FIRST_ROUND + (ROUNDS - 2) * WEEK });
  expect(lastRounds).toMatch(/^Premier League \(GB-ENG\) +12 +sample too small$/m);
});

test('a model without odds is stored under its own name and shows no forecasts', async () => {
  await run({ usesPastOdds: false });
  const predictions = await stored();
  expect(new Set(predictions.map(({ model }) => model))).toEqual(
    new Set(['soccer-3-without-odds']),
  );
  expect(predictions.some((one) => one.has_past_odds)).toBe(false);
});

test('hockey is evaluated by the winner including overtime, separately from soccer', async () => {
  await send(hockeyLeagueRecords(ROUNDS));
  const message = await run();
  expect(message).toContain(`${2 * MATCHES} matches walked, ${2 * MATCHES} predictions stored`);
  expect(message).toContain('Imported leagues of hockey, by the winner in the end\n');
  expect(message).toMatch(/^Ice League \(FI\) +84( +0\.\d{4}){5}/m);
  const hockey = (await stored()).filter(({ model }) => model === 'hockey-2');
  expect(hockey).toHaveLength(MATCHES);
  expect(hockey.every(({ p_home_wins }) => p_home_wins !== null)).toBe(true);
});

const TOURNAMENTS = 12;

async function sendTour() {
  for (let number = 0; number < TOURNAMENTS; number += 1) {
    await send(tournamentRecords(number));
  }
}

test('tennis is evaluated by the winner, small tournaments together and overall', async () => {
  await emptyWorld(database.db);
  await sendTour();
  const message = await run();
  const all = TOURNAMENTS * MATCHES_OF_TOURNAMENT;
  expect(message).toContain(`${all} matches walked, ${all} predictions stored`);
  expect(message).toContain('Imported tournaments of tennis, by the winner\n');
  // Each is too small for a separate row, together they are not.
  expect(message).toMatch(/^11 small tournaments +301 +samples too small$/m);
  expect(message).toMatch(/^all +301( +0\.\d{4}){5}/m);
  const ofTennis = (await stored()).filter(({ model }) => model === 'tennis-3');
  expect(ofTennis).toHaveLength(all);
  expect(ofTennis.every(({ px, p_home_wins }) => px === 0 && p_home_wins !== null)).toBe(true);
});

test('a chosen tournament is predicted from its players’ matches elsewhere', async () => {
  await emptyWorld(database.db);
  await sendTour();
  const message = await run({ wanted: ['Cup 11'] });
  expect(message).toMatch(/^Cup 11 \(\S+\) +28 +sample too small$/m);
  expect(message).not.toContain('Cup 10');
});

test('a tournament of newcomers is reported as having nothing to score', async () => {
  await emptyWorld(database.db);
  await send(tournamentRecords(0));
  expect(await run()).toContain('both players had played 8 matches before');
});

test('leagues are chosen by number, name or key; an unknown one is refused with a list', async () => {
  for (const wanted of ['premier league', 'premier-league', 'PREMIER-LEAGUE']) {
    expect(await run({ wanted: [wanted] })).toContain(`${MATCHES} matches walked`);
  }
  const unknown = run({ wanted: ['E9'] });
  await expect(unknown).rejects.toThrow(UnknownLeague);
  await expect(unknown).rejects.toThrow(/"E9"[^]*Premier League \(GB-ENG\)/);
});

test('with an empty database the message says to import files first', async () => {
  await emptyWorld(database.db);
  expect(await run()).toContain('import files first');
});
