import { sql } from 'kysely';
import { refreshRatings } from '../../../betting/rating/refresh-ratings.ts';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { BUCKET, NOW, type SearchWorld } from './search-world.ts';

const HOUR = 3_600;
const DAY = 86_400;

type Stored = Readonly<Record<string, unknown>>;

/** Columns that are not named have their defaults. */
async function insert(db: Db, table: string, rows: readonly Stored[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += 500) {
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)},
        ${JSON.stringify(rows.slice(from, from + 500))}::json)
    `.execute(db);
  }
}

const timeOf = (seconds: number | null) => (seconds === null ? null : atSecond(seconds));

async function storeMatches(db: Db, { leagues, matches }: SearchWorld): Promise<void> {
  const named = { slug: 'x', name_en: 'X', name_ru: 'Х', country_code: '', is_simulated: true };
  await insert(
    db,
    'leagues',
    leagues.map(({ id, sport, type }) => ({
      ...named,
      id,
      sport,
      league_type: type,
    })),
  );
  const span = { name: 'x', starts_on: '2026-01-01', ends_on: '2026-12-31' };
  await insert(
    db,
    'seasons',
    leagues.map(({ id }) => ({ ...span, id, league_id: id })),
  );
  const teams = [1, 2, 3].flatMap((sport) =>
    [sport * 2, sport * 2 + 1].map((id) => ({ id, sport })),
  );
  await insert(
    db,
    'teams',
    teams.map((team) => ({ ...named, ...team })),
  );
  await insert(
    db,
    'matches',
    matches.map(({ id, sport, leagueId, startsAt, status }, index) => ({
      id,
      sport,
      league_id: leagueId,
      season_id: leagueId,
      home_id: sport * 2,
      away_id: sport * 2 + 1,
      leg: index + 1,
      slug: 'x',
      starts_at: atSecond(startsAt),
      bucket: BUCKET,
      status,
    })),
  );
}

async function storePeople(db: Db, { users, follows }: SearchWorld): Promise<void> {
  await insert(
    db,
    'users',
    users.map(({ id, isPrivate, isBlocked, resetAt }) => ({
      id,
      ledger_id: `ledger${id}`,
      name: `Capper ${id}`,
      name_folded: `capper ${id}`,
      url: `capper-${id}`,
      is_private: isPrivate,
      reset_at: timeOf(resetAt),
      created_at: atSecond(0),
      blocked_at: isBlocked ? atSecond(NOW) : null,
    })),
  );
  await insert(
    db,
    'follows',
    follows.map(({ follower, tipster }) => ({
      follower_id: follower,
      tipster_id: tipster,
      created_at: atSecond(NOW),
    })),
  );
}

async function storeTips(db: Db, { tips, matches }: SearchWorld): Promise<void> {
  const startOf = new Map(matches.map(({ id, startsAt }) => [id, startsAt]));
  await insert(
    db,
    'tips',
    tips.map((tip) => ({
      id: tip.id,
      user_id: tip.userId,
      match_id: tip.matchId,
      sport: tip.sport,
      odd_type: tip.oddType,
      market: tip.market,
      milli: tip.milli,
      stake: tip.stake,
      description: tip.description,
      is_text_hidden: tip.isHidden,
      contest_season_id: tip.contestSeasonId,
      created_at: atSecond(tip.createdAt),
      starts_at: atSecond(startOf.get(tip.matchId) ?? 0),
      result: tip.result,
      profit_milli: tip.profitMilli,
      settled_at: timeOf(tip.settledAt),
      seq: tip.id,
      hash: '',
      clv: tip.clv,
      is_rated: tip.settledAt !== null,
      delay_salt: tip.isDelayed ? 'salt' : null,
      settled_seq: tip.settledAt === null ? null : 10_000 + tip.id,
    })),
  );
}

async function storeLines(db: Db, { lines }: SearchWorld): Promise<void> {
  const now = [...lines].flatMap(([match_id, own]) =>
    [...own].map(([odd_type, milli]) => ({ bucket: BUCKET, match_id, odd_type, milli })),
  );
  const before = now.map((line) => ({ ...line, milli: 9_000, at: atSecond(NOW - DAY) }));
  await insert(db, 'site_lines', [
    ...before,
    ...now.map((line) => ({ ...line, at: atSecond(NOW - HOUR) })),
  ]);
}

/**
 * Stores the world and counts its statistics as the api does. Ranks are given to some at random:
 * those of the rating depend on more than a search reads.
 */
export async function storeSearchWorld(db: Db, world: SearchWorld): Promise<SearchWorld> {
  await storeMatches(db, world);
  await storePeople(db, world);
  await storeTips(db, world);
  await storeLines(db, world);
  await sql`insert into ratings_wanted (user_id) select id from users`.execute(db);
  await refreshRatings({ db, clock: () => NOW });
  const { rows } = await sql<{ user_id: number; position: number }>`
    update ratings set position = placed.position
    from (
      select user_id, row_number() over (order by user_id * 7 % 11)::int as position
      from ratings where user_id % 3 <> 0
    ) placed
    where placed.user_id = ratings.user_id
    returning ratings.user_id, ratings.position
  `.execute(db);
  await sql`update ratings set position = null where user_id % 3 = 0`.execute(db);
  const positions = new Map(rows.map((row) => [row.user_id, row.position]));
  const users = world.users.map((user) => ({ ...user, position: positions.get(user.id) ?? null }));
  return { ...world, users };
}
