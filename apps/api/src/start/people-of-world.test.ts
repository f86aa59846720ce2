import { DAY_SECONDS, ratedWindow, STAKE_UNIT_MILLI } from '@tipmark/domain';
import { createWorld } from '@tipmark/simulator';
import { DEMO_PASTS, SIMULATED_CAPPERS } from '../betting/tips/simulated/cappers.ts';
import {
  findLines,
  findMatchesBetween,
} from '../betting/tips/simulated/history/history-queries.ts';
import {
  eventsOf,
  type Past,
  type PastTip,
  tipsOnMatch,
} from '../betting/tips/simulated/history/plan-history.ts';
import { createApiLogger } from '../platform/http/request-log.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { backfillTips } from './backfill-tips.ts';
import { ingest } from './ingest-simulated.ts';
import { lasting } from './testing/backfill-for-test.ts';

const NOW = Date.parse('2026-11-21T17:00:00Z') / 1_000;
const DAYS = 60;
const PERCENT = 100;

interface Rated {
  readonly name: string;
  readonly tips: number;
  readonly score: number;
  readonly roi: number;
  readonly clv: number;
}

let api: TestApi;
let rated: readonly Rated[];
let tips: readonly PastTip[];

/** The tips of two months as they would be written, without the writes. */
async function planTips({ services }: TestApi): Promise<PastTip[]> {
  const { db, config } = services;
  const logger = createApiLogger('silent');
  const world = createWorld({ seed: config.SIM_SEED });
  await ingest(services, logger, lasting(world.snapshotAt(NOW, NOW)));
  await backfillTips(services, logger, NOW, () => false, DAYS);
  const people = [...SIMULATED_CAPPERS, ...DEMO_PASTS].map((person, index) => ({
    ...person,
    row: { id: index, ledger_id: person.name, name: person.name },
  }));
  const past: Past = { seed: config.SIM_SEED, beganAt: NOW, people };
  const matches = await findMatchesBetween(db, NOW - DAYS * DAY_SECONDS, NOW);
  const rows = await findLines(
    db,
    matches.map(({ id }) => id),
  );
  const lines = Map.groupBy(rows, ({ match_id }) => match_id);
  const planned = matches.flatMap((match) => tipsOnMatch(past, match, lines.get(match.id) ?? []));
  return eventsOf(past, planned).flatMap((event) => (event.kind === 'settle' ? event.tip : []));
}

function ratedOf(all: readonly PastTip[]): Rated[] {
  return [...Map.groupBy(all, ({ ledgerId }) => ledgerId)].flatMap(([name, own]) => {
    const window = ratedWindow(
      own.flatMap(({ choice, createdAt, settledAt, verdict }) => {
        if (!verdict?.isRated) return [];
        const { result, profitMilli, clv } = verdict;
        const stakeMilli = choice.stake * STAKE_UNIT_MILLI;
        const placed = { milliOdds: choice.milli, stakeMilli, createdAt, settledAt };
        return [{ ...placed, result, profitMilli, clv }];
      }),
    );
    if (window === undefined || window.tips < 30) return [];
    const roi = (PERCENT * window.profitMilli) / window.stakeMilli;
    return [
      { name, tips: window.tips, score: window.score, roi, clv: PERCENT * (window.clv ?? 0) },
    ];
  });
}

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  tips = await planTips(api);
  rated = ratedOf(tips).toSorted((one, other) => other.score - one.score);
}, 300_000);

afterAll(() => api.close());

const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(share * values.length)] ?? Number.NaN;

test('about a dozen of the first hundred are better than the line, the profit of most is luck', () => {
  const first = rated.slice(0, 100);
  expect(first).toHaveLength(100);
  const count = (isMeant: (one: Rated) => boolean) => first.filter(isMeant).length;
  expect(count(({ score }) => score > 0)).toBeGreaterThanOrEqual(5);
  expect(count(({ score }) => score > 0)).toBeLessThanOrEqual(20);
  expect(count(({ clv }) => clv > 0)).toBeGreaterThanOrEqual(8);
  expect(count(({ clv }) => clv > 0)).toBeLessThanOrEqual(16);
  expect(count(({ roi }) => roi > 0)).toBeGreaterThan(50);
  expect(first[0]?.score).toBeLessThan(9);
});

/** Between the values for 100 and for 300 tips, give or take three points. */
test.each([
  [0.05, -29, -14],
  [0.25, -16, -7],
  [0.5, -8, -2],
  [0.75, -2, 7],
  [0.95, 6, 20],
])('of those with 100 tips, share %d has a ROI below %d to %d percent', (share, least, most) => {
  const roi = shareOf(
    rated.filter((one) => one.tips >= 100).map((one) => one.roi),
    share,
  );
  expect(roi).toBeGreaterThanOrEqual(least);
  expect(roi).toBeLessThanOrEqual(most);
});

test('the mean value against the closing line is the margin for most, and positive for the sharp', () => {
  const clv = rated.filter((one) => one.tips >= 100).map((one) => one.clv);
  expect(Math.abs(shareOf(clv, 0.5) + 4.9)).toBeLessThan(1);
  expect(Math.abs(shareOf(clv, 0.05) + 6.7)).toBeLessThan(3);
  expect(Math.abs(shareOf(clv, 0.95) - 1.7)).toBeLessThan(3);
});

test('about ten people qualify as premium cappers, the one of the demo among them', () => {
  const all = Map.groupBy(tips, ({ ledgerId }) => ledgerId);
  const premium = rated
    .slice(0, 20)
    .filter(({ name, score }) => score > 0 && (all.get(name)?.length ?? 0) >= 100);
  expect(premium.length).toBeGreaterThanOrEqual(7);
  expect(premium.map(({ name }) => name)).toContain('Anton');
  const sports = premium.flatMap(({ name }) => (all.get(name) ?? []).map(({ sport }) => sport));
  expect(new Set(sports).size).toBe(3);
});
