import type { FeedRecord } from '@tipmark/contract/feed';
import { OPEN_ROOT } from '@tipmark/contract/open';
import { aFeedLeague, aFeedMatch, aFeedScore, aFeedSeason, aFeedTeam } from '@tipmark/test-kit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aUser } from '../../testing/users.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { runProvidersCommand } from '../commands/providers-command.ts';
import { settlePairs } from '../pairs/settle-pairs.ts';
import { emptySmallWorld, knownWorld } from '../testing/stored-world.ts';
import { unmergeLeague } from './unmerge-league.ts';

const KICK_OFF = 1_705_158_000;
const NOW = KICK_OFF + 86_400;
const DAY = 86_400;
const SLOW_MS = 90_000;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);
beforeEach(() => emptySmallWorld(api.database.db));
afterAll(() => api.close());

interface League {
  readonly source: string;
  readonly name: string;
  readonly country?: string;
  readonly type?: 1 | 2;
  readonly season?: string;
}

/** A match of a round: its sides, the day after the first, its score. */
type Row = readonly [home: string, away: string, day: number, home?: number, away?: number];

const ROUND: readonly Row[] = [
  ['Arsenal', 'Chelsea', 0, 2, 1],
  ['Fulham', 'Everton', 0, 0, 0],
  ['Chelsea', 'Fulham', 7],
];

/** What a provider reports of a league; its keys are its own. */
function by(league: League, rows: readonly Row[] = ROUND): FeedRecord[] {
  const { source, name, country = 'GB-ENG', type = 1, season = '2023/2024' } = league;
  const records = rows.flatMap(([home, away, day, first, second]): FeedRecord[] => {
    const key = `${name} ${home}-${away}-${day}`;
    const team = (side: string) =>
      aFeedTeam(side, { key: side, name: { en: side }, countryCode: country });
    const startsAt = KICK_OFF + day * DAY;
    return [
      aFeedLeague({ key: name, name: { en: name }, countryCode: country, leagueType: type }),
      aFeedSeason({ key: `${name} ${season}`, leagueKey: name, name: season }),
      team(home),
      team(away),
      aFeedMatch(home, away, { key, seasonKey: `${name} ${season}`, startsAt }),
      ...(first === undefined || second === undefined
        ? []
        : [aFeedScore(key, first, second, { score: { home: first, away: second } })]),
    ];
  });
  return records.map((record) => ({ ...record, source }));
}

async function deliver(records: readonly FeedRecord[]): Promise<void> {
  const lines = records.map((record, line) => ({ line, record }));
  const report = await applyFeedStream(api.database.db, lines, { nowSeconds: () => NOW });
  expect(report.refusals).toEqual([]);
}

async function afterAllOf(...deliveries: readonly (readonly FeedRecord[])[]) {
  for (const records of deliveries) await deliver(records);
  await settlePairs(api.database.db, NOW);
  return leagues();
}

/** Each league with its sources, seasons and matches. */
async function leagues(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select l.name_en || ' by ' || (select string_agg(distinct k.source, ', ' order by k.source)
        from source_keys k where k.kind = 'league' and k.id = l.id)
      || ': ' || coalesce((select string_agg(s.name || ' ' || (
        select count(*) from matches m where m.season_id = s.id and m.league_id = l.id), ', '
        order by s.name) from seasons s where s.league_id = l.id), 'nothing') as text
    from leagues l order by 1
  `.execute(api.database.db);
  return rows.map(({ text }) => text);
}

const run = async (...command: [name: string, pair?: string]): Promise<readonly string[]> => {
  const [name, pair] = command;
  return (await runProvidersCommand(api.database.db, { name, pair } as never, NOW)).lines;
};

const FOOTBALL: League = { source: 'api-football', name: 'Premier League' };
const ODDS: League = { source: 'the-odds-api', name: 'EPL' };
const PLACES: League = { source: 'espn', name: 'England. Premier League' };

test(
  'a league that three providers name in three ways is one, by the matches they share',
  async () => {
    expect(await afterAllOf(by(FOOTBALL), by(ODDS), by(PLACES))).toEqual([
      'Premier League by api-football, espn, the-odds-api: 2023/2024 3',
    ]);
    expect((await run('unresolved')).join('\n')).not.toContain('league');
  },
  SLOW_MS,
);

test(
  'what a provider reports after its league was merged belongs to the one that is left',
  async () => {
    await afterAllOf(by(FOOTBALL), by(ODDS));
    const later: Row = ['Everton', 'Arsenal', 14];
    expect(await afterAllOf(by(ODDS, [...ROUND, later]))).toEqual([
      'Premier League by api-football, the-odds-api: 2023/2024 4',
    ]);
  },
  SLOW_MS,
);

test(
  'seasons named in different ways are one where they share matches, the others follow',
  async () => {
    const before = by({ ...ODDS, season: '2021' }, [['Arsenal', 'Everton', -700, 1, 0]]);
    expect(await afterAllOf(by(FOOTBALL), before, by({ ...ODDS, season: '2023' }))).toEqual([
      'Premier League by api-football, the-odds-api: 2021 1, 2023/2024 3',
    ]);
  },
  SLOW_MS,
);

const UNCERTAIN: readonly [string, League, readonly Row[], string][] = [
  ['another name', { ...ODDS, name: 'Primera' }, ROUND, 'unlike'],
  ['one match', ODDS, ROUND.slice(0, 1), 'shared: 1 matches of 2 sides'],
  ['another kind', { ...ODDS, type: 2 }, ROUND, 'kind of league: 1 / 2'],
  ['women', { ...ODDS, name: "Women's Premier League" }, ROUND, 'reserves: none / women'],
];

test.each(UNCERTAIN)(
  '%s is a doubt: two leagues wait in the list with their evidence',
  async (_text, other, rows, evidence) => {
    const found = await afterAllOf(by(FOOTBALL), by(other, rows));
    expect(found).toHaveLength(2);
    const lines = await run('unresolved');
    expect(lines[0]).toMatch(
      /^[0-9a-f]{8} {2}league Premier League \(GB-ENG; api-football Premier League\) and /,
    );
    expect(lines.join('\n')).toContain(evidence);
  },
  SLOW_MS,
);

test.each<[string, League]>([
  ['of another country', { ...ODDS, country: 'UA' }],
  ['that the same source lists', { ...ODDS, source: 'api-football' }],
])(
  'a league %s is another one, and nobody is asked',
  async (_text, other) => {
    const found = await afterAllOf(by(FOOTBALL), by(other));
    expect(found).toHaveLength(2);
    expect((await run('unresolved')).join('\n')).not.toContain('league Premier');
  },
  SLOW_MS,
);

const DOUBTFUL: League = { ...ODDS, name: 'Primera' };

test(
  'accepted it is one, refused it is two for good, and either is taken back',
  async () => {
    const two = await afterAllOf(by(FOOTBALL), by(DOUBTFUL));
    const id = (await run('unresolved'))[0]?.slice(0, 8) ?? '';
    expect((await run('same', id))[0]).toContain(`${id} is one league now`);
    const one = 'Premier League by api-football, the-odds-api: 2023/2024 3';
    expect(await leagues()).toEqual([one]);
    await expect(run('same', id)).rejects.toThrow('one league already');
    expect((await run('decided'))[0]).toContain(`${id}  same: league Premier League`);
    expect((await run('undo', id))[0]).toContain('waits for a decision again');
    expect(await leagues()).toEqual(two);
    expect((await run('unresolved'))[0]).toContain(id);
    await run('different', id);
    expect(await afterAllOf(by(FOOTBALL), by(DOUBTFUL))).toEqual(two);
    expect((await run('unresolved')).join('\n')).not.toContain('league Premier');
    await expect(run('same', id)).rejects.toThrow('Take that back first');
    await run('undo', id);
    expect((await run('unresolved'))[0]).toContain(id);
  },
  SLOW_MS,
);

test(
  'what evidence made one can be separated, and stays two',
  async () => {
    await afterAllOf(by(FOOTBALL), by(ODDS));
    const id = (await run('decided'))[0]?.slice(0, 8) ?? '';
    await expect(run('undo', id)).rejects.toThrow('Evidence made');
    await run('different', id);
    expect(await afterAllOf(by(FOOTBALL), by(ODDS))).toHaveLength(2);
  },
  SLOW_MS,
);

async function idOf(name: string): Promise<number> {
  const { id } = await api.database.db
    .selectFrom('leagues')
    .select('id')
    .where('name_en', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

test(
  'table, followers and old addresses follow the league, and go back with it',
  async () => {
    const { db } = api.database;
    await deliver(by(FOOTBALL));
    await deliver(by(ODDS));
    const [left, gone] = [await idOf('Premier League'), await idOf('EPL')];
    const [season] = await db
      .selectFrom('seasons')
      .select('id')
      .where('league_id', '=', gone)
      .execute();
    const { id: anna } = await aUser(api, 'anna');
    const { id: boris } = await aUser(api, 'boris');
    const follow = (user: number, league: number) =>
      db
        .insertInto('favourites')
        .values({ user_id: user, kind: 'l', entity_id: league, starred_at: new Date(NOW * 1_000) })
        .execute();
    await follow(anna, gone);
    await follow(boris, gone);
    await follow(boris, left);
    const followers = async () =>
      (
        await db
          .selectFrom('favourites')
          .select(['user_id', 'entity_id'])
          .orderBy('user_id')
          .orderBy('entity_id')
          .execute()
      ).map((row) => [row.user_id, row.entity_id]);
    const before = await followers();
    await settlePairs(db, NOW);
    expect(await followers()).toEqual([
      [anna, left],
      [boris, left],
    ]);
    const page = await api.app.inject(`/page-soccer-league/${gone}-epl/${season?.id}/0/0/1/1/1`);
    expect(page.json()).toMatchObject({
      data: { league: { link: `${left}-premier-league` }, countOfMatches: 3, countOfPlayed: 2 },
    });
    const { table } = page.json().data;
    expect(table.rows).toHaveLength(4);
    const english = await api.app.inject({
      url: `/page-soccer-league/${gone}-epl/0/0/0/1/1/1`,
      headers: { 'accept-language': 'en' },
    });
    expect(english.json().data.league).toMatchObject({ link: `${left}-premier-league` });
    const open = async (path: string) =>
      (await api.app.inject(`${OPEN_ROOT}${path}`)).json().data as readonly { id?: number }[];
    const ids = (rows: readonly { id?: number }[]) => rows.map(({ id }) => id);
    expect(ids(await open(`/seasons?league=${gone}`))).toEqual(
      ids(await open(`/seasons?league=${left}`)),
    );
    expect(await open(`/matches?league=${gone}&season=${season?.id}`)).toHaveLength(3);
    expect(await open(`/teams?season=${season?.id}`)).toHaveLength(4);
    expect(await open(`/leagues/${gone}/table?season=${season?.id}`)).toHaveLength(4);
    await unmergeLeague(db, gone);
    expect(await followers()).toEqual(before);
  },
  SLOW_MS,
);

/** Two leagues of two providers that share matches, with a match that one has moved. */
const FIRST = [
  by(FOOTBALL, ROUND.slice(0, 2)),
  by(FOOTBALL, ROUND.slice(2)),
  by({ ...FOOTBALL, name: 'Championship' }, [
    ['Leeds', 'Burnley', 1, 1, 0],
    ['Derby', 'Stoke', 1],
  ]),
];
const SECOND = [
  by(ODDS, ROUND.slice(0, 1)),
  by(ODDS, ROUND.slice(1)),
  by({ ...ODDS, name: 'Second Tier' }, [
    ['Leeds', 'Burnley', 1, 1, 0],
    ['Derby', 'Stoke', 1],
  ]),
  by({ ...ODDS, season: '2021' }, [['Arsenal', 'Everton', -700, 1, 0]]),
];
const TABLES = [
  'leagues',
  'attributions',
  'seasons',
  'teams',
  'season_teams',
  'squads',
  'deductions',
  'matches',
];
const state = async () => ({
  leagues: await leagues(),
  list: await run('unresolved'),
  world: await knownWorld(api.database.db, TABLES),
});

test('any order of what two providers send ends in the same leagues', async () => {
  const deliveries = [...FIRST, ...SECOND];
  await afterAllOf(...deliveries);
  const expected = await state();
  expect(expected.leagues).toEqual([
    'Championship by api-football: 2023/2024 2',
    'Premier League by api-football, the-odds-api: 2021 1, 2023/2024 3',
    'Second Tier by the-odds-api: 2023/2024 0',
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...deliveries.keys()], { minLength: deliveries.length }),
      fc.array(fc.nat(deliveries.length - 1), { maxLength: 3 }),
      async (order, repeated) => {
        await emptySmallWorld(api.database.db);
        for (const [index, delivery] of [...order, ...repeated].entries()) {
          await deliver(deliveries[delivery] ?? []);
          // The worker settles what is new as it arrives.
          if (index % 2 === 0) await settlePairs(api.database.db, NOW);
        }
        await settlePairs(api.database.db, NOW);
        expect(await state()).toEqual(expected);
      },
    ),
    { numRuns: 4 },
  );
}, 600_000);

test('merged and separated again is as never merged, whatever was reported meanwhile', async () => {
  const { db } = api.database;
  const doubtful = SECOND.map((records) =>
    records.map((record) =>
      record.kind === 'league' && record.key === 'EPL'
        ? { ...record, name: { en: 'Primera' } }
        : record,
    ),
  );
  const deliveries = [...FIRST, ...doubtful];
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...deliveries.keys()], { minLength: deliveries.length }),
      async (order) => {
        await emptySmallWorld(db);
        for (const delivery of order) await deliver(deliveries[delivery] ?? []);
        await settlePairs(db, NOW);
        const never = await state();
        await emptySmallWorld(db);
        let merged: string | undefined;
        for (const delivery of order) {
          await deliver(deliveries[delivery] ?? []);
          await settlePairs(db, NOW);
          const pair = (await run('unresolved')).find((line) => /league .*Primera/.test(line));
          if (pair === undefined || merged !== undefined) continue;
          merged = pair.slice(0, 8);
          await run('same', merged);
        }
        expect(merged).toBeDefined();
        await run('undo', merged ?? '');
        await settlePairs(db, NOW);
        expect(await state()).toEqual(never);
      },
    ),
    { numRuns: 4 },
  );
}, 600_000);
