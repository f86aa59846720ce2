import { type RawBuilder, sql } from 'kysely';

/** Prices confirmed this long before the newest of their outcome count as abandoned. */
export const SILENT_SECONDS = 900;

/** Columns for `isReporting`, of rows `p` of the view `prices`. */
export const reportingColumns = (outcome: RawBuilder<unknown>) => sql`
  p.at, p.phase, count(*) filter (where p.phase is null) over (partition by ${outcome}) > 0 as has_times,
  coalesce(
    max(p.at) filter (where p.phase is null) over (partition by ${outcome}),
    max(p.at) over (partition by ${outcome})
  ) as newest`;

/** The newest price of a bookmaker first. */
export const newestFirst = sql`p.phase is not null, p.at desc`;

/**
 * Whether the newest price of a bookmaker counts: it is not abandoned. Prices without times are
 * never new: they count where no bookmaker has one with a time.
 */
export const isReporting = sql`
  (phase is null) = has_times and at >= newest - ${SILENT_SECONDS} * interval '1 second'`;
