import type { FeedRecord, MatchRecord, ScoreRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { aFeedEvent, aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';

const KICK_OFF = 1_705_158_000;
const NOW = KICK_OFF + 2 * 86_400;
const MATCH = 'Arsenal-Fulham';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** What one source reports, one delivery after the other. */
type Day = readonly (readonly FeedRecord[])[];

const by = (source: string, ...deliveries: Day): Day => [
  [...aFeedSetting('Arsenal', 'Fulham'), aFeedMatch('Arsenal', 'Fulham')].map((record) => ({
    ...record,
    source,
  })),
  ...deliveries.map((records) => records.map((record) => ({ ...record, source }))),
];

const plays = (minute: number, home: number, away: number, more: Partial<ScoreRecord> = {}) =>
  aFeedScore(MATCH, home, away, {
    seq: minute,
    at: KICK_OFF + minute * 60,
    status: MATCH_STATUS.live,
    liveState: `1H:${minute}`,
    score: { home, away },
    ...more,
  });

const ends = (status: MatchStatus, home: number, away: number, more: Partial<ScoreRecord> = {}) =>
  aFeedScore(MATCH, home, away, { seq: 200, status, score: { home, away }, ...more });

/** Called off after its start: what was played does not count. */
const callsOff = (): FeedRecord[] => [
  plans(300, { status: MATCH_STATUS.moved, isCorrection: true }),
  { ...ends(MATCH_STATUS.moved, 0, 0, { seq: 300, isCorrection: true }), score: null },
];

const plans = (seq: number, known: Partial<MatchRecord>) =>
  aFeedMatch('Arsenal', 'Fulham', { seq, ...known });

/** Each run has clubs of its own. */
let runs = 0;
const ofRun = (records: readonly FeedRecord[]): FeedRecord[] =>
  JSON.parse(JSON.stringify(records).replaceAll(/Arsenal|Fulham/g, (club) => `${club}${runs}`));

async function stored() {
  const row = await database.db
    .selectFrom('matches')
    .innerJoin('teams', 'teams.id', 'matches.home_id')
    .where('teams.name_en', '=', `Arsenal${runs}`)
    .select(['matches.id', 'status', 'home_score', 'away_score', 'live_state'])
    .executeTakeFirstOrThrow();
  const events = await database.db
    .selectFrom('match_events')
    .select('player')
    .where('match_id', '=', row.id)
    .where('is_counted', '=', true)
    .execute();
  const score = row.home_score === null ? '' : ` ${row.home_score}:${row.away_score}`;
  const scorers = events.map(({ player }) => ` ${player}`).join('');
  return `${row.status}${score} ${row.live_state ?? ''}${scorers}`.trim();
}

/** Each source keeps its order; the deliveries of the two arrive in turns that bits choose. */
function interleaved(one: Day, other: Day, turns: number): Day {
  const [first, second] = [[...one], [...other]];
  const all = [];
  for (let turn = 0; first.length + second.length > 0; turn += 1) {
    const isFirst = second.length === 0 || (first.length > 0 && (turns >> turn) % 2 === 0);
    all.push((isFirst ? first : second).shift() ?? []);
  }
  return all;
}

test.each<[string, Day, Day, string]>([
  [
    'a price feed that is behind takes no goal back',
    by('api-football', [plays(20, 1, 0)]),
    by('the-odds-api', [plays(21, 0, 0, { liveState: undefined })]),
    '2 1:0 1H:20',
  ],
  [
    'a source that went silent is overtaken by a weaker one',
    by('api-football', [plays(20, 1, 0)]),
    by('football-data-org', [plays(24, 2, 0, { liveState: 'LIVE' })]),
    '2 2:0 LIVE',
  ],
  [
    'the clock is that of a source with a clock, the score that of the stronger one',
    by('openligadb', [plays(20, 1, 0, { liveState: undefined })]),
    by('espn', [plays(20, 1, 0)]),
    '2 1:0 1H:20',
  ],
  [
    'a goal that video took back is gone, though a weaker source still has it',
    by('api-football', [plays(20, 1, 0)], [plays(22, 0, 0, { isCorrection: true })]),
    by('openligadb', [plays(21, 1, 0, { liveState: undefined })]),
    '2 0:0 1H:22',
  ],
  [
    'the scorer is that of the stronger source, which corrected him',
    by(
      'api-football',
      [plays(20, 1, 0), aFeedEvent(MATCH, { key: 'a', seq: 20, player: 'Saka' })],
      [
        aFeedEvent(MATCH, { key: 'b', seq: 21, player: 'Rice' }),
        { kind: 'events', source: '', matchKey: MATCH, seq: 21, keys: ['b'] },
      ],
    ),
    by('openligadb', [
      plays(20, 1, 0, { liveState: undefined }),
      aFeedEvent(MATCH, { key: 'c', seq: 20, player: 'Saka' }),
    ]),
    '2 1:0 1H:20 Rice',
  ],
  [
    'a match that was called off after its start is moved, though a clock says it runs',
    by('api-football', [plays(1, 0, 0)], callsOff()),
    by('the-odds-api', [plays(5, 0, 0, { liveState: undefined })]),
    '4',
  ],
  [
    'one that was called off before is not begun by its hour alone',
    by('api-football', [plans(2, { status: MATCH_STATUS.moved })]),
    by('betfair', [{ ...plays(5, 0, 0, { liveState: undefined }), score: null }]),
    '4',
  ],
  [
    'a match that went on after all is played',
    by('football-data-org', [plays(1, 0, 0)], callsOff()),
    by('api-football', [plays(9, 0, 0)]),
    '2 0:0 1H:9',
  ],
  [
    'an abandoned match keeps its score',
    by('api-football', [plays(60, 1, 0)], [ends(MATCH_STATUS.stopped, 1, 0)]),
    by('the-odds-api', [plays(61, 1, 0, { liveState: undefined })]),
    '6 1:0',
  ],
  [
    'a result awarded later is that of the tribunal, though a weaker source keeps that of the pitch',
    by(
      'api-football',
      [ends(MATCH_STATUS.finished, 1, 2)],
      [ends(MATCH_STATUS.awarded, 3, 0, { seq: 300, isCorrection: true })],
    ),
    by('openligadb', [ends(MATCH_STATUS.finished, 1, 2)]),
    '10 3:0',
  ],
  [
    'and if the weaker source is the only one that has it',
    by('api-football', [ends(MATCH_STATUS.finished, 1, 2)]),
    by(
      'football-data-org',
      [ends(MATCH_STATUS.finished, 1, 2)],
      [ends(MATCH_STATUS.awarded, 3, 0, { seq: 300, isCorrection: true })],
    ),
    '10 3:0',
  ],
  [
    'of two final scores the stronger one counts',
    by('api-football', [ends(MATCH_STATUS.finished, 2, 1)]),
    by('openligadb', [ends(MATCH_STATUS.finished, 2, 2)]),
    '3 2:1',
  ],
])(
  '%s',
  async (_text, one, other, expected) => {
    const turns = [0b0000_0000, 0b1111_1111, 0b0101_0101, 0b1001_0010];
    const states = [];
    for (const bits of turns) {
      runs += 1;
      for (const records of interleaved(one, other, bits)) {
        const lines = ofRun(records).map((record, line) => ({ line, record }));
        const { refusals } = await applyFeedStream(database.db, lines, { nowSeconds: () => NOW });
        expect(refusals).toEqual([]);
      }
      states.push(await stored());
    }
    expect(states).toEqual(turns.map(() => expected));
  },
  60_000,
);
