import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

const MAX_LISTED = 50;
/** An order that stays open longer is unanswered: most payers decide within this time. */
const ANSWERED_SECONDS = 900;

export interface ListedOrder {
  readonly id: string;
  readonly acquirer_type: number;
  readonly kind: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly created_at: Date;
  readonly closed_at: Date | null;
  readonly next_check_at: Date | null;
  readonly provider_id: string | null;
  readonly user_url: string | null;
  /** Of its lines in the log, oldest first; empty without any. */
  readonly outcomes: string;
}

const ORDERS = sql`
  select o.id, o.acquirer_type, o.kind, o.amount_minor, o.currency, o.created_at, o.closed_at,
    o.next_check_at, o.provider_id, u.url as user_url,
    coalesce((select string_agg(p.kind, ', ' order by p.seq) from payments p
      where p.order_id = o.id), '') as outcomes
  from payment_orders o left join users u on u.id = o.user_id
`;

/** The newest first. */
export async function findLatestOrders(db: Db): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    ${ORDERS} order by o.created_at desc limit ${MAX_LISTED}
  `.execute(db);
  return [...rows];
}

/** Orders whose outcome is not known for longer than a payer needs, the oldest first. */
export async function findUnanswered(db: Db, nowSeconds: number): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    ${ORDERS} where o.closed_at is null and o.created_at < ${atSecond(nowSeconds - ANSWERED_SECONDS)}
    order by o.created_at limit ${MAX_LISTED}
  `.execute(db);
  return [...rows];
}

interface ListedNotification {
  readonly acquirer_type: number;
  readonly received_at: Date;
  readonly kind: string | null;
  readonly provider_id: string | null;
  readonly outcome: string;
}

/** The newest first. */
export function findLatestNotifications(db: Db): Promise<ListedNotification[]> {
  return db
    .selectFrom('acquirer_notifications')
    .select(['acquirer_type', 'received_at', 'kind', 'provider_id', 'outcome'])
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
}

/** What an acquirer was seen to do so far; null = never. */
export interface AcquirerProgress {
  readonly notified_at: Date | null;
  readonly paid_at: Date | null;
  readonly renewed_at: Date | null;
  readonly refunded_at: Date | null;
  readonly read_until: Date | null;
}

export async function findProgressOf(db: Db, acquirerType: number): Promise<AcquirerProgress> {
  const { rows } = await sql<AcquirerProgress>`
    select
      (select max(received_at) from acquirer_notifications
        where acquirer_type = ${acquirerType} and kind is not null) as notified_at,
      (select max(happened_at) from payments
        where acquirer_type = ${acquirerType} and kind = 'paid' and not is_renewal) as paid_at,
      (select max(happened_at) from payments
        where acquirer_type = ${acquirerType} and kind = 'paid' and is_renewal) as renewed_at,
      (select max(happened_at) from payments
        where acquirer_type = ${acquirerType} and kind = 'refunded') as refunded_at,
      (select read_until from acquirer_readings where acquirer_type = ${acquirerType}) as read_until
  `.execute(db);
  const [progress] = rows;
  if (progress === undefined) throw new Error('payments progress: the database returned no row');
  return progress;
}

/** What waits for an acquirer, and since when its books were not read. */
export interface OpenOrders {
  readonly pending: number;
  readonly unanswered: number;
  readonly unended: number;
  readonly read_until: number | null;
}

/** Counts what is open; unanswered is what was requested before the given second. */
export async function countOpenOrders(
  db: Db,
  beforeSeconds: number,
): Promise<OpenOrders | undefined> {
  const before = atSecond(beforeSeconds);
  const { rows } = await sql<OpenOrders>`
    select count(*) filter (where kind = 'renewal')::int as pending,
      count(*) filter (where kind = 'renewal' and posted_at < ${before})::int as unanswered,
      (select count(*)::int from acquirer_subscriptions
        where ended_at is null
          and (surplus_since < ${before} or unsure_since < ${before})) as unended,
      (select extract(epoch from min(read_until))::bigint from acquirer_readings) as read_until
    from payment_orders where closed_at is null
  `.execute(db);
  return rows[0];
}
