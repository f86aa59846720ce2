import { OPEN_ROOT } from '@tipmark/contract/open';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { anOpenWorld, OPEN_NOW, type OpenWorld, PLAYED } from './testing/open-world.ts';

let api: TestApi;
let world: OpenWorld;
let count = 0;

beforeAll(async () => {
  api = await createTestApi({ now: OPEN_NOW });
  world = await anOpenWorld(api);
  // enough for many pages, several of them in the same second
  for (let at = 0; at < 24; at += 1) await addMatch(OPEN_NOW + (at % 5) * 3_600);
  for (let at = 0; at < 12; at += 1) await addLeague();
  for (let at = 0; at < 12; at += 1) await addCapper(at * 7);
}, 120_000);

afterAll(() => api.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(api.database.db);

async function addLeague(): Promise<void> {
  await run(sql`insert into leagues (id, sport, slug, name_en, name_ru, country_code, league_type)
    select max(id) + 1, 1, 'added', 'Added', 'Новая', 'RU', 1 from leagues`);
}

async function addTeam(): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into teams
    (id, sport, slug, name_en, name_ru, country_code)
    select max(id) + 1, 1, 'added', 'Added', 'Новая', 'RU' from teams returning id`.execute(
    api.database.db,
  );
  return rows[0]?.id ?? 0;
}

async function addMatch(startsAt: number): Promise<void> {
  const [home, away] = [await addTeam(), await addTeam()];
  await run(sql`insert into matches
      (id, sport, league_id, season_id, home_id, away_id, slug, starts_at, bucket)
    select (select max(id) + 1 from matches), 1, min(league_id), min(season_id), ${home}, ${away},
      'added', to_timestamp(${startsAt}), 24288 from matches where sport = 1`);
}

async function addCapper(seed: number): Promise<void> {
  count += 1;
  const url = `capper-${(seed * 37) % 101}-${count}`;
  await run(sql`insert into users (id, ledger_id, name, name_folded, url, created_at,
      email_confirmed_at)
    select max(id) + 1, ${url}, ${url}, ${url}, ${url}, now(), now() from users`);
  await run(sql`insert into ratings (user_id, tips, counted, won, profit_milli, stake_milli,
      drawdown, score, first_at, last_at)
    select id, 1, 1, 1, 1, 1, 0, 1, now(), now() from users where url = ${url}`);
}

async function addPrice(seed: number): Promise<void> {
  const id = world.matchIds.get(PLAYED) ?? 0;
  const outcome = ['1x2.1', '1x2.x', 'ou.o:2.5'][seed % 3];
  await run(sql`insert into odds_points (bucket, match_id, odd_type, bookmaker_id, at, milli)
    select m.bucket, m.id, ${outcome}, (select min(id) from bookmakers),
      m.starts_at - ${seed + 1} * interval '1 minute', ${1_500 + seed}
    from matches m where m.id = ${id} on conflict do nothing`);
}

/** A change of one match that another one is not. */
async function changeMatch(seed: number): Promise<void> {
  await run(sql`update matches set starts_at = starts_at + ${seed % 9} * interval '1 hour',
      home_score = ${seed % 7}
    where id = (select id from matches order by id offset ${seed % 10} limit 1)`);
}

interface Page {
  readonly data: readonly Record<string, unknown>[];
  readonly next: string | null;
}

async function pageAt(path: string, limit: number, cursor: string | null): Promise<Page> {
  const rest = cursor === null ? '' : `&cursor=${cursor}`;
  const mark = path.includes('?') ? '&' : '?';
  const reply = await api.app.inject(`${OPEN_ROOT}${path}${mark}limit=${limit}${rest}`);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json();
}

/** All rows, with something that happens between any two pages. */
async function readAll(path: string, limit: number, between: () => Promise<void>) {
  const all: Record<string, unknown>[] = [];
  let cursor: string | null = null;
  for (;;) {
    const page: Page = await pageAt(path, limit, cursor);
    expect(page.data.length).toBeLessThanOrEqual(limit);
    all.push(...page.data);
    if (page.next === null) return all;
    cursor = page.next;
    await between();
  }
}

const sorted = (texts: readonly string[]) => texts.toSorted();

type Row = Readonly<Record<string, unknown>>;

const LISTS: readonly {
  readonly path: string;
  readonly keyOf: (row: Row) => string;
  readonly change: (seed: number) => Promise<void>;
}[] = [
  { path: '/leagues', keyOf: ({ id }) => String(id), change: addLeague },
  { path: '/teams', keyOf: ({ id }) => String(id), change: async () => void (await addTeam()) },
  { path: '/players', keyOf: ({ id }) => String(id), change: async () => void (await addTeam()) },
  {
    path: '/matches',
    keyOf: (row) => JSON.stringify([row['id'], row['startsAt'], row['score']]),
    change: async (seed) => {
      await addMatch(OPEN_NOW + (seed % 20) * 1_800);
      await changeMatch(seed);
    },
  },
  {
    path: `/matches?updatedSince=${OPEN_NOW - 3_600}`,
    keyOf: (row) => JSON.stringify([row['id'], row['startsAt'], row['score']]),
    change: changeMatch,
  },
  { path: '/cappers', keyOf: ({ id }) => String(id), change: addCapper },
  {
    path: '/matches/PLAYED/odds',
    keyOf: ({ outcome, at }) => JSON.stringify([outcome, at]),
    change: addPrice,
  },
];

test.each(LISTS)(
  'pages of $path have every unchanged row exactly once, whatever happens between them',
  async ({ path, keyOf, change }) => {
    const address = path.replace('PLAYED', String(world.matchIds.get(PLAYED)));
    const nothing = async () => {};
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 4 }),
        async (limit, seeds) => {
          api.services.open.responses.purge(['*']);
          api.setNow(OPEN_NOW + (count += 1) * 60);
          const keys = async (size: number, between: () => Promise<void>) =>
            (await readAll(address, size, between)).map(keyOf);
          const before = await keys(200, nothing);
          let at = 0;
          const paged = await keys(limit, async () => {
            const seed = seeds[at];
            at += 1;
            if (seed !== undefined) await change(seed + count);
          });
          api.setNow(OPEN_NOW + (count += 1) * 60);
          api.services.open.responses.purge(['*']);
          const after = new Set(await keys(200, nothing));
          const unchanged = before.filter((key) => after.has(key));
          const known = new Set(unchanged);
          expect(sorted(paged.filter((key) => known.has(key)))).toEqual(sorted(unchanged));
          expect(unchanged.length).toBeGreaterThan(2);
        },
      ),
      { numRuns: 12 },
    );
  },
  180_000,
);

test('a list without changes is the same in pages of any size, in the same order', async () => {
  const whole = (await pageAt('/matches', 200, null)).data;
  for (const limit of [1, 7, 50]) {
    expect(await readAll('/matches', limit, async () => {})).toEqual(whole);
  }
  const starts = whole.map(({ startsAt }) => Number(startsAt));
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});
