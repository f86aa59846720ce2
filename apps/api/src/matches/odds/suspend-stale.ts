import { IN_PLAY_FRESH_SECONDS } from '@tipmark/domain';
import { sql } from 'kysely';
import { onIngested } from '../../platform/cache/on-ingested.ts';
import { utcDayOf } from '../../platform/cache/topics.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { PlatformServices } from '../../platform/services.ts';

const EVERY_MS = 20_000;
/** Lines of finished matches are not needed. */
const RETAINED_SECONDS = 2 * 86_400;

interface Suspended {
  readonly id: number;
  readonly starts_at: number;
}

/**
 * Suspends prices of running matches that were not confirmed for too long: a goal may have been
 * scored since. The next price of a bookmaker restores them.
 */
export async function suspendStale(db: Db, nowSeconds: number): Promise<readonly Suspended[]> {
  const { rows } = await sql<Suspended>`
    with stale as (
      update in_play_lines set current = array_fill(null::integer, array[cardinality(current)])
      where confirmed_at <= ${atSecond(nowSeconds - IN_PLAY_FRESH_SECONDS)}
        and cardinality(array_remove(current, null)) > 0
      returning match_id
    )
    update matches as m set rev = rev + 1 from stale where m.id = stale.match_id
    returning m.id, extract(epoch from m.starts_at)::int as starts_at
  `.execute(db);
  return rows;
}

/**
 * Suspends prices of running matches when their source is silent; every page is notified
 * as of any other change.
 */
export const suspendStaleJob: Job<Pick<PlatformServices, 'db' | 'bus' | 'clock'>> = {
  name: 'stale prices',
  everyMs: EVERY_MS,
  needs: ['db', 'bus', 'clock'],
  async run({ db, bus, clock }) {
    const suspended = await suspendStale(db, clock());
    await sql`
      delete from in_play_lines where confirmed_at <= ${atSecond(clock() - RETAINED_SECONDS)}
    `.execute(db);
    if (suspended.length === 0) return;
    onIngested(bus, {
      days: new Set(suspended.map((match) => utcDayOf(match.starts_at))),
      matchIds: new Set(suspended.map(({ id }) => id)),
    });
  },
};
