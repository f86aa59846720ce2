import {
  amountMilli,
  compareRated,
  type LedgerRecord,
  meetsRatingConditions,
  parseLedgerJson,
  ratedWindow,
  ratingWindowStart,
  STAKE_UNIT_MILLI,
  TIP_RESULT,
  type WindowTip,
} from '@tipmark/domain';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { sql } from 'kysely';
import { findEntriesOf } from '../../betting/ledger/ledger-queries.ts';
import { refreshRatings } from '../../betting/rating/refresh-ratings.ts';
import { storeTips } from '../../betting/rating/testing/stored-tips.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { someTippableMatches } from '../../testing/tips.ts';
import { aUser, type TestUser } from '../../testing/users.ts';

const DAY = 86_400;
const NOW = 1_795_262_400;
const MATCHES = 60;
const HISTORIES = sampleOf(40, 300);

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await someTippableMatches(api, MATCHES);
}, 60_000);

afterAll(() => api.close());

const SETTLED = [
  TIP_RESULT.won,
  TIP_RESULT.halfWon,
  TIP_RESULT.returned,
  TIP_RESULT.halfLost,
  TIP_RESULT.lost,
] as const;

const aDraft = fc.record({
  matchId: fc.integer({ min: 101, max: 100 + MATCHES }),
  milli: fc.integer({ min: 130, max: 1_000 }).map((hundredths) => hundredths * 10),
  stake: fc.integer({ min: 1, max: 10 }),
  result: fc.constantFrom(...SETTLED),
  clv: fc.option(fc.integer({ min: -20, max: 20 }).map((percent) => percent / 100)),
  daysAgo: fc.integer({ min: 1, max: 110 }),
});

const aHistoryFrom = (minLength: number) =>
  fc.uniqueArray(aDraft, {
    minLength,
    maxLength: MATCHES,
    size: 'max',
    selector: ({ matchId }) => matchId,
  });

/** As many of any length as of cappers who post so much that most of them are ranked. */
const twoHistories = fc.tuple(aHistoryFrom(0), aHistoryFrom(MATCHES - 4));

interface TipRecord {
  readonly m: number;
  readonly o: string;
  readonly p: string;
  readonly s: number;
}

/** The window of one capper by the ledger, with the closing values by the odds. */
async function windowOf(user: TestUser, nowSeconds: number) {
  const page = { afterSeq: 0, limit: 1_000, nowSeconds };
  const rows = await findEntriesOf(api.database.db, user.ledgerId, page);
  const records = rows.map(({ json }) => parseLedgerJson(json) as LedgerRecord);
  const values = await sql<{ id: number; clv: number | null }>`
    select id, clv from tips where user_id = ${user.id}
  `.execute(api.database.db);
  const clvOf = new Map(values.rows.map(({ id, clv }) => [id, clv]));
  const posted = new Map(records.filter(({ t }) => t === 'tip').map((one) => [one.seq, one]));
  const tips = records.flatMap((record): WindowTip[] => {
    if (record.t !== 'settle') return [];
    const tip = posted.get(record.ref) as LedgerRecord & TipRecord;
    return [
      {
        createdAt: Date.parse(tip.at) / 1_000,
        settledAt: Date.parse(record.at) / 1_000,
        result: record.r,
        milliOdds: amountMilli(tip.p),
        stakeMilli: tip.s * STAKE_UNIT_MILLI,
        profitMilli: amountMilli(record.g),
        clv: clvOf.get(tip.seq) ?? null,
      },
    ];
  });
  const inWindow = tips.filter(({ settledAt }) => settledAt > ratingWindowStart(nowSeconds));
  const inOrder = inWindow.toSorted((one, other) => one.settledAt - other.settledAt);
  return { window: ratedWindow(inOrder), byHand: scoreByHand(inOrder) };
}

/** The return of a unit staked, from only the odds and the result. */
const returnOf = ({ result, milliOdds }: WindowTip): number => {
  const win = milliOdds / 1_000 - 1;
  const returns: Partial<Record<WindowTip['result'], number>> = {
    [TIP_RESULT.won]: win,
    [TIP_RESULT.halfWon]: win / 2,
    [TIP_RESULT.halfLost]: -0.5,
    [TIP_RESULT.lost]: -1,
  };
  return returns[result] ?? 0;
};

/** The score by the formula as it is published, in plain units, sharing no code with the site. */
function scoreByHand(tips: readonly WindowTip[]): number {
  const counted = tips.filter(({ result }) => result !== TIP_RESULT.returned);
  if (counted.length === 0) return 0;
  let [staked, squared, profit, clv, clvCount] = [0, 0, 0, 0, 0];
  for (const tip of counted) {
    const stake = tip.stakeMilli / STAKE_UNIT_MILLI;
    staked += stake;
    squared += stake * stake;
    profit += stake * returnOf(tip);
    if (tip.clv !== null) {
      clv += tip.clv;
      clvCount += 1;
    }
  }
  const n = (staked * staked) / squared;
  const y = profit / staked;
  let variance = 0;
  for (const tip of counted) {
    variance += (tip.stakeMilli / STAKE_UNIT_MILLI / staked) * (returnOf(tip) - y) ** 2;
  }
  const deviation = Math.max(0.5, Math.sqrt(variance));
  const meanClv = clvCount === 0 ? 0 : clv / clvCount;
  const lowerEnd = (y * n) / (n + 50) - (0.5 * deviation) / Math.sqrt(n);
  return 100 * (0.2 * lowerEnd + (0.8 * meanClv * clvCount) / (clvCount + 20));
}

function storedRatings() {
  return api.database.db.selectFrom('ratings').selectAll().execute();
}

test('an incrementally updated rating equals the one computed from the ledger', async () => {
  const histories = fc.sample(twoHistories, { numRuns: HISTORIES / 2, seed: testSeed }).flat();
  const users: TestUser[] = [];
  for (const [index, history] of histories.entries()) {
    const user = await aUser(api, `capper-${index}`, { isPrivate: index % 10 === 9 });
    users.push(user);
    await api.database.db
      .updateTable('users')
      .set({ email_confirmed_at: index % 11 === 10 ? null : new Date(0) })
      .where('id', '=', user.id)
      .execute();
    const drafts = history
      .map((draft) => ({ ...draft, createdAt: NOW - draft.daysAgo * DAY - 3_600 }))
      .map((draft) => ({ ...draft, settledAt: NOW - draft.daysAgo * DAY }))
      .toSorted((one, other) => one.settledAt - other.settledAt);
    // In pieces, with a refresh at some of them: as it happens.
    const half = Math.floor(drafts.length / 2);
    await storeTips(api, user, drafts.slice(0, half));
    if (index % 7 === 0) await refreshRatings(api.services);
    await storeTips(api, user, drafts.slice(half));
  }
  for (const daysLater of [0, 0, 3, 40]) {
    const nowSeconds = NOW + daysLater * DAY;
    api.setNow(nowSeconds);
    await refreshRatings(api.services);
    const stored = new Map((await storedRatings()).map((row) => [row.user_id, row]));
    const expected = await Promise.all(
      users.map(async (user, index) => ({ user, index, ...(await windowOf(user, nowSeconds)) })),
    );
    for (const { user, window, byHand } of expected) {
      const row = stored.get(user.id);
      if (window === undefined) {
        expect(row).toBeUndefined();
        continue;
      }
      expect(row).toMatchObject({
        tips: window.tips,
        counted: window.counted,
        won: window.won,
        profit_milli: window.profitMilli,
        stake_milli: window.stakeMilli,
        mean_milli: window.meanMilliOdds,
        clv: window.clv,
        drawdown: window.drawdownPercent,
        // a column of whole numbers has no -0
        score: Math.round(window.score * 100) || 0,
      });
      expect(Math.abs((row?.score ?? 0) / 100 - byHand)).toBeLessThanOrEqual(0.0051);
    }
    const inOrder = expected
      .flatMap(({ user, index, window }) => {
        const isOpen = index % 10 !== 9 && index % 11 !== 10;
        if (window === undefined || !isOpen || !meetsRatingConditions(window, nowSeconds))
          return [];
        // Test users are all registered at the same time: the id decides then.
        return [{ ...window, registeredAt: 0, id: user.id }];
      })
      .toSorted((one, other) => compareRated(one, other) || one.id - other.id);
    if (daysLater === 0) expect(inOrder.length).toBeGreaterThan(10);
    const ranked = [...stored.values()]
      .filter(({ position }) => position !== null)
      .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
    expect(ranked.map(({ user_id }) => user_id)).toEqual(inOrder.map(({ id }) => id));
    expect(ranked.map(({ position }) => position)).toEqual(ranked.map((_, index) => index + 1));
  }
}, 240_000);
