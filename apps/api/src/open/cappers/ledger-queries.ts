import type { OpenCollections, OpenRowOf } from '@tipmark/contract/open';
import { GENESIS_HASH, LEDGER_KIND } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { byNumber, isAfterKeys, isWhere } from '../listing/keyset-queries.ts';
import { type OpenPage, pageOf, type Wanted } from '../listing/page.ts';
import { hasBegun } from './tip-queries.ts';

type Entry = OpenRowOf<OpenCollections['ledger']>;

interface EntryRow {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly json: string | null;
  readonly previous_hash: string;
  readonly hash: string;
  readonly salt: string | null;
  readonly revealed: string | null;
}

export type OpenEntriesWanted = Wanted & {
  /** Only those of this user. */
  readonly ledgerId: string | undefined;
  /** Only those after this number. */
  readonly afterSeq: number | undefined;
  readonly nowSeconds: number;
};

/** A tip or its amendment, of which `tip` is the entry of the tip. */
const ITS_TIP = sql`case e.kind
  when ${LEDGER_KIND.tip} then e.seq
  when ${LEDGER_KIND.amend} then (e.json::jsonb ->> 'ref')::int end`;

/**
 * Entries from the oldest on. What names a tip is left out until its match has begun; its hash is
 * shown, so that the chain can be followed.
 */
export async function findOpenEntries(
  db: Db,
  { ledgerId, afterSeq, nowSeconds, after, limit }: OpenEntriesWanted,
): Promise<OpenPage<Entry>> {
  const { rows } = await sql<EntryRow>`
    select e.seq, extract(epoch from e.at)::int as at, e.kind,
      case when about.tip is null or about.has_begun or e.json::jsonb ? 'k' then e.json end as json,
      coalesce(p.hash, ${GENESIS_HASH}) as previous_hash, e.hash,
      case when about.has_begun then r.salt end as salt,
      case when about.has_begun then r.json end as revealed
    from ledger_entries e
    left join ledger_entries p on p.seq = e.seq - 1
    left join ledger_reveals r on r.seq = e.seq
    cross join lateral (select ${ITS_TIP} as tip) named
    left join ledger_entries o on o.seq = named.tip
    left join ledger_reveals s on s.seq = named.tip
    cross join lateral (
      select coalesce((o.json::jsonb ->> 'm')::int, s.match_id) as match_id
    ) placed
    left join joined_matches j on j.gone_id = placed.match_id
    left join matches m on m.id = coalesce(j.match_id, placed.match_id)
    cross join lateral (
      -- a match that is gone takes no tips any more
      select named.tip, m.id is null or ${hasBegun(nowSeconds)} as has_begun
    ) about
    where ${isWhere(ledgerId, (id) => sql`e.ledger_id = ${id}`)}
      and ${isWhere(afterSeq, (seq) => sql`e.seq > ${seq}`)}
      and ${isAfterKeys([byNumber(sql`e.seq`)], after)}
    order by e.seq limit ${limit + 1}
  `.execute(db);
  return pageOf(
    rows,
    limit,
    ({ seq }) => [seq],
    ({ salt, revealed, previous_hash: previousHash, ...entry }) => ({
      ...entry,
      previousHash,
      reveal: salt === null || revealed === null ? null : { salt, json: revealed },
    }),
  );
}
