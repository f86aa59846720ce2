import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { LANE } from '../../platform/outbox/lanes.ts';

const HOUR = 3_600;
const DAY = 86_400;
/** An acquirer that works has sent its page by then. */
const PAGE_SECONDS = 20;

/** What the state of the areas follows from; times are unix seconds, null = there is none. */
export interface AreaFacts {
  readonly inPlay: number;
  /** When a provider of matches last answered, whether or not anything had changed. */
  readonly answeredAt: number | null;
  /** Since when a letter somebody waits for has not been tried. */
  readonly mailQueuedSince: number | null;
  /** The oldest letter that was tried in vain and written after the last one that was sent. */
  readonly mailFailingSince: number | null;
  /** The latest purchase of the last hour got no page to pay on, and was made then. */
  readonly unpayableSince: number | null;
  /** The oldest renewal that its acquirer has not answered for an hour. */
  readonly unansweredSince: number | null;
}

export async function readAreaFacts(db: Db, nowSeconds: number): Promise<AreaFacts> {
  const ago = (seconds: number) => sql`${atSecond(nowSeconds - seconds)}::timestamptz`;
  const { rows } = await sql<AreaFacts>`
    with letters as (
      select status, attempts, created_at, run_at, finished_at from outbox
      where channel = 'mail' and lane in (${LANE.account}, ${LANE.money})
        and (status = 'pending' or status = 'sent' and created_at > ${ago(DAY)})
    ), latest_order as (
      select payment_url, closed_at, created_at from payment_orders
      where kind <> 'renewal' and created_at between ${ago(HOUR)} and ${ago(PAGE_SECONDS)}
      order by created_at desc limit 1
    )
    select
      (select count(*)::int from matches where status = 2) as "inPlay",
      (select extract(epoch from max(answered_at))::float8 from provider_states) as "answeredAt",
      (select extract(epoch from min(run_at))::float8 from letters
        where status = 'pending' and attempts = 0 and run_at <= ${ago(0)}) as "mailQueuedSince",
      (select extract(epoch from min(created_at))::float8 from letters
        where status = 'pending' and attempts > 0 and created_at >
          coalesce((select max(finished_at) from letters where status = 'sent'), '-infinity')
      ) as "mailFailingSince",
      (select extract(epoch from created_at)::float8 from latest_order
        where payment_url is null and closed_at is null) as "unpayableSince",
      (select extract(epoch from min(posted_at))::float8 from payment_orders
        where kind = 'renewal' and closed_at is null and posted_at < ${ago(HOUR)}
      ) as "unansweredSince"
  `.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('areas of the site: the database returned no row');
  return facts;
}
