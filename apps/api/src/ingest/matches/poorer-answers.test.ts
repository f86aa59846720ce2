import type { ScoreRecord } from '@tipmark/contract/feed';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';

const KICK_OFF = 1_705_158_000;
const NOW = KICK_OFF + 2 * 86_400;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** One answer about a match under way; a poorer one says nothing of cards. */
interface Reported {
  readonly minute: number;
  readonly goals: number;
  readonly cards: readonly [number, number] | undefined;
}

let runs = 0;

async function afterAllOf(source: string, answers: readonly Reported[], others: string[] = []) {
  runs += 1;
  const [home, away] = [`Arsenal${runs}`, `Fulham${runs}`];
  const match = aFeedMatch(home, away);
  const scoreOf = ({ minute, goals, cards }: Reported): ScoreRecord =>
    aFeedScore(match.key, goals, 0, {
      seq: minute,
      at: KICK_OFF + minute * 60,
      status: 2,
      liveState: `1H:${minute}`,
      score: { home: goals, away: 0, ...(cards && { redCards: [...cards] as [number, number] }) },
    });
  const deliver = async (by: string, scores: readonly ScoreRecord[]) => {
    const records = [...aFeedSetting(home, away), match, ...scores];
    const lines = records.map((record, line) => ({ line, record: { ...record, source: by } }));
    const { refusals } = await applyFeedStream(database.db, lines, { nowSeconds: () => NOW });
    expect(refusals).toEqual([]);
  };
  for (const other of others) await deliver(other, []);
  for (const answer of answers) await deliver(source, [scoreOf(answer)]);
  const row = await database.db
    .selectFrom('matches')
    .innerJoin('teams', 'teams.id', 'matches.home_id')
    .where('teams.name_en', '=', home)
    .select(['home_score', 'home_red_cards', 'away_red_cards'])
    .executeTakeFirstOrThrow();
  return [row.home_score, row.home_red_cards, row.away_red_cards];
}

/** The score of the last answer, and the cards of the last one that has any. */
function expected(answers: readonly Reported[]) {
  const inOrder = answers.toSorted((one, other) => one.minute - other.minute);
  const cards = inOrder.findLast((one) => one.cards !== undefined)?.cards;
  return [inOrder.at(-1)?.goals, cards?.[0] ?? null, cards?.[1] ?? null];
}

const cards = fc.option(fc.tuple(fc.nat(2), fc.nat(2)), { nil: undefined });
const answers = fc
  .uniqueArray(fc.record({ minute: fc.integer({ min: 1, max: 90 }), goals: fc.nat(4), cards }), {
    selector: ({ minute }) => minute,
    minLength: 1,
    maxLength: 5,
  })
  .chain((list) => fc.shuffledSubarray(list, { minLength: list.length }));

test.each(['api-football', 'football-data-org'])(
  'a list of %s takes back no card that an answer about the match has, in any order',
  async (source) => {
    await fc.assert(
      fc.asyncProperty(answers, fc.boolean(), async (list, hasOther) => {
        const others = hasOther ? ['openligadb'] : [];
        expect(await afterAllOf(source, list, others)).toEqual(expected(list));
      }),
      { numRuns: 25 },
    );
  },
  120_000,
);

test('cards are corrected by the next answer that has them', async () => {
  const reported = (minute: number, of?: readonly [number, number]) => ({
    minute,
    goals: 0,
    cards: of,
  });
  const taken = [reported(10, [0, 1]), reported(12), reported(14, [0, 0]), reported(16)];
  expect(await afterAllOf('api-football', taken)).toEqual([0, 0, 0]);
});

test('a feed whose records are complete takes back what it leaves out', async () => {
  const list = [
    { minute: 10, goals: 0, cards: [0, 1] as const },
    { minute: 12, goals: 1, cards: undefined },
  ];
  expect(await afterAllOf('our-scouts', list)).toEqual([1, null, null]);
});
