import type { ViewsRecord } from '@tipmark/contract/feed';
import { sql } from 'kysely';
import type { KnownKeys, SourceKey } from '../identity/source-keys.ts';
import { matchKey } from '../matches/identify-matches.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { Writes } from '../rows/writes.ts';

export function keysNeededByViews({ source, matchKey: key }: ViewsRecord): SourceKey[] {
  return [matchKey(source, key)];
}

/**
 * Adds views counted elsewhere since the last report; the site's own views stay counted. It creates
 * no new revision and invalidates no cache.
 */
export function saveViews(writes: Writes, keys: KnownKeys, records: readonly ViewsRecord[]): void {
  if (records.length === 0) return;
  const highest = new Map<number, number>();
  for (const { source, matchKey: key, count } of records) {
    const id = keys.get(matchKey(source, key)) ?? 0;
    highest.set(id, Math.max(highest.get(id) ?? 0, count));
  }
  const rows = [...highest].map(([id, count]) => ({ id, count }));
  void writes.send(sql`
    update matches as m
    set views = m.views + item.count - m.told_views, told_views = item.count
    from ${rowsAsTable(rows, 'id int, count int')}
    where m.id = item.id and item.count > m.told_views
  `);
}
