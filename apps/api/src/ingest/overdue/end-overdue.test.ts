import { MATCH_STATUS } from '@tipmark/domain';
import { fileText, playedRow } from '@tipmark/importers/testing';
import { aFeedLeague, aFeedMatch, aFeedScore, aFeedSeason, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { importFolder, testSink } from '../import/testing/import-folder.ts';
import { emptyWorld } from '../testing/stored-world.ts';
import { endOverdueJob } from './end-overdue.ts';
import { endOverdue } from './overdue-queries.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const NOW = 1_795_262_400;
const START = NOW - 49 * HOUR;

let api: TestApi;
const files = importFolder();

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);

beforeEach(() => emptyWorld(api.database.db));

afterAll(async () => {
  files.remove();
  await api.close();
});

const send = (...records: Parameters<typeof sendFeed>[1]) => sendFeed(api, records);

async function statuses(): Promise<(readonly [number, number | null])[]> {
  const rows = await api.database.db
    .selectFrom('matches')
    .select(['status', 'home_score'])
    .orderBy('starts_at')
    .execute();
  return rows.map(({ status, home_score }) => [status, home_score]);
}

const { scheduled, finished, moved } = MATCH_STATUS;
const NO_SCORE = { FTHG: '', FTAG: '', FTR: '', HTHG: '', HTAG: '', HTR: '' };

test('a past match without a score is ended and reported; a later file adds the score', async () => {
  const sink = testSink(api.database.db);
  const path = files.write('E0.csv', fileText([playedRow(NO_SCORE)]));
  const { output: message } = await files.run(sink, path);
  expect(message).toContain(
    'matches long past without a reported result: 1, ended without a score',
  );
  expect(await statuses()).toEqual([[finished, null]]);
  expect((await files.run(sink, path)).output).not.toContain('matches long past');
  expect(await statuses()).toEqual([[finished, null]]);
  await files.run(sink, files.write('E0-later.csv', fileText([playedRow()])));
  expect(await statuses()).toEqual([[finished, 2]]);
});

test('a match without a result is ended two days after its start, and not an hour earlier', async () => {
  const { db } = api.database;
  await send(...aFeedSetting('A', 'B', 'C'), aFeedMatch('A', 'B', { startsAt: START }));
  await send(aFeedMatch('B', 'C', { startsAt: NOW - 47 * HOUR }));
  expect(await endOverdue(db, NOW)).toEqual([{ id: expect.any(Number), startsAt: START }]);
  expect(await endOverdue(db, NOW)).toEqual([]);
  expect(await statuses()).toEqual([
    [finished, null],
    [scheduled, null],
  ]);
});

test('the job publishes the matches it ends to open pages', async () => {
  const received: string[] = [];
  const stop = api.services.bus.subscribe((topics) => void received.push(...topics));
  await send(...aFeedSetting('A', 'B'), aFeedMatch('A', 'B', { startsAt: START }));
  const { id } = await api.database.db.selectFrom('matches').select('id').executeTakeFirstOrThrow();
  received.length = 0;
  const wake = { matchIds: [], isFull: true, onError: () => {}, isStopped: () => false };
  await endOverdueJob.run(api.services, wake);
  stop();
  expect(received).toContain(`match:${id}`);
});

test('a match that is played later after all is awaited again and ends with its score', async () => {
  await send(...aFeedSetting('A', 'B'), aFeedMatch('A', 'B', { startsAt: START }));
  await endOverdue(api.database.db, NOW);
  await send(aFeedMatch('A', 'B', { startsAt: NOW + DAY, seq: 2 }));
  expect(await statuses()).toEqual([[scheduled, null]]);
  await send(aFeedScore('A-B', 2, 1, { seq: 3 }));
  expect(await statuses()).toEqual([[finished, 2]]);
});

test('a match its source ended is not awaited again when its start is corrected', async () => {
  const season = aFeedSeason({ startsOn: '2026-08-11', endsOn: '2027-05-19' });
  await send(...aFeedSetting('A', 'B'), season, aFeedMatch('A', 'B', { startsAt: START }));
  await send(aFeedMatch('A', 'B', { startsAt: START, seq: 2, status: finished }));
  await send(aFeedMatch('A', 'B', { startsAt: START + HOUR, seq: 3 }));
  expect(await statuses()).toEqual([[finished, null]]);
});

test('a match that is moved, simulated or dated only by its tournament is not ended after two days', async () => {
  const { db } = api.database;
  const at = { startsAt: START };
  await send(...aFeedSetting('A', 'B', 'C', 'D'), aFeedMatch('A', 'B', { ...at, status: moved }));
  await send(aFeedMatch('C', 'D', { ...at, isDayKnown: false }));
  expect(await endOverdue(db, NOW)).toEqual([]);
  expect(await endOverdue(db, NOW + 27 * DAY)).toHaveLength(1);
  await emptyWorld(db);
  const setting = aFeedSetting('A', 'B').filter(({ kind }) => kind !== 'league');
  await send(aFeedLeague({ isSimulated: true }), ...setting, aFeedMatch('A', 'B', at));
  expect(await endOverdue(db, NOW)).toEqual([]);
});
