import type { FeedLine, FeedRecord } from '@tipmark/contract/feed';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { KICK_OFF, match, recordedStream, score } from '../testing/recorded-stream.ts';
import { emptyWorld } from '../testing/stored-world.ts';
import { applyFeedStream } from './apply-feed-stream.ts';

const RUNS = sampleOf(10, 500);
const NOW = KICK_OFF + 30 * 86_400;
const KEYS = ['A', 'B', 'C'] as const;
const SIDES = { A: ['North', 'South'], B: ['East', 'West'], C: ['South', 'East'] } as const;
/** Scores are numbered behind the schedules, as in a feed of one day. */
const FIRST_SCORE = 10;

type Key = (typeof KEYS)[number];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** One line of a sender, as the reference understands it. */
type Line =
  | { readonly is: 'schedule'; readonly key: Key; readonly seq: number; readonly hour: number }
  | {
      readonly is: 'score';
      readonly key: Key;
      readonly seq: number;
      readonly goals: readonly [number, number];
      readonly isOver: boolean;
      readonly isCorrection: boolean;
    }
  | { readonly is: 'malformed'; readonly record: unknown };

/** The last report of a match: what is shown, and what a later one has to be newer than. */
interface Shown {
  readonly seq: number;
  readonly correctionSeq: number;
  readonly goals: readonly [number, number];
  readonly isOver: boolean;
}

interface Known {
  scheduleSeq: number;
  hour: number;
  shown: Shown | undefined;
}

interface World {
  readonly matches: Map<Key, Known>;
}

function recordOf(line: Line): unknown {
  if (line.is === 'malformed') return line.record;
  const { key, seq } = line;
  if (line.is === 'schedule') return match(key, seq, SIDES[key], KICK_OFF + line.hour * 3_600);
  const { goals, isOver, isCorrection } = line;
  const more = isCorrection ? { isCorrection } : {};
  return score(key, seq, isOver ? 3 : 2, goals, isOver ? more : { ...more, liveState: '2H:60' });
}

/** Whether a report replaces what is shown. */
function isLater(line: Line & { is: 'score' }, shown: Shown | undefined): boolean {
  const { seq, isCorrection, isOver } = line;
  if (shown === undefined) return true;
  if (isCorrection) return seq > shown.correctionSeq;
  if (isOver !== shown.isOver) return isOver && seq > shown.correctionSeq;
  return seq > shown.seq;
}

/** What one delivery does, in the order of its numbers. @returns how many lines are refused */
function deliver({ matches }: World, lines: readonly Line[]): number {
  let refused = 0;
  const ofDelivery = new Set<Key>();
  const schedules = lines.filter((line) => line.is === 'schedule');
  for (const { key, seq, hour } of schedules.toSorted((one, other) => one.seq - other.seq)) {
    const known = matches.get(key);
    if (known === undefined) matches.set(key, { scheduleSeq: seq, hour, shown: undefined });
    else if (seq > known.scheduleSeq) Object.assign(known, { scheduleSeq: seq, hour });
  }
  const scores = lines.filter((line) => line.is === 'score');
  const inOrder = scores.toSorted(
    (one, other) => one.seq - other.seq || Number(one.isCorrection) - Number(other.isCorrection),
  );
  for (const line of inOrder) {
    const known = matches.get(line.key);
    if (known === undefined) {
      refused += 1;
      continue;
    }
    const { shown } = known;
    if (!isLater(line, shown)) continue;
    const { seq: own, goals, isOver, isCorrection, key } = line;
    // a correction that comes later than what it corrects outlives repetitions of that
    const seq = isCorrection && !ofDelivery.has(key) ? Math.max(own, shown?.seq ?? own) : own;
    const correctionSeq = isCorrection ? seq : (shown?.correctionSeq ?? -1);
    known.shown = { seq, correctionSeq, goals, isOver };
    ofDelivery.add(key);
  }
  return refused + lines.filter(({ is }) => is === 'malformed').length;
}

const toFeed = (lines: readonly Line[]): FeedLine[] =>
  lines.map((line, index) => ({ line: index + 1, record: recordOf(line) }));

function apply(lines: Iterable<FeedLine>, batchSize: number, onProgress = () => undefined) {
  const nowSeconds = () => NOW;
  return applyFeedStream(database.db, lines, { nowSeconds, batchSize, onProgress });
}

/** The stored rows, as the reference has them. */
async function compare({ matches }: World): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select h.name_en || ' v ' || a.name_en as name, extract(epoch from m.starts_at)::int as start,
      m.status, m.home_score as home, m.away_score as away
    from matches m join teams h on h.id = m.home_id join teams a on a.id = m.away_id
    order by 1`.execute(database.db);
  const expected = [...matches].map(([key, { hour, shown }]) => {
    const [host, guest] = SIDES[key];
    return {
      name: `${host} Town v ${guest} Town`,
      start: KICK_OFF + hour * 3_600,
      status: shown === undefined ? 1 : shown.isOver ? 3 : 2,
      home: shown?.goals[0] ?? null,
      away: shown?.goals[1] ?? null,
    };
  });
  expect(rows).toEqual(expected.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
}

class Crash extends Error {}

function* cut(lines: readonly FeedLine[], after: number): Generator<FeedLine> {
  yield* lines.slice(0, after);
  throw new Crash('the sender is gone');
}

/** The sender or this process ends in the middle; afterwards everything is sent again. */
async function interrupted(lines: readonly Line[], after: number, by: 'sender' | 'process') {
  const feed = toFeed(lines);
  let batches = 0;
  const broken =
    by === 'sender'
      ? apply(cut(feed, after), 2)
      : apply(feed, 1, () => {
          batches += 1;
          if (batches > after) throw new Crash('the process is gone');
        });
  await broken.catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error;
  });
}

type Step = fc.AsyncCommand<object, World>;

const step = (name: string, run: (world: World) => Promise<void>): Step => ({
  check: () => true,
  run: (_model, world) => run(world),
  toString: () => name,
});

const keys = fc.constantFrom(...KEYS);
const schedules = fc.record({
  is: fc.constant('schedule' as const),
  key: keys,
  seq: fc.integer({ min: 1, max: 5 }),
  hour: fc.nat(5),
});
const scoreLines = fc.record({
  is: fc.constant('score' as const),
  key: keys,
  seq: fc.integer({ min: FIRST_SCORE, max: FIRST_SCORE + 8 }),
  goals: fc.tuple(fc.nat(4), fc.nat(4)),
  isOver: fc.boolean(),
});
const ordinary = scoreLines.map((line) => ({ ...line, isCorrection: false }));
const corrections = scoreLines.map((line) => ({ ...line, isCorrection: true }));
const malformed = fc
  .constantFrom<unknown>(
    { kind: 'score', source: 'recorded', matchKey: 'A', seq: -1, status: 2, score: null },
    { kind: 'score', source: 'recorded', matchKey: 'A', seq: 12, status: 2, score: { home: 'x' } },
    { kind: 'goal', source: 'recorded' },
    { ...score('nobody knows it', 12, 3, [1, 0]) },
    'no record',
    null,
  )
  .map((record) => ({ is: 'malformed' as const, record }));

/** The same number always has the same content: a sender never numbers two states alike. */
function unique(lines: readonly Line[]): Line[] {
  const seen = new Map<string, Line>();
  return lines.map((line) => {
    if (line.is === 'malformed') return line;
    const id = `${line.is} ${line.key} ${line.seq} ${line.is === 'score' && line.isCorrection}`;
    const first = contents.get(id) ?? seen.get(id) ?? line;
    seen.set(id, first);
    contents.set(id, first);
    return first;
  });
}
const contents = new Map<string, Line>();

const anyOrder = fc
  .array(fc.oneof(schedules, ordinary, ordinary, malformed), { minLength: 1, maxLength: 10 })
  .chain((lines) => fc.tuple(fc.constant(lines), fc.subarray(lines)))
  .chain(([lines, again]) =>
    fc.shuffledSubarray([...lines, ...again], { minLength: lines.length + again.length }),
  );
/** Corrections come in the order of their numbers. */
const inOrder = fc
  .array(fc.oneof(schedules, ordinary, corrections, malformed), { minLength: 1, maxLength: 8 })
  .map((lines) => {
    const seqOf = (line: Line) => (line.is === 'malformed' ? 0 : line.seq);
    const rankOf = (line: Line) => Number(line.is === 'score' && line.isCorrection);
    return (lines as Line[]).toSorted(
      (one, other) => seqOf(one) - seqOf(other) || rankOf(one) - rankOf(other),
    );
  });
const deliveries: fc.Arbitrary<Line[]> = fc.oneof(anyOrder, inOrder);
const batches = fc.integer({ min: 1, max: 6 });
const shortOf = (lines: readonly Line[]) => JSON.stringify(lines);

async function send(world: World, given: readonly Line[], batchSize: number): Promise<void> {
  const lines = unique(given);
  const report = await apply(toFeed(lines), batchSize);
  expect(report.quarantined).toBe(deliver(world, lines));
  await compare(world);
}

const sends = fc
  .tuple(deliveries, batches)
  .map(([lines, size]) =>
    step(`send ${shortOf(lines)} by ${size}`, (world) => send(world, lines, size)),
  );

const steps: fc.Arbitrary<Step>[] = [
  sends,
  sends,
  fc
    .tuple(deliveries, fc.nat(6), fc.constantFrom('sender' as const, 'process' as const), batches)
    .map(([lines, after, by, size]) =>
      step(`send ${shortOf(lines)}, ${by} gone after ${after}, again by ${size}`, async (world) => {
        await interrupted(unique(lines), after, by);
        await send(world, lines, size);
      }),
    ),
  fc.tuple(anyOrder, anyOrder, batches).map(([one, other, size]) =>
    step(`at once ${shortOf(one)} and ${shortOf(other)} by ${size}`, async (world) => {
      // so that no score waits for the schedule of the other sender
      const first = KEYS.map((key) => ({ is: 'schedule' as const, key, seq: 1, hour: 0 }));
      await send(world, first, size);
      const [left, right] = [unique(one), unique(other)];
      const [a, b] = await Promise.all([apply(toFeed(left), size), apply(toFeed(right), 3)]);
      expect(a.quarantined + b.quarantined).toBe(deliver(world, [...left, ...right]));
      await compare(world);
    }),
  ),
];

const references = recordedStream().filter(
  (record: FeedRecord) => record.kind !== 'match' && !('matchKey' in record),
);
let shownScores = 0;

async function happen(all: Iterable<Step>): Promise<void> {
  await emptyWorld(database.db);
  contents.clear();
  await apply(
    references.map((record, index) => ({ line: index + 1, record })),
    1_000,
  );
  const world: World = { matches: new Map() };
  await fc.asyncModelRun(() => ({ model: {}, real: world }), all);
  shownScores += [...world.matches.values()].filter(({ shown }) => shown !== undefined).length;
}

test(
  'whatever senders send, however often and wherever they stop, the rows are those of the reference',
  async () => {
    const property = fc.asyncProperty(fc.commands(steps, { maxCommands: 10, size: 'max' }), happen);
    await fc.assert(property, { numRuns: RUNS, seed: testSeed, endOnFailure: false });
    // so that the runs are not empty
    expect(shownScores).toBeGreaterThan(RUNS / 2);
  },
  60_000 + RUNS * 60_000,
);
