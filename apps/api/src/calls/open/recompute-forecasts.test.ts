import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { OPEN_ROOT } from '@tipmark/contract/open';
import { SPORT } from '@tipmark/domain';
import { run } from '@tipmark/open-client/command-line';
import { aFeedScore } from '@tipmark/test-kit';
import type { PredictedSport } from '../../matches/forecasts/models/sport-models.ts';
import { hockeyLeagueRecords } from '../../matches/forecasts/testing/played-hockey.ts';
import {
  FIRST_ROUND,
  leagueRecords,
  ROUND_SIZE,
  resultRecords,
  seasonFixtures,
  WEEK,
} from '../../matches/forecasts/testing/played-league.ts';
import {
  FIRST_TOURNAMENT,
  TOURNAMENT_DAYS,
  tournamentRecords,
} from '../../matches/forecasts/testing/played-tour.ts';
import { forecastUpcoming } from '../../matches/forecasts/upcoming/forecast-upcoming.ts';
import { findImportedLeagues } from '../../matches/forecasts/upcoming/upcoming-queries.ts';
import { bulkJob } from '../../open/bulk/bulk-job.ts';
import { aPerson, PASSWORD } from '../../people/account/testing/people.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

const DAY = 86_400;
/** Enough for a forecast to be shown. */
const PLAYED_ROUNDS = 9;
const NEXT_ROUND = FIRST_ROUND + PLAYED_ROUNDS * WEEK;
/** Enough for players. */
const TOURNAMENTS = 2;
const PATIENCE_MS = 300_000;

let api: TestApi;
let loaded: string;
let folder: string;
let url: string;
let key: string;
let now = NEXT_ROUND - DAY;

async function forecast(sport: PredictedSport): Promise<void> {
  const { db } = api.database;
  const leagueIds = await findImportedLeagues(db, sport);
  const { stored } = await forecastUpcoming(
    db,
    { sport, leagueIds },
    now,
    new AbortController().signal,
  );
  expect(stored).toBeGreaterThan(0);
}

const setNow = (seconds: number) => api.setNow((now = seconds));

async function makeFiles(): Promise<void> {
  for (let times = 0; times < 12; times += 1) {
    const running = startJob(bulkJob, api.services, (error) => {
      throw error;
    });
    await running.idle();
    await running.stop();
  }
}

/** Two rounds of two sports; before the second one, an old result is another one. */
async function playTeams(): Promise<void> {
  await sendFeed(api, leagueRecords(PLAYED_ROUNDS));
  await sendFeed(api, hockeyLeagueRecords(PLAYED_ROUNDS));
  for (const sport of [SPORT.soccer, SPORT.hockey]) await forecast(sport);
  setNow(NEXT_ROUND + DAY);
  const [first, ...others] = seasonFixtures();
  await sendFeed(api, [
    ...others.filter(({ round }) => round === PLAYED_ROUNDS).flatMap(resultRecords),
    aFeedScore(first?.key ?? '', 7, 0, { seq: 99 }),
  ]);
  await forecast(SPORT.soccer);
}

async function playTour(): Promise<void> {
  setNow(FIRST_TOURNAMENT + TOURNAMENTS * TOURNAMENT_DAYS * DAY - DAY);
  for (let number = 0; number < TOURNAMENTS; number += 1) {
    await sendFeed(api, tournamentRecords(number));
  }
  const coming = tournamentRecords(TOURNAMENTS).filter(({ kind }) => kind !== 'score');
  await sendFeed(api, coming);
  await forecast(SPORT.tennis);
}

beforeAll(async () => {
  api = await createTestApi({ now });
  await playTeams();
  setNow(NEXT_ROUND + 16 * DAY);
  await makeFiles();
  await playTour();
  setNow(now + 20 * DAY);
  await makeFiles();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}${OPEN_ROOT}`;
  key = await aKey();
  loaded = mkdtempSync(join(tmpdir(), 'days-'));
  expect(await typed(['bulk', loaded])).toMatchObject({ code: 0 });
}, PATIENCE_MS);
afterAll(async () => {
  rmSync(loaded, { recursive: true });
  await api.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  cpSync(loaded, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

async function aKey(): Promise<string> {
  const { headers } = await aPerson(api);
  const payload = { name: 'Days', password: PASSWORD };
  const reply = await api.app.inject({
    method: 'POST',
    url: '/account/open-keys',
    headers: { ...headers },
    payload,
  });
  return reply.json().data.key;
}

async function typed(tokens: readonly string[]) {
  let out = '';
  const code = await run(tokens, {
    env: { TIPMARK_URL: url, TIPMARK_KEY: key },
    out: (text) => void (out += text),
    err: (text) => void (out += text),
    client: {
      nowMs: () => now * 1_000,
      sleep: async (ms) => void setNow(now + Math.ceil(ms / 1_000)),
    },
  });
  return { code, out };
}

const recompute = (...more: string[]) => typed(['recompute', 'forecasts', folder, ...more]);

interface Listed {
  readonly day: string;
  readonly kind: string;
  readonly revision: number;
  sha256: string;
  contentSha256: string;
}

type Row = Record<string, unknown>;

/**
 * A site that publishes other rows: their files with checksums that fit.
 * @param change returns false to leave the row out
 */
function publish(kind: string, change: (row: Row) => boolean): void {
  const name = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(name, 'utf8')) as { files: Listed[] };
  const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
  for (const file of manifest.files.filter((one) => one.kind === kind)) {
    const path = join(folder, `${file.day}/${kind}.r${file.revision}.ndjson.gz`);
    const rows = gunzipSync(readFileSync(path)).toString().split('\n').filter(Boolean);
    const text = rows
      .map((line) => JSON.parse(line) as Row)
      .filter(change)
      .map((row) => `${JSON.stringify(row)}\n`)
      .join('');
    const bytes = gzipSync(text);
    writeFileSync(path, bytes);
    [file.sha256, file.contentSha256] = [sha256(bytes), sha256(text)];
  }
  writeFileSync(name, JSON.stringify(manifest));
}

/** Changes the first forecast of a sport; returns its match. */
function changeFirst(sport: string, change: (row: Row) => void): number {
  let id = 0;
  publish('forecasts', (row) => {
    if (id === 0 && row['sport'] === sport && row['run'] !== null) {
      id = row['match'] as number;
      change(row);
    }
    return true;
  });
  return id;
}

test(
  'the forecasts of three sports follow from the files, as known when they were made',
  async () => {
    const { code, out } = await recompute();
    const [, same] = /^forecasts: (\d+) the same, 0 different\n$/.exec(out) ?? [out];
    // two rounds of soccer, two rounds of hockey, a tournament of eight
    expect(Number(same)).toBe(ROUND_SIZE * 3 + ROUND_SIZE * 2 + 28);
    expect(code).toBe(0);
    // a result that was another one later was given to a model twice
    const given = await api.database.db
      .selectFrom('forecast_inputs')
      .select(({ fn }) => fn.countAll<string>().as('times'))
      .where('is_result', '=', true)
      .groupBy('match_id')
      .execute();
    expect(given.filter(({ times }) => Number(times) === 2)).toHaveLength(1);
  },
  PATIENCE_MS,
);

test(
  'one day is computed alone',
  async () => {
    const day = new Date(NEXT_ROUND * 1_000).toISOString().slice(0, 10);
    expect(await recompute('--day', day)).toEqual({
      code: 0,
      out: `forecasts: ${2 * ROUND_SIZE} the same, 0 different\n`,
    });
    expect(await recompute('--day', '2001-01-01')).toEqual({
      code: 1,
      out: expect.stringMatching(/^NOT VALID: no forecasts of 2001-01-01/),
    });
    expect(await recompute('--day', 'today')).toMatchObject({ code: 64 });
  },
  PATIENCE_MS,
);

test.each([
  ['soccer', 'result.home', (row: Row) => ((row['result'] as Row)['home'] = 0.41)],
  ['soccer', 'over.chance', (row: Row) => ((row['over'] as Row)['chance'] = 0.5)],
  ['hockey', 'homeWinsInTheEnd', (row: Row) => (row['homeWinsInTheEnd'] = 0.3)],
  ['hockey', 'expected.away', (row: Row) => ((row['expected'] as Row)['away'] = 2.222)],
  ['tennis', 'score', (row: Row) => (row['score'] = '0:3')],
  ['tennis', 'playedBefore.home', (row: Row) => ((row['playedBefore'] as Row)['home'] = 77)],
])(
  'a published forecast of %s with another %s is named',
  async (sport, name, change) => {
    const id = changeFirst(sport, change);
    const { code, out } = await recompute();
    expect(out).toMatch(new RegExp(`^match ${id}: ${name} DIFFERS, the file has .*, its inputs`));
    expect(out).toMatch(/forecasts: \d+ the same, 1 different\n$/);
    expect(code).toBe(1);
  },
  PATIENCE_MS,
);

test(
  'other inputs, and other parameters of the model, are other forecasts',
  async () => {
    publish('inputs', (row) => {
      const input = row['input'] as Row | null;
      if (row['isResult'] === true && input?.['goals'] !== undefined) input['goals'] = [5, 0];
      return true;
    });
    expect(await recompute()).toMatchObject({ code: 1, out: expect.stringContaining('DIFFERS') });
    cpSync(loaded, folder, { recursive: true });
    publish('runs', (row) => {
      (row['options'] as Row)['goalsHalfLifeDays'] = 20;
      return true;
    });
    expect(await recompute()).toMatchObject({ code: 1, out: expect.stringContaining('DIFFERS') });
  },
  PATIENCE_MS,
);

test(
  'missing inputs and runs are not valid, another version of a model is not compared',
  async () => {
    let count = 0;
    publish('inputs', () => (count += 1) !== 5);
    expect(await recompute()).toEqual({
      code: 1,
      out: expect.stringMatching(/^NOT VALID: inputs of run \d+ are not in the files\n$/),
    });
    cpSync(loaded, folder, { recursive: true });
    count = 0;
    publish('runs', () => (count += 1) !== 2);
    expect((await recompute()).out).toMatch(
      /^NOT VALID: the run before run \d+ is not in the files/,
    );
    cpSync(loaded, folder, { recursive: true });
    publish('runs', (row) => {
      if (row['sport'] === 'tennis') row['model'] = 'tennis-99';
      return true;
    });
    expect(await recompute()).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^not computed: 28 of tennis-99, another version of the model\nforecasts: 30 the same/,
      ),
    });
  },
  PATIENCE_MS,
);
