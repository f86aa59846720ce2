import type { FeedRecord } from '@tipmark/contract/feed';
import {
  closingValue,
  type OutcomeCriteria,
  SCANNER_PRESETS,
  type ScannerCriteria,
  SPORT,
} from '@tipmark/domain';
import { aFeedOdds, aFeedScore } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { applyFeedStream } from '../../../ingest/apply/apply-feed-stream.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { aStatedMatch, MATCHES, NOW, SETTING } from '../testing/random-odds.ts';
import { RECORD_DAYS, readRecord } from './read-record.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const OUTCOMES = ['1x2.1', '1x2.x', '1x2.2'];
const SOCCER = MATCHES.flatMap(({ key, sport }, index) =>
  sport === SPORT.soccer ? [{ key, index }] : [],
);
const startOf = (nth: number) => NOW - (nth + 1) * DAY;

let database: TestDatabase;

/** Numbers that look random and are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Prices of a random walk, some of them within a minute of one another. */
function wanderingPrices(key: string, startsAt: number, next: () => number): FeedRecord[] {
  const prices = [2.4, 3.3, 3.1];
  let at = startsAt - 4 * DAY;
  const records: FeedRecord[] = [];
  while (at < startsAt) {
    const stated = OUTCOMES.map((oddType, index) => {
      const price = Math.max(1.05, (prices[index] ?? 2) * (0.94 + next() * 0.12));
      prices[index] = price;
      return ['Kappa', oddType, Math.round(price * 100) * 10];
    });
    records.push(aFeedOdds(key, stated as never, { at }));
    at += next() < 0.3 ? 30 : Math.round(next() * 9 * HOUR) + 60;
  }
  return records;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const next = dice(20_261_121);
  const records = [
    ...SETTING,
    ...SOCCER.map(({ index }, nth) => aStatedMatch(index, startOf(nth))),
    ...SOCCER.flatMap(({ key }, index) => wanderingPrices(key, startOf(index), next)),
    ...SOCCER.map(({ key }, index) => aFeedScore(key, index % 3, (index * 2) % 3)),
  ];
  const { faults } = (await applyFeedStream(
    database.db,
    records.map((record, index) => ({ line: index + 1, record })),
    { nowSeconds: () => NOW },
  )) as { faults?: readonly unknown[] };
  expect(faults ?? []).toEqual([]);
}, 120_000);

afterAll(() => database.close());

interface OracleAlert {
  readonly match_id: number;
  readonly odd_type: string;
  readonly milli: number;
  readonly later: number;
  readonly won: boolean;
}

/** The same in SQL only: each outcome's first check at which the criteria were met. */
async function alertsByOracle(criteria: OutcomeCriteria): Promise<OracleAlert[]> {
  const hours = criteria.changesHours ?? 0;
  const within = criteria.matchHours || 336;
  const sign = criteria.isRise === true ? 1 : -1;
  const { rows } = await sql<OracleAlert>`
    with line as (
      select s.match_id, s.odd_type, extract(epoch from s.at)::int as at, s.milli,
        extract(epoch from m.starts_at)::int as starts_at, m.home_score, m.away_score
      from site_lines s join matches m on m.id = s.match_id
      where m.sport = ${SPORT.soccer} and s.odd_type like '1x2.%' and s.at < m.starts_at
    ), looks as (
      select match_id, odd_type, starts_at, home_score, away_score, at from line
      union select match_id, odd_type, starts_at, home_score, away_score,
        at + ${hours}::int * 3600 from line
      union select match_id, odd_type, starts_at, home_score, away_score,
        starts_at - ${within}::int * 3600 from line
    ), looked as (
      select k.*,
        (select min(l.at) from line l where l.match_id = k.match_id and l.odd_type = k.odd_type)
          as opened,
        (select l.milli from line l where l.match_id = k.match_id and l.odd_type = k.odd_type
          and l.at <= k.at order by l.at desc limit 1) as milli,
        (select l.milli from line l where l.match_id = k.match_id and l.odd_type = k.odd_type
          order by (${hours}::int > 0 and l.at <= k.at - ${hours}::int * 3600) desc,
            case when ${hours}::int > 0 and l.at <= k.at - ${hours}::int * 3600 then -l.at
            else l.at end limit 1) as was,
        (select l.milli from line l where l.match_id = k.match_id and l.odd_type = k.odd_type
          and l.at <= k.at + 60 order by l.at desc limit 1) as later
      from looks k
      where k.at < k.starts_at and k.at >= k.starts_at - ${within}::int * 3600
    )
    select distinct on (match_id, odd_type) match_id, odd_type, milli, later,
      case odd_type when '1x2.1' then home_score > away_score
        when '1x2.2' then home_score < away_score else home_score = away_score end as won
    from looked
    where at >= opened
      and milli >= ${Math.round((criteria.minOdds ?? 1) * 1_000)}::int
      and milli <= ${Math.round((criteria.maxOdds ?? 1_000) * 1_000)}::int
      and (${criteria.oddsCreated ?? 0}::int = 0
        or at <= opened + ${criteria.oddsCreated ?? 0}::int * 3600)
      and (${criteria.minChangePercent ?? null}::float8 is null
        or ${sign}::int * (milli - was) * 100.0 / was >= ${criteria.minChangePercent ?? 0}::float8)
    order by match_id, odd_type, at
  `.execute(database.db);
  return rows;
}

async function closingOf(matchId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ odd_type: string; milli: number }>`
    select distinct on (odd_type) odd_type, milli
    from site_lines s join matches m on m.id = s.match_id
    where m.id = ${matchId} and s.at < m.starts_at order by odd_type, s.at desc
  `.execute(database.db);
  return new Map(rows.map(({ odd_type, milli }) => [odd_type, milli]));
}

const CRITERIA: readonly OutcomeCriteria[] = [
  ...[1, 2, 3, 6, 7].map((id) => SCANNER_PRESETS.get(id) ?? {}),
  { minChangePercent: 4, changesHours: 6, minOdds: 2, maxOdds: 4 },
  { minChangePercent: 3, isRise: true, changesHours: 3, matchHours: 24 },
  { matchHours: 6 },
];

test.each(CRITERIA)(
  '%j: the record equals what SQL computes from the stored lines',
  async (criteria) => {
    const record = await readRecord(database.db, SPORT.soccer, criteria, NOW);
    const alerts = await alertsByOracle(criteria);
    const profitAt = (priceOf: (alert: OracleAlert) => number) =>
      alerts.reduce((sum, one) => sum + (one.won ? priceOf(one) - 1_000 : -1_000), 0) / 1_000;
    const values = await Promise.all(
      alerts.map(async ({ match_id: id, odd_type: oddType, milli }) =>
        closingValue(oddType, milli, await closingOf(id)),
      ),
    );
    const mean = values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length;
    expect(record).toMatchObject({
      days: RECORD_DAYS,
      unmeasured: null,
      isCut: false,
      countOfMatches: SOCCER.length,
      alerts: alerts.length,
      matches: new Set(alerts.map(({ match_id: id }) => id)).size,
      hits: alerts.filter(({ won }) => won).length,
      returned: 0,
      clvCount: values.length,
    });
    expect(record.first.profit).toBeCloseTo(
      profitAt(({ milli }) => milli),
      2,
    );
    expect(record.minuteLater.profit).toBeCloseTo(
      profitAt(({ later }) => later),
      2,
    );
    if (alerts.length > 0) {
      expect(record.clvPercent).toBeCloseTo(mean * 100, 1);
      expect(record.first.roiPercent).toBeCloseTo(
        (profitAt(({ milli }) => milli) * 100) / alerts.length,
        1,
      );
    }
  },
);

test('the test prices move enough for all criteria to find something', async () => {
  const counts = await Promise.all(
    CRITERIA.map(async (criteria) => (await alertsByOracle(criteria)).length),
  );
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

test.each<[ScannerCriteria, 'value' | 'cappers']>([
  [{ minValuePercent: 3 }, 'value'],
  [{ minRoi: 5 }, 'cappers'],
])('%j cannot be measured on stored lines, and the record says so', async (criteria, why) => {
  expect(await readRecord(database.db, SPORT.soccer, criteria, NOW)).toMatchObject({
    unmeasured: why,
    alerts: 0,
    clvPercent: null,
    first: { profit: 0, roiPercent: null, lowPercent: null, highPercent: null },
  });
});

test('prices of files have no times at which an alert could have come', async () => {
  const [hockey] = MATCHES.flatMap((match, index) =>
    match.sport === SPORT.hockey ? [{ ...match, index }] : [],
  );
  const { key, index } = hockey ?? { key: '', index: 0 };
  const start = NOW - DAY;
  const prices = (milli: number, at: number, phase: 'first' | 'closing') =>
    aFeedOdds(key, [['Kappa', '1x2.1', milli]], { at, phase });
  const records = [
    aStatedMatch(index, start),
    prices(2_400, start - 2 * DAY, 'first'),
    prices(1_800, start - 60, 'closing'),
    aFeedScore(key, 2, 1),
  ];
  await applyFeedStream(
    database.db,
    records.map((record, index) => ({ line: index + 1, record })),
    { nowSeconds: () => NOW },
  );
  const record = await readRecord(database.db, SPORT.hockey, { minChangePercent: 10 }, NOW);
  expect(record).toMatchObject({ countOfMatches: 0, alerts: 0, clvCount: 0 });
});
