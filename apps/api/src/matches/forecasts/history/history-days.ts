import { DAY_SECONDS } from '@tipmark/domain';
import type { Db } from '../../../platform/database/connect.ts';
import { findHistoryPage, type HistoryRow, type Span } from './history-queries.ts';

const PAGE_SIZE = 2_000;

/**
 * Streams matches in order of time, in chunks that never divide a UTC day: where a source knows
 * only the day, the model decides the order inside it.
 */
export async function* historyDays(
  db: Db,
  span: Span,
  pageSize = PAGE_SIZE,
): AsyncGenerator<readonly HistoryRow[]> {
  let held: HistoryRow[] = [];
  let last: HistoryRow | undefined;
  for (;;) {
    const page = await findHistoryPage(db, span, last, pageSize);
    const isEnd = page.length < pageSize;
    last = page.at(-1) ?? last;
    const rows = [...held, ...page];
    const openDay = isEnd || last === undefined ? Number.POSITIVE_INFINITY : dayOf(last);
    const complete = rows.filter((row) => dayOf(row) < openDay);
    held = rows.slice(complete.length);
    if (complete.length > 0) yield complete;
    if (isEnd) return;
  }
}

function dayOf({ starts_at }: HistoryRow): number {
  return Math.floor(starts_at / DAY_SECONDS);
}
