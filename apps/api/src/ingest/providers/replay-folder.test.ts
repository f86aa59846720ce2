import { gzipSync } from 'node:zlib';
import type { Provider } from '@tipmark/providers';
import { aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { openDrySink } from '../import/dry-sink.ts';
import { importFolder, testSink } from '../import/testing/import-folder.ts';
import { emptyWorld } from '../testing/stored-world.ts';
import { replayFolder } from './replay-folder.ts';
import { plainBody, plainProvider } from './testing/plain-provider.ts';

const KICK_OFF = 1_705_158_000;
const MINUTE = 60;
const MATCH = 'Arsenal-Fulham';

let database: TestDatabase;
let files: ReturnType<typeof importFolder>;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(async () => {
  files = importFolder();
  await emptyWorld(database.db);
});

afterEach(() => files.remove());
afterAll(() => database.close());

async function replay(
  providers: readonly Provider[],
  {
    sink = testSink(database.db),
    speed,
  }: { sink?: ReturnType<typeof testSink>; speed?: number | undefined } = {},
) {
  const lines: string[] = [];
  const waits: number[] = [];
  const { folder } = files;
  const result = await replayFolder({
    folder,
    providers,
    sink,
    say: (line) => void lines.push(line),
    speed,
    wait: async (ms) => void waits.push(ms),
  });
  return { result, lines, waits };
}

const envelope = (at: unknown, body: unknown, more: object = {}) =>
  JSON.stringify({ fetchedAt: at, status: 200, body, ...more });

const setting = aFeedSetting('Arsenal', 'Fulham');
const match = aFeedMatch('Arsenal', 'Fulham');
const live = aFeedScore(MATCH, 1, 0, {
  seq: 5,
  status: 2,
  liveState: '1H:9',
  score: { home: 1, away: 0 },
});
const final = aFeedScore(MATCH, 2, 1, { seq: 9 });
const prices = aFeedOdds(MATCH);

/** Named against their order, in all forms: a list, one a line and packed, a body alone. */
function writeDay(): void {
  const iso = (minutes: number) => new Date((KICK_OFF + minutes * MINUTE) * 1_000).toISOString();
  files.write('1-final.json', `[${envelope(iso(115), plainBody('plain', [final]))}]`);
  files.write(
    '2-live.ndjson.gz',
    gzipSync(
      [
        envelope(KICK_OFF + 10 * MINUTE, plainBody('plain', [live]), {
          url: 'https://plain.test/live?date=1&apiKey=0123456789abcdef',
        }),
        envelope((KICK_OFF + 12 * MINUTE) * 1_000, 'half an ans', { status: 502 }),
      ].join('\r\n'),
    ),
  );
  const body = plainBody('plain', [...setting, match, prices]);
  files.write('3', `\u{FEFF}${JSON.stringify({ ...body, last_update: iso(-30) })}`);
}

async function stored() {
  const row = await database.db
    .selectFrom('matches')
    .select(['status', 'home_score', 'away_score'])
    .executeTakeFirst();
  return row;
}

test('answers in any form of file are played in the order of their times', async () => {
  writeDay();
  const { provider, heard } = plainProvider('plain');
  const { result, lines } = await replay([provider]);
  expect(heard).toEqual([
    [KICK_OFF - 30 * MINUTE, undefined],
    [KICK_OFF + 10 * MINUTE, '/live?date=1&apiKey=[hidden]'],
    [KICK_OFF + 12 * MINUTE, undefined],
    [KICK_OFF + 115 * MINUTE, undefined],
  ]);
  expect(result).toEqual({ matches: 1, prices: 5, quarantined: 0, failedFiles: 0 });
  expect(lines.filter((line) => !line.startsWith('matches long past'))).toEqual([
    '3: plain: 1 matches, 5 prices, 7 records',
    '2-live.ndjson.gz: plain: 2 answers, 0 matches, 0 prices, 1 records',
    '  no data (body): is not JSON',
    '1-final.json: plain: 0 matches, 0 prices, 1 records',
    '1 matches, 5 prices, 0 quarantined',
  ]);
  expect(await stored()).toMatchObject({ status: 3, home_score: 2, away_score: 1 });
});

test('a dry run counts the same and stores nothing', async () => {
  writeDay();
  const { result } = await replay([plainProvider('plain').provider], {
    sink: openDrySink() as never,
  });
  expect(result).toEqual({ matches: 1, prices: 5, quarantined: 0, failedFiles: 0 });
  expect(await stored()).toBeUndefined();
});

test('with a speed it waits as long as the answers were apart, but not for idle hours', async () => {
  writeDay();
  const { provider } = plainProvider('plain');
  const { waits, lines } = await replay([provider], { speed: 60 });
  // 40 minutes, 2 minutes; then 103 minutes in which nothing was recorded.
  expect(waits).toEqual([40_000, 2_000, 0]);
  expect(lines).toContain('nothing was recorded for 1.7 hours: not waited for');
  expect(await stored()).toMatchObject({ status: 3, home_score: 2, away_score: 1 });
});

test('what arrives before the match it is about waits for it, at any speed', async () => {
  files.write('a.json', envelope(KICK_OFF + 6_000, plainBody('plain', [final, prices])));
  files.write('b.json', envelope(KICK_OFF + 6_600, plainBody('plain', [...setting, match])));
  for (const speed of [undefined, 60]) {
    await emptyWorld(database.db);
    const { result } = await replay([plainProvider('plain').provider], {
      speed,
    });
    expect([speed, result.quarantined]).toEqual([speed, 0]);
    expect(await stored()).toMatchObject({ status: 3, home_score: 2, away_score: 1 });
  }
});

test('each provider of a folder reads its own answers', async () => {
  const other = { ...match, source: 'other' };
  files.write('a.json', JSON.stringify(plainBody('one', [...setting, match])));
  files.write('b.json', JSON.stringify(plainBody('two', [other])));
  const providers = [plainProvider('one').provider, plainProvider('two').provider];
  const { result, lines } = await replay(providers, { sink: openDrySink() as never });
  expect(lines.slice(0, 2)).toEqual([
    'a.json: one: 1 matches, 0 prices, 6 records',
    'b.json: two: 1 matches, 0 prices, 1 records',
  ]);
  expect(result.matches).toBe(2);
});

test('files nobody recognizes are named and counted, the others are played', async () => {
  writeDay();
  files.write('4-strange.json', '{"a":1}');
  files.write('5-cut.json.gz', gzipSync('{}').subarray(0, 12));
  const { result, lines } = await replay([plainProvider('plain').provider]);
  expect(result).toMatchObject({ matches: 1, failedFiles: 2 });
  expect(lines.slice(-4)).toEqual([
    expect.stringMatching(/^4-strange\.json: not used: no provider recognizes it/),
    expect.stringMatching(/^5-cut\.json\.gz: not used: is not a whole gzip file/),
    '2 of 5 files not used',
    '1 matches, 5 prices, 0 quarantined',
  ]);
});

test('tables that are recorded with answers are named and counted, and no failure', async () => {
  writeDay();
  files.write('6-points.csv', 'match_id,PointNumber,PointWinner,PointServer\na,1,1,1\na,2,2,1\n');
  const { result, lines } = await replay([plainProvider('plain').provider]);
  expect(result).toMatchObject({ matches: 1, failedFiles: 0 });
  expect(lines.at(-2)).toMatch(
    /^6-points\.csv: points of grand slams: 2 rows, not read: its licence/,
  );
});

test('rows a reader leaves out and records the ingest refuses are quarantined with their path', async () => {
  const notes = [
    { path: 'response[3].status', text: 'is "XYZ", which is not known', isPart: false },
    { path: 'response[4].venue', text: 'is missing', isPart: true },
  ];
  const impossible = aFeedScore(MATCH, 1, 0, { score: { home: -1, away: 0 } });
  files.write('a.json', JSON.stringify(plainBody('plain', [...setting, match, impossible], notes)));
  const { result, lines } = await replay([plainProvider('plain').provider]);
  expect(result.quarantined).toBe(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      'a.json: plain: 1 matches, 0 prices, 7 records, 1 left out',
      '  response[3].status: is "XYZ", which is not known',
      '  response[4].venue: is missing',
      expect.stringMatching(new RegExp(`^a\\.json:7 \\(score ${MATCH}\\): score\\.home: `)),
    ]),
  );
  const rows = await database.db.selectFrom('quarantine').select(['source', 'reason']).execute();
  expect(rows).toContainEqual({
    source: 'plain',
    reason: 'response[3].status: is "XYZ", which is not known',
  });
});

test('prices of a match that nobody reported are no prices', async () => {
  files.write('a.json', JSON.stringify(plainBody('plain', [...setting, prices])));
  const { result } = await replay([plainProvider('plain').provider]);
  expect(result).toMatchObject({ matches: 0, prices: 0, quarantined: 1 });
});

test('a folder without files is refused', async () => {
  await expect(replay([])).rejects.toThrow(/has no files to replay/);
});
