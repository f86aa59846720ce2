import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';

const MAX_OUTCOME_CHARS = 300;

/** What became of one event of a notification, or of all of it. */
export interface NotedNotification {
  readonly acquirerType: number;
  readonly kind: string | null;
  readonly providerId: string | null;
  readonly outcome: string;
}

/** Notes for the operator that an acquirer sent something. */
export async function noteNotifications(
  db: Db,
  noted: readonly NotedNotification[],
  nowSeconds: number,
): Promise<void> {
  if (noted.length === 0) return;
  await db
    .insertInto('acquirer_notifications')
    .values(
      noted.map(({ acquirerType, kind, providerId, outcome }) => ({
        acquirer_type: acquirerType,
        received_at: atSecond(nowSeconds),
        kind,
        provider_id: providerId,
        outcome: outcome.slice(0, MAX_OUTCOME_CHARS),
      })),
    )
    .execute();
}
