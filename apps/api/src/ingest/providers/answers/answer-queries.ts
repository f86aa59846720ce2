import { sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { tx } from '../../../platform/database/tx.ts';
import { rowsAsTable } from '../../rows/rows-as-table.ts';

export interface AnswerToKeep {
  readonly provider: string;
  readonly endpoint: string;
  readonly call: string;
  readonly status: number;
  /** Unix seconds. */
  readonly at: number;
  readonly digest: string;
  /** gzip */
  readonly content: Buffer;
  /** Keys of the matches it is about. */
  readonly matchKeys: readonly string[];
}

/** @returns whether the last answer of the call was the same, and is noted as repeated */
export async function repeatAnswer(
  db: Db,
  { provider, call, digest, at }: Pick<AnswerToKeep, 'provider' | 'call' | 'digest' | 'at'>,
): Promise<boolean> {
  const { rows } = await sql`
    update provider_answers set repeated_at = greatest(repeated_at, ${atSecond(at)})
    where digest = ${digest} and id = (
      select max(id) from provider_answers where provider = ${provider} and call = ${call}
    )
    returning id
  `.execute(db);
  return rows.length > 0;
}

export async function insertAnswer(db: Db, answer: AnswerToKeep): Promise<void> {
  const { provider, endpoint, call, status, at, digest, content, matchKeys } = answer;
  await tx(db, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into provider_answers
        (provider, endpoint, call, status, received_at, repeated_at, digest, content, size)
      values (${provider}, ${endpoint}, ${call}, ${status}, ${atSecond(at)}, ${atSecond(at)},
        ${digest}, decode(${content.toString('base64')}, 'base64'), ${content.length})
      returning id::text as id
    `.execute(trx);
    const keys = matchKeys.map((key) => ({ key }));
    await sql`
      insert into provider_answer_matches (answer_id, provider, match_key)
      select ${rows[0]?.id}::bigint, ${provider}, key from ${rowsAsTable(keys, 'key text')}
    `.execute(trx);
  });
}

/** An answer that is stored, without its body. */
export interface StoredAnswer {
  readonly id: string;
  readonly provider: string;
  readonly endpoint: string;
  readonly call: string;
  readonly status: number;
  readonly receivedAt: number;
  readonly repeatedAt: number;
  /** Compressed bytes. */
  readonly size: number;
}

/** Those about a match, under any key of its sources, in order of time. */
export async function findAnswers(db: Db, matchId: number): Promise<StoredAnswer[]> {
  const { rows } = await sql<StoredAnswer>`
    select a.id::text as id, a.provider, a.endpoint, a.call, a.status, a.size,
      extract(epoch from a.received_at)::float8 as "receivedAt",
      extract(epoch from a.repeated_at)::float8 as "repeatedAt"
    from provider_answers a where a.id in (
      select m.answer_id from provider_answer_matches m
      join source_keys k on k.kind = 'match' and k.source = m.provider and k.key = m.match_key
      where k.id = ${matchId}
    )
    order by a.received_at, a.id
  `.execute(db);
  return rows;
}

/** The compressed body of an answer. */
export async function findContent(db: Db, answerId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ content: string }>`
    select encode(content, 'base64') as content from provider_answers
    where id = ${answerId}::bigint
  `.execute(db);
  const [row] = rows;
  return row === undefined ? undefined : Buffer.from(row.content, 'base64');
}

/** Whether there is such a match, at its own or a former address. */
export async function findMatchId(db: Db, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from matches where id = ${id}
    union all select match_id from joined_matches where gone_id = ${id} limit 1
  `.execute(db);
  return rows[0]?.id;
}

/** Deletes what came last before a time, and the oldest beyond a number of bytes. */
export async function deleteAnswers(db: Db, before: Date, mostBytes: number): Promise<void> {
  await sql`delete from provider_answers where repeated_at <= ${before}`.execute(db);
  await sql`
    delete from provider_answers where id in (
      select id from (
        select id, sum(size) over (order by repeated_at desc, id desc) as total
        from provider_answers
      ) as sized where total > ${mostBytes}::bigint
    )
  `.execute(db);
}
