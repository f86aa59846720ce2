import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PaymentOrder } from '../acquirers/acquirer.ts';

export interface Progress {
  readonly is_paid: boolean;
  readonly is_mismatched: boolean;
  readonly is_rejected: boolean;
  readonly is_saved: boolean;
  readonly is_closed: boolean;
  readonly next_path: string | null;
}

/** What the log says of an order, and where its payer came from. */
export async function findProgress(db: Db, { id }: PaymentOrder): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    select coalesce(bool_or(p.kind = 'paid'), false) as is_paid,
      coalesce(bool_or(p.kind = 'mismatched'), false) as is_mismatched,
      coalesce(bool_or(p.kind = 'rejected'), false) as is_rejected,
      o.closed_at is not null as is_closed, o.next_path,
      o.kind = 'card' and exists (
        select 1 from pay_methods m where m.user_id = o.user_id
          and m.method_id in (o.provider_id, 'sandbox-' || o.provider_id)
      ) as is_saved
    from payment_orders o left join payments p on p.order_id = o.id
    where o.id = ${id} group by o.id
  `.execute(db);
  return rows[0];
}

/** The page to which the payer of an open order returns. */
export async function saveNext(
  db: Db,
  { userId, paymentUrl }: { readonly userId: number; readonly paymentUrl: string },
  next: string,
): Promise<void> {
  await db
    .updateTable('payment_orders')
    .set({ next_path: next })
    .where('user_id', '=', userId)
    .where('payment_url', '=', paymentUrl)
    .where('closed_at', 'is', null)
    .execute();
}
