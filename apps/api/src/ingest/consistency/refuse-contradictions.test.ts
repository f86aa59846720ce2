import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { aFeedLeague, aFeedMatch, aFeedScore, aFeedSeason, aFeedSetting } from '@tipmark/test-kit';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { emptyWorld } from '../testing/stored-world.ts';

/** A week after the match of the builders. */
const NOW = Date.parse('2024-01-20T12:00:00Z') / 1_000;
const DAY = 86_400;
const { finished, live } = MATCH_STATUS;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 120_000);

beforeEach(() => emptyWorld(database.db));
afterAll(() => database.close());

const apply = (...records: FeedRecord[]) => applyInBatches(records, 1_000);

async function applyInBatches(records: readonly FeedRecord[], batchSize: number) {
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  const report = await applyFeedStream(database.db, lines, { batchSize, nowSeconds: () => NOW });
  return report.refusals.map(({ line, reason }) => [line, reason]);
}

const stored = () =>
  database.db
    .selectFrom('matches')
    .select(['status', 'home_score', 'away_score', 'home_periods'])
    .orderBy('id')
    .execute();

/** League, season and two teams of a sport: four records. */
const settingOf = (sport: 1 | 2 | 3): FeedRecord[] =>
  aFeedSetting('A', 'B').map((record) =>
    record.kind === 'league' || record.kind === 'team' ? { ...record, sport } : record,
  );

test('a score whose parts contradict each other is refused with the end it reports', async () => {
  const setting = settingOf(SPORT.soccer);
  const refusals = await apply(
    ...setting,
    aFeedMatch('A', 'B', { status: finished }),
    aFeedScore('A-B', 1, 1, { score: { home: 1, away: 1, penalties: [4, 4] } }),
  );
  const line = setting.length + 1;
  expect(refusals).toEqual([
    [line + 1, expect.stringMatching(/^score\.penalties: a shoot-out cannot end 4:4; correct it/)],
    [line, `status: its score was refused, line ${line + 1}; correct that and send both again`],
  ]);
  expect(await stored()).toEqual([]);
});

test('a score before the start is refused alone, and the schedule beside it is stored', async () => {
  const setting = settingOf(SPORT.hockey);
  const scheduled = { startsAt: 4_000_000_000, status: MATCH_STATUS.scheduled };
  const refusals = await apply(
    ...setting,
    aFeedMatch('A', 'B', scheduled),
    aFeedScore('A-B', 4, 4, { status: MATCH_STATUS.scheduled }),
  );
  expect(refusals).toEqual([
    [
      setting.length + 2,
      expect.stringMatching(/^status: a match with the score 4:4 is not before/),
    ],
  ]);
  expect(await stored()).toHaveLength(1);
});

test('a score of a known match is refused alone, and its sound one is stored', async () => {
  const wrong = aFeedScore('A-B', 2, 1, {
    seq: 2,
    score: {
      home: 2,
      away: 1,
      periods: [
        [2, 0],
        [1, 1],
      ],
    },
  });
  await apply(...settingOf(SPORT.soccer), aFeedMatch('A', 'B'));
  expect(await apply(wrong)).toEqual([
    [
      1,
      'score.periods: parts of 3:1 do not add up to the score 2:1; correct the parts or the score',
    ],
  ]);
  expect(await stored()).toMatchObject([{ status: 1, home_score: null }]);
  expect(
    await apply({
      ...wrong,
      score: {
        home: 3,
        away: 1,
        periods: [
          [2, 0],
          [1, 1],
        ],
      },
    }),
  ).toEqual([]);
  expect(await stored()).toMatchObject([{ status: 3, home_score: 3 }]);
});

test('a tennis match is judged by its number of sets, which only the match record has', async () => {
  const retired = aFeedScore('A-B', 2, 0, {
    seq: 2,
    score: {
      home: 2,
      away: 0,
      periods: [
        [6, 1],
        [6, 3],
      ],
    },
  });
  await apply(...settingOf(SPORT.tennis), aFeedMatch('A', 'B', { bestOf: 5, round: 'F' }));
  expect(await apply(retired)).toEqual([
    [
      1,
      'score: nobody has won the match at 2:0 in sets, best of 5; correct the sets, or report a retirement',
    ],
  ]);
  expect(
    await apply({ ...retired, status: MATCH_STATUS.finishedRetired, advancing: 'home' }),
  ).toEqual([]);
  expect(await stored()).toMatchObject([{ status: 9, home_score: 2 }]);
});

test('points of a set without a tie-break are refused while it is played, too', async () => {
  await apply(...settingOf(SPORT.tennis), aFeedMatch('A', 'B', { bestOf: 3 }));
  const score = {
    home: 1,
    away: 0,
    periods: [
      [7, 5],
      [2, 1],
    ] as [number, number][],
  };
  const during = { ...aFeedScore('A-B', 1, 0, { seq: 2, status: live }), score };
  expect(await apply({ ...during, score: { ...score, tieBreaks: [[7, 4], null] } })).toEqual([
    [1, expect.stringMatching(/^score\.tieBreaks\.0: a set that ends 7:5 has no tie-break/)],
  ]);
  expect(await apply(during)).toEqual([]);
});

test('results of days to come and of another season are refused, schedules are not', async () => {
  const startsAt = NOW + 21 * DAY;
  const setting = settingOf(SPORT.soccer);
  const line = setting.length + 1;
  expect(
    await apply(
      ...setting,
      aFeedMatch('A', 'B', { startsAt, status: finished }),
      aFeedScore('A-B', 2, 0),
      aFeedMatch('B', 'A', { startsAt: NOW - 900 * DAY, status: finished }),
    ),
  ).toEqual([
    [line, expect.stringMatching(/^startsAt: a match of 2024-02-10 cannot have been played yet/)],
    [
      line + 2,
      expect.stringMatching(/^startsAt: 2021-08-03 is far from its season, 2023-08-11 to/),
    ],
    [line + 1, 'matchKey: unknown match "A-B"; send a sound match record of it too'],
  ]);
  expect(await apply(aFeedMatch('A', 'B', { startsAt }), aFeedMatch('B', 'A'))).toEqual([]);
  expect(await apply(aFeedScore('A-B', 2, 0))).toEqual([
    [1, expect.stringMatching(/^startsAt: a match of 2024-02-10 cannot have been played yet/)],
  ]);
});

test('a match that was reported in play may end before its scheduled day', async () => {
  const startsAt = NOW + 21 * DAY;
  await apply(...settingOf(SPORT.soccer), aFeedMatch('A', 'B', { startsAt }));
  const inPlay = aFeedScore('A-B', 1, 0, { status: live, liveState: '1H:5' });
  expect(await apply(inPlay)).toEqual([]);
  expect(await apply(aFeedScore('A-B', 2, 0, { seq: 9 }))).toEqual([]);
});

test.each([1, 2, 1_000])(
  'a record is checked against those before it, %i to a batch',
  async (size) => {
    const soon = NOW + 21 * DAY;
    const setting = settingOf(SPORT.soccer);
    const line = setting.length + 1;
    const records = [
      ...setting,
      aFeedMatch('A', 'B', { startsAt: soon }),
      aFeedScore('A-B', 1, 0, { seq: 2 }),
      aFeedScore('A-B', 1, 0, { seq: 3, status: live, liveState: '1H:5' }),
      aFeedScore('A-B', 2, 0, { seq: 4 }),
      aFeedScore('A-B', 2, 1, { seq: 5, isCorrection: true }),
      aFeedMatch('B', 'A', { seq: 1 }),
      aFeedScore('B-A', 1, 0, { seq: 2, status: live, liveState: '1H:5' }),
      aFeedScore('B-A', 1, 1, { seq: 3 }),
      aFeedMatch('B', 'A', { seq: 4, startsAt: soon, status: finished }),
    ];
    const future = expect.stringMatching(/ cannot have been played yet/);
    expect(await applyInBatches(records, size)).toEqual([
      [line + 1, future],
      [line + 8, future],
    ]);
    expect(await stored()).toMatchObject([
      { status: finished, home_score: 2, away_score: 1 },
      { status: finished, home_score: 1, away_score: 1 },
    ]);
  },
);

test.each([1, 1_000])(
  'a schedule without its number of sets leaves the known one, %i to a batch',
  async (size) => {
    const setting = settingOf(SPORT.tennis);
    const periods: [number, number][] = [
      [6, 1],
      [6, 3],
    ];
    const records = [
      ...setting,
      aFeedMatch('A', 'B', { bestOf: 5, round: 'F' }),
      aFeedMatch('A', 'B', { seq: 2, round: 'F' }),
      aFeedScore('A-B', 2, 0, { seq: 3, score: { home: 2, away: 0, periods } }),
    ];
    expect(await applyInBatches(records, size)).toEqual([
      [
        setting.length + 3,
        expect.stringMatching(/^score: nobody has won the match at 2:0 in sets/),
      ],
    ]);
  },
);

test('overtime of hockey may last for hours; a minute of soccer may not', async () => {
  const goal = (minute: number, seq: number): FeedRecord => ({
    kind: 'event',
    source: 'test-feed',
    key: `e${seq}`,
    matchKey: 'A-B',
    seq,
    minute,
    type: 'goal',
    side: 'home',
  });
  const end = aFeedScore('A-B', 2, 1, {
    seq: 9,
    score: {
      home: 2,
      away: 1,
      periods: [
        [0, 1],
        [0, 0],
        [1, 0],
      ],
      extra: [1, 0],
    },
  });
  await apply(...settingOf(SPORT.hockey), aFeedMatch('A', 'B', { isPlayOff: true }));
  expect(await apply(goal(152, 2), goal(217, 3), end)).toEqual([]);
  const events = await database.db.selectFrom('match_events').select('minute').execute();
  expect(events.map(({ minute }) => minute).toSorted()).toEqual([152, 217]);

  await emptyWorld(database.db);
  await apply(...settingOf(SPORT.soccer), aFeedMatch('A', 'B'));
  expect(await apply(goal(152, 2))).toEqual([
    [1, expect.stringMatching(/^minute: 152 is above 150/)],
  ]);
});

test('records of a match wait for their league, and are checked when it comes', async () => {
  const [, season, ...teams] = settingOf(SPORT.soccer);
  expect(season?.kind).toBe('season');
  const refusals = await apply(
    aFeedMatch('A', 'B', { status: finished }),
    aFeedScore('A-B', 1, 1, { score: { home: 1, away: 1, penalties: [4, 4] } }),
    ...teams,
    aFeedSeason(),
    aFeedLeague(),
  );
  expect(refusals.map(([line]) => line).toSorted()).toEqual([1, 2]);
  expect(await stored()).toEqual([]);
});
