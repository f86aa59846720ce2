import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { withFirmNames } from '../../matches/odds/bookmaker-name.ts';
import {
  isReporting,
  newestFirst,
  reportingColumns,
} from '../../matches/odds/reporting-queries.ts';
import type { Db } from '../../platform/database/connect.ts';

export interface GridPriceRow {
  readonly match_id: number;
  readonly odd_type: string;
  readonly bookmaker: string;
  readonly milli: number;
  /** null: the price has no time of its own. */
  readonly confirmed_at: number | null;
  /** Not abandoned by its bookmaker. */
  readonly is_reporting: boolean;
}

export interface WantedPrice {
  readonly matchId: number;
  readonly bucket: number;
  readonly oddType: string;
}

/** The newest price of every bookmaker on some outcomes, aggregates excluded. */
export async function findGridPrices(
  db: Db,
  wanted: readonly WantedPrice[],
  locale: Locale,
): Promise<GridPriceRow[]> {
  const buckets = wanted.map(({ bucket }) => bucket);
  const { rows } = await sql<GridPriceRow>`
    select match_id, odd_type, name as bookmaker, milli, (${isReporting}) as is_reporting,
      case when phase is null then extract(epoch from at)::int end as confirmed_at
    from (
      select distinct on (p.match_id, p.odd_type, p.bookmaker_id)
        p.match_id, p.odd_type, b.name, p.milli,
        ${reportingColumns(sql`p.match_id, p.odd_type`)}
      from unnest(
        ${wanted.map(({ matchId }) => matchId)}::int[], ${buckets}::int[],
        ${wanted.map(({ oddType }) => oddType)}::text[]
      ) as w(match_id, bucket, odd_type)
      join prices p
        on p.match_id = w.match_id and p.bucket = w.bucket and p.odd_type = w.odd_type
      join bookmakers b on b.id = p.bookmaker_id
      where p.bucket = any(${[...new Set(buckets)]}::int[]) and not b.is_aggregate
      order by p.match_id, p.odd_type, p.bookmaker_id, ${newestFirst}
    ) price
  `.execute(db);
  return withFirmNames(rows, locale);
}
