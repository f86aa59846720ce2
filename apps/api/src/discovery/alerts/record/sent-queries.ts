import { sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Whose template: the user's own, or a preset with one user's notifications. */
export interface SentOf {
  readonly user_id: number;
  readonly topic: number;
  readonly sport: number;
  readonly template_id: number;
}

/** The subject of a line in an email: an outcome at a price, or a capper. */
export type SentThing =
  | { readonly matchId: number; readonly oddType: string; readonly milli: number }
  | { readonly capperId: number };

/** An outcome in a notification. */
export interface SentOutcome {
  readonly match_id: number;
  readonly odd_type: string;
  readonly milli: number;
  /** Unix seconds. */
  readonly at: number;
}

function isOf({ user_id, topic, sport, template_id }: SentOf) {
  return sql`s.user_id = ${user_id} and s.topic = ${topic} and s.sport = ${sport}
    and s.template_id = ${template_id}`;
}

/** Records the subjects of an email, in their order. */
export async function noteSent(
  tx: Tx,
  of: SentOf,
  things: readonly SentThing[],
  nowSeconds: number,
): Promise<void> {
  const { user_id, topic, sport, template_id } = of;
  await tx
    .insertInto('template_alerts_sent')
    .values(
      things.map((thing, index) => ({
        user_id,
        topic,
        sport,
        template_id,
        at: atSecond(nowSeconds),
        place: index,
        ...('capperId' in thing
          ? { match_id: null, odd_type: null, milli: null, capper_id: thing.capperId }
          : {
              match_id: thing.matchId,
              odd_type: thing.oddType,
              milli: thing.milli,
              capper_id: null,
            }),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface SentCount {
  readonly sent: number;
  readonly since: number | null;
}

/** The count of notifications, and the time of the first. */
export async function countSent(db: Db, of: SentOf): Promise<SentCount> {
  const { rows } = await sql<SentCount>`
    select count(*)::int as sent, extract(epoch from min(s.at))::int as since
    from template_alerts_sent s where ${isOf(of)}
  `.execute(db);
  return rows[0] ?? { sent: 0, since: null };
}

/** Each notified outcome as it was the first time, the newest first. */
export async function findSentOutcomes(
  db: Db,
  of: SentOf,
  limit: number,
): Promise<readonly SentOutcome[]> {
  const { rows } = await sql<SentOutcome>`
    select match_id, odd_type, milli, at from (
      select distinct on (s.match_id, s.odd_type) s.match_id, s.odd_type, s.milli,
        extract(epoch from s.at)::int as at
      from template_alerts_sent s where ${isOf(of)} and s.match_id is not null
      order by s.match_id, s.odd_type, s.at
    ) first
    order by at desc, match_id, odd_type
    limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * Tips that cappers of an alert posted within a number of days after it, newest first. Cappers with
 * private statistics are omitted.
 */
export async function findTipsOfSent(
  db: Db,
  of: SentOf,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<readonly SentOutcome[]> {
  const { rows } = await sql<SentOutcome>`
    select t.match_id, t.odd_type, t.milli, extract(epoch from t.created_at)::int as at
    from (
      select s.capper_id, min(s.at) as at from template_alerts_sent s
      where ${isOf(of)} and s.capper_id is not null group by s.capper_id
    ) alerted
    join users u on u.id = alerted.capper_id and not u.is_private
    join tips t on t.user_id = alerted.capper_id and t.created_at > alerted.at
      and t.created_at <= alerted.at + make_interval(days => ${days}::int)
    order by t.created_at desc, t.id desc
    limit ${limit}
  `.execute(db);
  return rows;
}
