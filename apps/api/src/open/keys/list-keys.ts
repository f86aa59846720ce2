import type { OpenKeyList } from '@tipmark/contract';
import { OPEN_QUOTAS } from '@tipmark/contract/open';
import type { Db } from '../../platform/database/connect.ts';
import { findDaysOf, findKeysOf, MOST_KEYS } from './key-queries.ts';

export interface KeyOwner {
  readonly id: number;
  readonly isSubscriber: boolean;
}

/** The keys of a user and their use. Two statements. */
export async function readKeyList(
  db: Db,
  { id, isSubscriber }: KeyOwner,
  nowSeconds: number,
): Promise<OpenKeyList> {
  const [keys, days] = await Promise.all([findKeysOf(db, id), findDaysOf(db, id, nowSeconds)]);
  const plan = isSubscriber ? 'premium' : 'free';
  return {
    keys: keys.map(({ created_at: createdAt, last_used_at: lastUsedAt, scopes, ...key }) => ({
      ...key,
      scopes: scopes as OpenKeyList['keys'][number]['scopes'],
      createdAt,
      lastUsedAt,
    })),
    most: MOST_KEYS,
    quota: { plan, ...OPEN_QUOTAS[plan] },
    days,
    asOf: nowSeconds,
  };
}
