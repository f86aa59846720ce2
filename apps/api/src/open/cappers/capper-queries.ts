import type { OpenCollections, OpenRowOf } from '@tipmark/contract/open';
import { sql } from 'kysely';
import { OPEN } from '../../betting/rating/open-record-queries.ts';
import { rounded } from '../../matches/lists/rounded.ts';
import type { Db } from '../../platform/database/connect.ts';
import { byText, isAfterKeys, isWhere } from '../listing/keyset-queries.ts';
import { type OpenPage, pageOf, type Wanted } from '../listing/page.ts';

type Capper = OpenRowOf<OpenCollections['cappers']>;

const MILLI = 1_000;
const HUNDREDTHS = 100;
const PERCENT = 100;

interface CapperRow {
  readonly url: string;
  readonly name: string;
  readonly position: number | null;
  readonly tips: number;
  readonly counted: number;
  readonly won: number;
  readonly profit_milli: number;
  readonly stake_milli: number;
  readonly mean_milli: number | null;
  readonly clv: number | null;
  readonly drawdown: number;
  readonly score: number;
  readonly effective_tips: number;
  readonly followers: number;
}

/**
 * Open records by their addresses: the order says nothing about the accounts between them.
 * @param url of one capper; absent = all
 */
export async function findOpenCappers(
  db: Db,
  { after, limit }: Wanted,
  url?: string,
): Promise<OpenPage<Capper>> {
  const { rows } = await sql<CapperRow>`
    select u.url, u.name, r.position, r.tips, r.counted, r.won,
      r.profit_milli::float8 as profit_milli, r.stake_milli::float8 as stake_milli, r.mean_milli,
      r.clv, r.drawdown, r.score, r.effective_tips,
      (select count(*)::int from follows f where f.tipster_id = u.id) as followers
    from users u join ratings r on r.user_id = u.id
    where ${OPEN}
      and ${isWhere(
        url?.toLowerCase(),
        (one) => sql`u.id = (select l.user_id from user_urls l where l.url = ${one})`,
      )}
      and ${isAfterKeys([byText(sql`u.url collate "C"`)], after)}
    order by u.url collate "C" limit ${limit + 1}
  `.execute(db);
  return pageOf(rows, limit, (row) => [row.url], presentCapper);
}

const presentCapper = (row: CapperRow): Capper => ({
  id: row.url,
  name: row.name,
  rank: row.position,
  tips: row.tips,
  won: row.won,
  lost: row.counted - row.won,
  profit: row.profit_milli / MILLI,
  roiPercent: row.stake_milli > 0 ? rounded((row.profit_milli * PERCENT) / row.stake_milli) : null,
  averageOdds: row.mean_milli === null ? null : rounded(row.mean_milli / MILLI),
  clvPercent: row.clv === null ? null : rounded(row.clv * PERCENT),
  maxDrawdownPercent: rounded(row.drawdown),
  score: row.score / HUNDREDTHS,
  effectiveTips: rounded(row.effective_tips),
  followers: row.followers,
});

export interface OpenAuthor {
  readonly id: number;
  readonly ledgerId: string;
  readonly name: string;
  readonly url: string;
}

/** A user whose record is visible to all; private, blocked and unknown ones are the same. */
export async function findOpenAuthor(db: Db, url: string): Promise<OpenAuthor | undefined> {
  const { rows } = await sql<OpenAuthor>`
    select u.id, u.ledger_id as "ledgerId", u.name, u.url from user_urls l join users u on u.id = l.user_id
    where l.url = ${url.toLowerCase()} and not u.is_private and u.blocked_at is null
  `.execute(db);
  return rows[0];
}
