import {
  createTestDatabase,
  findDueMatches,
  refreshRatings,
  settleMatch,
  type TestDatabase,
  tx,
} from '@tipmark/api/testing';
import {
  chainHash,
  MATCH_STATUS,
  RATING_MIN_TIPS,
  removeMargin,
  siteLine,
  TIP_RESULT,
} from '@tipmark/domain';
import { sql } from 'kysely';
import { FillRefused, fillWorld } from './fill-world.ts';
import type { WorldSize } from './world-size.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z') / 1_000;
const SIZE: WorldSize = { matches: 1_500, odds: 31_000, users: 120, tips: 1_200 };
/** Five leagues, so that one of them plays hockey. */
const WIDE: WorldSize = { matches: 17_000, odds: 51_000, users: 120, tips: 800 };

let database: TestDatabase;
let filled: Record<string, unknown>;

const fill = (
  options: Partial<Parameters<typeof fillWorld>[1]> = {},
  one: TestDatabase = database,
) => fillWorld(one.db, { size: SIZE, seed: 1, nowSeconds: NOW, say: () => undefined, ...options });

async function rowsOf<Row>(query: string, one: TestDatabase = database): Promise<Row[]> {
  return (await sql<Row>`${sql.raw(query)}`.execute(one.db)).rows;
}

const countOf = async (table: string, one?: TestDatabase) =>
  (await rowsOf<{ count: number }>(`select count(*)::int as count from ${table}`, one))[0]?.count;

/** Digests of all tables that a fill writes, to compare two fills. */
async function digestOf(one: TestDatabase): Promise<Record<string, unknown>> {
  const tables = [
    'matches',
    'match_stats',
    'match_events',
    'match_lineups',
    'match_sets',
    'squads',
    'referees',
    'odds_points',
    'site_lines',
    'users',
    'follows',
    'tips',
    'ledger_entries',
    'leagues',
    'seasons',
    'teams',
    'bookmakers',
  ];
  const digests: Record<string, unknown> = {};
  for (const table of tables) {
    digests[table] = await rowsOf(
      // but when they were written, which is a time of the clock
      `select count(*)::int as count, md5(string_agg(row, '' order by row)) as md5
        from ${table} r, lateral (select (to_jsonb(r) - 'changed_at')::text as row) written`,
      one,
    );
  }
  return digests;
}

beforeAll(async () => {
  database = await createTestDatabase();
  await fill();
  filled = await digestOf(database);
}, 240_000);

afterAll(() => database.close());

test('has exactly the requested size', async () => {
  expect(await countOf('matches')).toBe(SIZE.matches);
  expect(await countOf('odds_points')).toBe(SIZE.odds);
  expect(await countOf('users')).toBe(SIZE.users);
  expect(await countOf('tips')).toBe(SIZE.tips);
});

const { scheduled, moved, canceled, walkover } = MATCH_STATUS;
const WITHOUT_SCORE = [scheduled, moved, canceled, walkover];

describe('an empty database', () => {
  let empty: TestDatabase;
  let before: Record<string, unknown>;

  beforeAll(async () => {
    empty = await createTestDatabase();
    before = await digestOf(empty);
  });

  afterAll(() => empty.close());

  test.each([
    [{ matches: 10, odds: 30_001 }, 'prices at most'],
    [{ matches: 0, odds: 5 }, '--matches'],
    [{ tips: 5, users: 0 }, '--users'],
    [{ odds: 4_499 }, 'three prices'],
    [{ users: 3, tips: 301 }, '300 tips at most'],
  ])('stays empty when a world of %j is rejected', async (size, explanation) => {
    await expect(fill({ size: { ...SIZE, ...size } }, empty)).rejects.toThrow(explanation);
    expect(await digestOf(empty)).toEqual(before);
    expect(await countOf('world_fills', empty)).toBe(0);
  });
});

test('every season is a double round robin, of which the oldest has only the first rounds', async () => {
  const seasons = await rowsOf(`
    select count(*)::int as matches, count(distinct (home_id, away_id))::int as pairs,
      count(distinct home_id)::int as teams
    from matches where sport <> 3 group by season_id order by min(starts_at)`);
  const whole = { matches: 380, pairs: 380, teams: 20 };
  expect(seasons).toEqual([{ matches: 220, pairs: 220, teams: 20 }, whole, whole, whole]);
  const twice = await rowsOf(`
    select season_id, round, team from matches, unnest(array[home_id, away_id]) team
    where sport <> 3 group by 1, 2, 3 having count(*) > 1`);
  expect(twice).toEqual([]);
});

test('only future matches are scheduled, and only matches that were not played have no score', async () => {
  const [counts] = await rowsOf<{ past: number; ahead: number; wrong: number }>(`
    select count(*) filter (where status = ${MATCH_STATUS.finished})::int as past,
      count(*) filter (where status = ${MATCH_STATUS.scheduled})::int as ahead,
      count(*) filter (where (starts_at > to_timestamp(${NOW})) <> (status = ${MATCH_STATUS.scheduled})
        or (status in (${WITHOUT_SCORE})) <> (home_score is null))::int as wrong
    from matches`);
  expect(counts?.wrong).toBe(0);
  expect(counts?.past).toBeGreaterThan(1_000);
  expect(counts?.ahead).toBeGreaterThan(50);
});

test('parts of a match add up, and level hockey matches are decided in overtime', async () => {
  const wrong = await rowsOf(`
    select id from matches
    where home_score is not null and status = ${MATCH_STATUS.finished} and sport <> 3 and (
      home_score <> (select sum(one) from unnest(home_periods) one)
      or away_score <> (select sum(one) from unnest(away_periods) one)
      or cardinality(home_periods) <> case sport when 2 then 3 else 2 end
      or (sport = 2 and (home_score = away_score) <> (home_extra + away_extra is not distinct from 1)))`);
  expect(wrong).toEqual([]);
});

test('the site line follows its rule, and first odds of a match are its first line', async () => {
  const lines = await rowsOf<{ prices: number[]; milli: number }>(`
    select array_agg(p.milli) as prices, min(l.milli) as milli
    from odds_points p join site_lines l using (bucket, match_id, odd_type, at)
    group by match_id, odd_type, at`);
  expect(lines.length).toBeGreaterThan(10_000);
  for (const { prices, milli } of lines) expect(siteLine(prices)).toBe(milli);
  const wrong = await rowsOf(`
    select m.id from matches m
    where m.odds_first[1] is distinct from (select milli from site_lines l
      where l.match_id = m.id and l.bucket = m.bucket and odd_type = case m.sport when 3 then 'win.1' else '1x2.1' end order by at limit 1)`);
  expect(wrong).toEqual([]);
});

test('prices fit the results: favourites win as often as their price implies', async () => {
  const rows = await rowsOf<{ odds_closing: number[]; home_score: number; away_score: number }>(`
    select odds_closing, home_score, away_score from matches
    where odds_closing is not null and status = ${MATCH_STATUS.finished} and sport <> 3`);
  const stated = rows.map(({ odds_closing }) => removeMargin(odds_closing.slice(0, 3)));
  const mean = stated.reduce((sum, one) => sum + (one?.probabilities[0] ?? 0), 0) / rows.length;
  const won = rows.filter(({ home_score, away_score }) => home_score > away_score).length;
  expect(Math.abs(won / rows.length - mean)).toBeLessThan(0.05);
});

test('the ledger is one chain in order of time, and its entries match the tips', async () => {
  const entries = await rowsOf<{ seq: number; json: string; hash: string; at: Date; kind: string }>(
    'select seq, json, hash, at, kind from ledger_entries order by seq',
  );
  let end = '0'.repeat(64);
  for (const [index, { seq, json, hash }] of entries.entries()) {
    expect(seq).toBe(index + 1);
    end = await chainHash(end, json);
    expect(hash).toBe(end);
  }
  const backwards = entries.filter(
    ({ at }, index) => index > 0 && at < (entries[index - 1]?.at ?? at),
  );
  expect(backwards).toEqual([]);
  expect(entries.filter(({ kind }) => kind === 'tip')).toHaveLength(SIZE.tips);
  const stray = await rowsOf(`
    select t.id from tips t
    join users u on u.id = t.user_id
    left join ledger_entries e on e.seq = t.id and e.kind = 'tip' and e.ledger_id = u.ledger_id
      and e.hash = t.hash and (e.json::jsonb ->> 'o') = t.odd_type
      and (e.json::jsonb ->> 'p')::numeric * 1000 = t.milli
    left join ledger_entries s on s.seq = t.settled_seq and (s.json::jsonb ->> 'ref')::int = t.id
      and (s.json::jsonb ->> 'r')::int = t.result
      and (s.json::jsonb ->> 'g')::numeric * 1000 = t.profit_milli
    where e.seq is null or (t.result > 0) <> (s.seq is not null)`);
  expect(stray).toEqual([]);
});

test('tips are posted before the start at the current site line, and settled by the result', async () => {
  const wrong = await rowsOf(`
    select t.id from tips t join matches m on m.id = t.match_id
    where t.created_at >= m.starts_at or t.created_at > to_timestamp(${NOW})
      or t.milli <> (select l.milli from site_lines l where l.match_id = m.id and l.bucket = m.bucket
        and l.odd_type = t.odd_type and l.at <= t.created_at order by l.at desc limit 1)
      or (m.status = ${MATCH_STATUS.finished} and t.result = 0)
      or (m.status = ${MATCH_STATUS.scheduled} and t.result > 0)
      or (t.odd_type = '1x2.1' and m.status = ${MATCH_STATUS.finished} and (t.result = 1) <> (m.home_score > m.away_score))`);
  expect(wrong).toEqual([]);
  const banks = await rowsOf(
    'select user_id from tips group by user_id having sum(profit_milli) <= -1000000',
  );
  expect(banks).toEqual([]);
});

test('tips are posted after registration, at most 20 a day, and the rating is not empty', async () => {
  const early = await rowsOf(`
    select t.id from tips t join users u on u.id = t.user_id where t.created_at < u.created_at`);
  expect(early).toEqual([]);
  const busy = await rowsOf(`
    select user_id from tips group by user_id, (created_at at time zone 'UTC')::date
    having count(*) > 20`);
  expect(busy).toEqual([]);
  await refreshRatings({ db: database.db, clock: () => NOW });
  const rated = await rowsOf<{ position: number; tips: number; score: number }>(
    'select position, tips, score from ratings where position is not null order by position',
  );
  expect(rated.length).toBeGreaterThan(0);
  expect(rated.map(({ position }) => position)).toEqual(rated.map((_, index) => index + 1));
  expect(rated.every(({ tips }) => tips >= RATING_MIN_TIPS)).toBe(true);
});

test('a second run changes nothing; another size and a database with a ledger are rejected', async () => {
  expect((await fill()).isDone).toBe(true);
  expect(await digestOf(database)).toEqual(filled);
  await expect(fill({ size: { ...SIZE, tips: 7 } })).rejects.toThrow(FillRefused);
  await sql`delete from world_fills`.execute(database.db);
  await expect(fill({ isAdded: true })).rejects.toThrow(/ledger/);
});

test('an interrupted run resumes and has the same result', async () => {
  const broken = await createTestDatabase();
  try {
    for (const stage of ['matches and odds', 'users', 'tips']) {
      const stop = new Error(`stopped at ${stage}`);
      const report = (now: string) => {
        if (now === stage) throw stop;
      };
      await expect(fill({ say: report }, broken)).rejects.toBe(stop);
    }
    await fill({}, broken);
    expect(await digestOf(broken)).toEqual(filled);
  } finally {
    await broken.close();
  }
}, 240_000);

test('a database with users is filled only with --add', async () => {
  const known = await createTestDatabase();
  const tiny: WorldSize = { matches: 20, odds: 0, users: 3, tips: 0 };
  try {
    await known.db
      .insertInto('users')
      .values({
        id: 1,
        ledger_id: 'a',
        name: 'Somebody',
        name_folded: 'somebody',
        url: 'somebody',
        created_at: new Date(0),
      } as never)
      .execute();
    await expect(fill({ size: tiny }, known)).rejects.toThrow('--add');
    await fill({ size: tiny, isAdded: true }, known);
    expect(await countOf('users', known)).toBe(4);
    expect(await countOf('matches', known)).toBe(20);
  } finally {
    await known.close();
  }
}, 120_000);

describe('a world of several leagues', () => {
  let wide: TestDatabase;

  beforeAll(async () => {
    wide = await createTestDatabase();
    await fill({ size: WIDE }, wide);
  }, 240_000);

  afterAll(() => wide.close());

  test('has three sports, and no table is empty', async () => {
    const rows = await rowsOf<Record<string, number>>(
      `select sport, count(*)::int as matches, count(distinct status)::int as statuses,
        count(odds_current)::int as priced,
        (select count(*)::int from leagues l where l.sport = m.sport) as leagues,
        (select count(*)::int from match_stats s join matches x on x.id = s.match_id
          where x.sport = m.sport) as figures,
        (select count(*)::int from tips t where t.sport = m.sport) as tips
      from matches m group by sport order by sport`,
      wide,
    );
    expect(rows.map(({ sport }) => sport)).toEqual([1, 2, 3]);
    for (const row of rows) {
      expect(Object.values(row).every((count) => count > 0)).toBe(true);
      expect(row['statuses']).toBeGreaterThan(2);
    }
    for (const table of ['referees', 'squads', 'match_lineups', 'match_sets', 'follows']) {
      expect(await countOf(table, wide)).toBeGreaterThan(0);
    }
    expect(await countOf('matches', wide)).toBe(WIDE.matches);
    expect(await countOf('odds_points', wide)).toBe(WIDE.odds);
  });

  test('has matches of every status except live', async () => {
    const rows = await rowsOf<{ status: number }>(
      'select distinct status from matches order by status',
      wide,
    );
    const seen = rows.map(({ status }) => status).filter((status) => status !== MATCH_STATUS.live);
    const all = Object.values(MATCH_STATUS).filter((status) => status !== MATCH_STATUS.live);
    expect(seen).toEqual(all.toSorted((one, other) => one - other));
  });

  test('tennis is a knock-out: winners are in the next round, and this week has only the first round', async () => {
    const lost = await rowsOf(
      `select m.id from matches m join seasons s on s.id = m.season_id
      where m.sport = 3 and m.round <> 'F' and m.status <> ${scheduled} and m.advancing is not null
        and s.ends_on < to_timestamp(${NOW})::date and not exists (
          select from matches n where n.season_id = m.season_id and n.starts_at > m.starts_at
            and case m.advancing when 1 then m.home_id else m.away_id end in (n.home_id, n.away_id))`,
      wide,
    );
    expect(lost).toEqual([]);
    const sizes = await rowsOf<{ count: number }>(
      'select distinct count(*)::int as count from matches where sport = 3 group by season_id order by 1',
      wide,
    );
    expect(sizes.map(({ count }) => count)).toEqual([16, 31]);
  });

  test('the winner of more sets advances, and goals agree with events and shots', async () => {
    const wrong = await rowsOf(
      `select m.id from matches m where m.status = ${MATCH_STATUS.finished} and (
        (m.sport = 3 and (m.home_score > m.away_score) <> (m.advancing = 1))
        or exists (select from match_stats s where s.match_id = m.id
          and s.shots < case when s.is_home then m.home_score else m.away_score end)
        or (m.sport < 3 and exists (select from match_events e where e.match_id = m.id)
          and m.home_score + m.away_score <> (select count(*) from match_events e
            where e.match_id = m.id and e.type in ('goal', 'penalty_goal'))))`,
      wide,
    );
    expect(wrong).toEqual([]);
    const nameless = await rowsOf(
      `select match_id from match_events where player is null and type <> 'penalty' limit 1`,
      wide,
    );
    expect(nameless).toEqual([]);
  });

  test('settling again does not change any tip', async () => {
    const due = await findDueMatches(wide.db);
    const before = await rowsOf('select id, result, profit_milli from tips order by id', wide);
    for (const id of due) await tx(wide.db, (trx) => settleMatch(trx, id, NOW));
    expect(await rowsOf('select id, result, profit_milli from tips order by id', wide)).toEqual(
      before,
    );
    const returned = await rowsOf<{ result: number }>(
      `select distinct t.result from tips t join matches m on m.id = t.match_id
      where m.status in (${moved}, ${canceled}, ${walkover})`,
      wide,
    );
    expect(returned).toEqual([{ result: TIP_RESULT.returned }]);
  });
});
