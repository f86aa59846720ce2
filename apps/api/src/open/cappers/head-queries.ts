import type { OpenCollections, OpenRowOf } from '@tipmark/contract/open';
import { headText } from '@tipmark/domain';
import { sql } from 'kysely';
import { isForkOf } from '../../betting/ledger/witness-queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { byNumber, byText, isAfterKeys } from '../listing/keyset-queries.ts';
import { type OpenPage, pageOf, type Wanted } from '../listing/page.ts';

type Head = OpenRowOf<OpenCollections['ledgerHeads']>;
type Statement = OpenRowOf<OpenCollections['ledgerWitnesses']>;

/** The signed heads of days that are over, the newest first. */
export async function findOpenHeads(db: Db, { after, limit }: Wanted): Promise<OpenPage<Head>> {
  const { rows } = await sql<Omit<Head, 'text'>>`
    select h.day::text as date, h.seq, h.hash, h.public_key as "publicKey", h.signature
    from ledger_heads h
    where ${isAfterKeys([byText(sql`h.day::text`)], after, 'desc')}
    order by h.day::text collate "C" desc limit ${limit + 1}
  `.execute(db);
  return pageOf(
    rows,
    limit,
    ({ date }) => [date],
    (row) => ({ ...row, text: headText(row) }),
  );
}

interface StatementRow extends Omit<Statement, 'head'> {
  readonly date: string;
  readonly seq: number;
  readonly hash: string;
  readonly headKey: string;
  readonly headSignature: string;
}

/** Who saw which head, the newest statement first. */
export async function findOpenStatements(
  db: Db,
  { after, limit }: Wanted,
): Promise<OpenPage<Statement>> {
  const { rows } = await sql<StatementRow>`
    select s.id, s.witness, s.public_key as "publicKey", s.signature,
      extract(epoch from s.seen_at)::int as "seenAt",
      extract(epoch from s.received_at)::int as "receivedAt",
      s.head_day::text as date, s.head_seq as seq, s.head_hash as hash,
      s.head_key as "headKey", s.head_signature as "headSignature",
      ${isForkOf(sql`s.head_seq`, sql`s.head_hash`)} as "isFork"
    from ledger_statements s
    where ${isAfterKeys([byNumber(sql`s.id`)], after, 'desc')}
    order by s.id desc limit ${limit + 1}
  `.execute(db);
  return pageOf(
    rows,
    limit,
    ({ id }) => [id],
    ({ date, seq, hash, headKey, headSignature, ...row }) => ({
      ...row,
      head: { date, seq, hash, publicKey: headKey, signature: headSignature },
    }),
  );
}
