import type { FeedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import { sampleOf } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { emptyWorld, storedWorld } from '../testing/stored-world.ts';
import { applyFeedStream, type FeedOptions } from './apply-feed-stream.ts';

const FILES = sampleOf(12, 400);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.close());

const SOURCE = 'files';
const TEAMS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
/** 2026-03-07 15:00 UTC */
const KICK_OFF = 1_772_895_600;
const DAY = 86_400;

const references: FeedRecord[] = [
  ...(
    [
      ['soccer', 1],
      ['hockey', 2],
    ] as const
  ).flatMap(([name, sport]): FeedRecord[] => [
    {
      kind: 'league',
      source: SOURCE,
      key: name,
      sport,
      countryCode: 'NO',
      name: { en: `League of ${name}` },
      leagueType: 1,
      tier: 1,
    },
    {
      kind: 'season',
      source: SOURCE,
      key: `${name} 2026`,
      leagueKey: name,
      name: '2026',
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
    },
    ...TEAMS.map((key): FeedRecord => {
      const named = { source: SOURCE, key: `${name} ${key}`, name: { en: `${key} of ${name}` } };
      return { kind: 'team', sport, countryCode: 'NO', ...named };
    }),
  ]),
  {
    kind: 'referee',
    source: SOURCE,
    key: 'R',
    sport: 1,
    countryCode: 'NO',
    name: { en: 'A Whistle' },
  },
  ...['One', 'Two'].map((key): FeedRecord => {
    return { kind: 'bookmaker', source: SOURCE, key, name: `Bookmaker ${key}` };
  }),
  ...['Average', 'Maximum'].map((key): FeedRecord => {
    return { kind: 'bookmaker', source: SOURCE, key, name: `Market ${key}`, isAggregate: true };
  }),
];

const statuses = fc.constantFrom(...Object.values(MATCH_STATUS));
const goals = fc.nat({ max: 4 });
const rarely = fc.nat({ max: 9 }).map((chance) => chance === 0);
const someOf = <Item>(usual: Item[], odd: Item) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constant(odd) },
  );

const seq = someOf([7], 8);
const phase = someOf<'first' | 'closing' | undefined>(['first', 'closing'], undefined);

const prices = fc.uniqueArray(
  fc.tuple(
    someOf(['One', 'Two', 'Average', 'Maximum'], 'Nobody'),
    someOf(['1x2.1', '1x2.2', 'ou.o:2.5'], 'ahsets.1:1.5'),
    fc.integer({ min: 100, max: 900 }).map((price) => price * 10),
  ),
  { minLength: 1, maxLength: 7, selector: ([key, oddType]) => `${key} ${oddType}` },
);

/** All that a file may report of one match, including oddities. */
const reported = fc.record({
  sport: fc.constantFrom('soccer', 'soccer', 'hockey'),
  pair: fc.tuple(fc.constantFrom(...TEAMS), someOf(TEAMS, 'Z')),
  key: fc.nat({ max: 99 }),
  day: fc.nat({ max: 3 }),
  refereeKey: someOf([undefined, 'R'], 'nobody'),
  seq,
  status: statuses,
  score: fc.option(fc.tuple(statuses, goals, goals, seq, rarely)),
  corners: fc.option(fc.tuple(goals, seq)),
  odds: fc.uniqueArray(fc.tuple(phase, fc.nat(9), prices), {
    maxLength: 3,
    selector: ([name, hours]) => (hours < 8 ? name : hours),
  }),
  isTwice: rarely,
});

function recordsOf(
  one: typeof reported extends fc.Arbitrary<infer Reported> ? Reported : never,
): FeedRecord[] {
  const { sport, pair, day, seq, status, score, corners, odds, isTwice } = one;
  const [home, away] = pair;
  const key = `${sport} ${one.key}`;
  const startsAt = KICK_OFF + day * DAY;
  const of = { source: SOURCE, matchKey: key };
  const match: FeedRecord = {
    kind: 'match',
    source: SOURCE,
    key,
    seq,
    seasonKey: `${sport} 2026`,
    homeKey: `${sport} ${home}`,
    awayKey: `${sport} ${away}`,
    startsAt,
    status,
    isTimeKnown: day !== 1,
    ...(day === 2 ? { isDayKnown: false } : {}),
    ...(one.refereeKey === undefined ? {} : { refereeKey: one.refereeKey }),
  };
  const records: FeedRecord[] = [match];
  if (score !== null) {
    const [scored, first, second, scoreSeq, isCorrection] = score;
    records.push({
      kind: 'score',
      ...of,
      seq: scoreSeq,
      status: scored,
      at: startsAt - 60,
      score: { home: first, away: second, periods: [[first, second]] },
      ...(isCorrection ? { isCorrection } : {}),
    });
  }
  if (corners !== null) {
    const [count, statisticsSeq] = corners;
    records.push({
      kind: 'statistics',
      ...of,
      seq: statisticsSeq,
      home: { corners: count },
      away: { corners: 3, fouls: 2 },
    });
  }
  for (const [phase, hours, list] of odds) {
    const at = startsAt - (hours + 1) * 3_600;
    records.push({
      kind: 'odds',
      ...of,
      at,
      prices: list,
      ...(phase === undefined ? {} : { phase }),
    });
  }
  return isTwice ? [...records, match] : records;
}

/** A file reports a match once, and mostly in one place. */
const file = fc
  .tuple(
    fc.uniqueArray(reported, { maxLength: 20, selector: ({ sport, key }) => `${sport} ${key}` }),
    rarely,
  )
  .map(([matches, isMixed]) => {
    const records = matches.flatMap(recordsOf);
    return isMixed ? records.toReversed() : records;
  });

async function storedWatermarks(): Promise<unknown[]> {
  const { rows } = await sql`
    select k.key, s.source, s.heads from feed_sequences s
    join source_keys k on k.kind = 'match' and k.id = s.match_id and k.source = s.source
    order by k.key
  `.execute(database.db);
  return rows;
}

const linesOf = (records: readonly FeedRecord[]) =>
  records.map((record, index) => ({ line: index + 1, record }));

async function deliver(records: readonly FeedRecord[], options: FeedOptions) {
  await emptyWorld(database.db);
  const lines = linesOf([...references, ...records]);
  const { touched, refusals, ...counts } = await applyFeedStream(database.db, lines, {
    ...options,
    nowSeconds: () => 1,
  });
  const days = [...touched.days].toSorted();
  const report = { ...counts, refusals: refusals.toSorted((one, other) => one.line - other.line) };
  return { report, days, heads: await storedWatermarks(), world: await storedWorld(database.db) };
}

/** Found by the deep check: of one pairing, the match reported first has the later sequence. */
const twoOfOnePairing: FeedRecord[] = [8, 7].map((seq) => ({
  kind: 'match',
  source: SOURCE,
  key: `soccer ${seq}`,
  seq,
  seasonKey: 'soccer 2026',
  homeKey: 'soccer G',
  awayKey: 'soccer B',
  startsAt: KICK_OFF + seq * DAY,
  status: 2,
  isTimeKnown: true,
}));

/** Found by the deep check: a score before the start of its match. */
const scoreBeforeStart: FeedRecord[] = recordsOf({
  sport: 'hockey',
  pair: ['C', 'D'],
  key: 75,
  day: 3,
  refereeKey: 'R',
  seq: 7,
  status: MATCH_STATUS.scheduled,
  score: [MATCH_STATUS.scheduled, 4, 4, 7, false],
  corners: null,
  odds: [['closing', 7, [['One', '1x2.1', 7_970]]]],
  isTwice: false,
});

test(
  'the matches of a file are stored the same way in one batch and record by record',
  async () => {
    await fc.assert(
      fc.asyncProperty(file, async (records) => {
        const oneByOne = await deliver(records, { batchSize: 1 });
        expect(await deliver(records, { batchSize: 10_000 })).toEqual(oneByOne);
        expect(await deliver(records, { batchSize: 10_000, isWhole: true })).toEqual(oneByOne);
      }),
      { numRuns: FILES, examples: [[twoOfOnePairing], [scoreBeforeStart]], endOnFailure: true },
    );
  },
  120_000 + FILES * 4_000,
);
