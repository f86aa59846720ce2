import {
  BET_LIMIT,
  type BetSportName,
  type BetStatus,
  betSportOf,
  compareNames,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { type RawBuilder, sql } from 'kysely';
import { rowsAsTable } from '../../ingest/rows/rows-as-table.ts';
import { firmName } from '../../matches/odds/bookmaker-name.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn } from '../../platform/database/name-column.ts';
import type { Tx } from '../../platform/database/tx.ts';

export interface BetRow {
  readonly id: number;
  readonly version: number;
  readonly match_id: number | null;
  readonly slug: string | null;
  readonly starts_at: number | null;
  readonly is_time_known: boolean | null;
  readonly sport: number;
  readonly event: string;
  readonly odd_type: string | null;
  readonly market: string;
  readonly outcome: string;
  readonly bookmaker: string;
  readonly milli: number;
  readonly stake_minor: number;
  readonly currency: string;
  readonly placed_at: number;
  readonly status: BetStatus;
  readonly is_settled_by_owner: boolean;
  readonly returned_minor: number | null;
  readonly profit_minor: number;
  readonly clv: number | null;
  readonly note: string;
  readonly tags: string[];
}

/** Which of a user's bets are meant. */
export interface ChosenBets {
  readonly userId: number;
  readonly status?: 'open' | 'settled' | 'won' | 'lost' | undefined;
  readonly sport?: BetSportName | undefined;
  readonly currency?: string | undefined;
  /** Placed since; unix seconds, 0 = always. */
  readonly since: number;
}

const OF_STATUS: Readonly<Record<NonNullable<ChosenBets['status']>, RawBuilder<unknown>>> = {
  open: sql`b.status = 0`,
  settled: sql`b.status <> 0`,
  won: sql`b.profit_minor > 0`,
  lost: sql`b.profit_minor < 0`,
};

const isChosen = ({ userId, status, sport, currency, since }: ChosenBets) => sql`
  b.user_id = ${userId} and b.placed_at >= ${atSecond(since)}
  and ${status === undefined ? sql`true` : OF_STATUS[status]}
  and ${sport === undefined ? sql`true` : sql`b.sport = ${betSportOf(sport)}`}
  and ${currency === undefined ? sql`true` : sql`b.currency = ${currency}`}`;

/** Of a bet `b` with its match `m`; a match that is gone leaves the names it had. */
const columnsIn = (locale: Locale) => sql`
  b.id, b.version, b.match_id, m.slug, m.is_time_known, b.sport,
  extract(epoch from m.starts_at)::int as starts_at,
  coalesce(h.${sql.ref(nameColumn(locale))} || ' – ' || a.${sql.ref(nameColumn(locale))}, b.event)
    as event,
  b.odd_type, b.market, b.outcome, b.bookmaker, b.milli, b.stake_minor, b.currency,
  extract(epoch from b.placed_at)::int as placed_at, b.status, b.is_settled_by_owner,
  b.returned_minor, b.profit_minor, b.clv, b.note, b.tags`;

const WITH_MATCH = sql`bets b left join matches m on m.id = b.match_id
  left join teams h on h.id = m.home_id left join teams a on a.id = m.away_id`;

/** A page of the chosen bets, the latest first, and how many there are. */
export async function findBets(
  db: Db,
  chosen: ChosenBets,
  page: number,
  locale: Locale,
): Promise<{ readonly bets: readonly BetRow[]; readonly count: number }> {
  const { rows } = await sql<BetRow & { readonly total: number }>`
    select ${columnsIn(locale)}, count(*) over ()::int as total
    from ${WITH_MATCH}
    where ${isChosen(chosen)}
    order by b.placed_at desc, b.id desc
    limit ${BET_LIMIT.pageSize} offset ${(page - 1) * BET_LIMIT.pageSize}
  `.execute(db);
  return { bets: rows, count: rows[0]?.total ?? 0 };
}

/** All bets of a user in the order in which they were placed. */
export async function findAllBets(db: Db, userId: number, locale: Locale): Promise<BetRow[]> {
  const { rows } = await sql<BetRow>`
    select ${columnsIn(locale)} from ${WITH_MATCH}
    where b.user_id = ${userId} order by b.placed_at, b.id
  `.execute(db);
  return rows;
}

/** A bet of the user; another user's is not found. */
export async function findBet(
  db: Db | Tx,
  userId: number,
  id: number,
  locale: Locale,
): Promise<BetRow | undefined> {
  const { rows } = await sql<BetRow>`
    select ${columnsIn(locale)} from ${WITH_MATCH} where b.id = ${id} and b.user_id = ${userId}
  `.execute(db);
  return rows[0];
}

export interface RecordBetRow {
  readonly milli: number;
  readonly stake_minor: number;
  readonly profit_minor: number;
  readonly status: BetStatus;
  readonly clv: number | null;
  readonly currency: string;
  readonly placed_at: number;
  readonly sport: number;
  readonly odd_type: string | null;
  readonly market: string;
  readonly bookmaker: string;
}

/** What the statistics of the chosen bets are made of, in the order in which they were placed. */
export async function findRecordBets(db: Db, chosen: ChosenBets): Promise<RecordBetRow[]> {
  const { rows } = await sql<RecordBetRow>`
    select b.milli, b.stake_minor, b.profit_minor, b.status, b.clv, b.currency, b.sport, b.odd_type,
      b.market, b.bookmaker, extract(epoch from b.placed_at)::int as placed_at
    from bets b where ${isChosen(chosen)} order by b.placed_at, b.id
  `.execute(db);
  return rows;
}

export async function countBets(db: Db | Tx, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bets where user_id = ${userId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export interface LinkedMatch {
  readonly id: number;
  readonly sport: number;
  readonly slug: string;
  readonly name: string;
  readonly starts_at: number;
  readonly is_time_known: boolean;
}

/** Matches that bets can be linked to, by id. */
export async function findLinkedMatches(
  db: Db | Tx,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, LinkedMatch>> {
  if (ids.length === 0) return new Map();
  const name = sql.ref(nameColumn(locale));
  const { rows } = await sql<LinkedMatch>`
    select m.id, m.sport, m.slug, h.${name} || ' – ' || a.${name} as name, m.is_time_known,
      extract(epoch from m.starts_at)::int as starts_at
    from matches m join teams h on h.id = m.home_id join teams a on a.id = m.away_id
    where m.id = any(${[...new Set(ids)]}::int[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Blocks ingest and settlement of the match until the bet on it is stored. */
export async function lockLinkedMatch(tx: Tx, matchId: number): Promise<void> {
  await sql`select 1 from matches where id = ${matchId} for update`.execute(tx);
}

/** The names of bookmakers with prices here, for a list to choose from. */
export async function findBookmakerNames(db: Db, most: number, locale: Locale): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from bookmakers where not is_aggregate order by name limit ${most}
  `.execute(db);
  return rows
    .map(({ name }) => firmName(name, locale))
    .toSorted((a, b) => compareNames(a, b, locale));
}

/** A bet as it is written; the site adds what it learns of it. */
export interface StoredBet
  extends Omit<BetRow, 'version' | 'slug' | 'is_time_known' | 'clv' | 'tags'> {
  readonly tags: readonly string[];
  readonly identity: string;
  readonly imported_as: string | null;
}

const STORED = `id int, match_id int, starts_at timestamptz, sport int, event text, odd_type text,
  market text, outcome text, bookmaker text, milli int, stake_minor int8, currency text,
  placed_at timestamptz, status int, is_settled_by_owner bool, returned_minor int8,
  profit_minor int8, note text, tags text[], identity text, imported_as text`;
const WRITTEN = sql.raw(
  `match_id, starts_at, sport, event, odd_type, market, outcome, bookmaker, milli, stake_minor,
  currency, placed_at, status, is_settled_by_owner, returned_minor, profit_minor, note, tags,
  identity`,
);

export async function insertBets(
  tx: Tx,
  userId: number,
  bets: readonly StoredBet[],
  nowSeconds: number,
): Promise<void> {
  if (bets.length === 0) return;
  await sql`
    insert into bets (id, user_id, written_at, imported_as, ${WRITTEN})
    select id, ${userId}::int, ${atSecond(nowSeconds)}::timestamptz, imported_as, ${WRITTEN}
    from ${rowsAsTable(bets, STORED)}
  `.execute(tx);
}

/** Replaces what its owner wrote; the site settles it again from the start. */
export async function updateBet(
  tx: Tx,
  userId: number,
  bet: StoredBet,
  nowSeconds: number,
): Promise<void> {
  await sql`
    update bets b set version = b.version + 1, written_at = ${atSecond(nowSeconds)},
      starts_at = case when b.match_id = item.match_id then b.starts_at else item.starts_at end,
      match_id = item.match_id, sport = item.sport, event = item.event, odd_type = item.odd_type,
      market = item.market, outcome = item.outcome, bookmaker = item.bookmaker, milli = item.milli,
      stake_minor = item.stake_minor, currency = item.currency, placed_at = item.placed_at,
      status = item.status, is_settled_by_owner = item.is_settled_by_owner,
      returned_minor = item.returned_minor, profit_minor = item.profit_minor, settled_at = null,
      clv = null, note = item.note, tags = item.tags, identity = item.identity
    from ${rowsAsTable([bet], STORED)}
    where b.id = item.id and b.user_id = ${userId}
  `.execute(tx);
}

export async function deleteBet(tx: Tx, userId: number, id: number): Promise<void> {
  await sql`delete from bets where id = ${id} and user_id = ${userId}`.execute(tx);
}

export interface KnownBets {
  /** How many bets have each identity, as they are or as they were imported. */
  readonly counts: ReadonlyMap<string, number>;
  readonly ids: ReadonlySet<number>;
}

/** Which bets of a file a user has already. Two statements. */
export async function findKnownBets(
  db: Db | Tx,
  userId: number,
  identities: readonly string[],
  ids: readonly number[],
): Promise<KnownBets> {
  const { rows } = await sql<{ identity: string; count: number }>`
    select item.identity, count(b.id)::int as count
    from unnest(${[...new Set(identities)]}::text[]) as item(identity)
    join bets b on b.user_id = ${userId}
      and (b.identity = item.identity or b.imported_as = item.identity)
    group by item.identity
  `.execute(db);
  const { rows: own } = await sql<{ id: number }>`
    select id from bets where user_id = ${userId} and id = any(${[...new Set(ids)]}::int[])
  `.execute(db);
  return {
    counts: new Map(rows.map(({ identity, count }) => [identity, count])),
    ids: new Set(own.map(({ id }) => id)),
  };
}
