import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { MetricValues } from '../../platform/metrics/metrics.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { ISSUE_REASONS } from './issue-queries.ts';

const HOUR = 3_600;

export interface PaymentMetrics {
  /** Counts again, for the next reading. */
  refresh(): Promise<void>;
  metricValues(): MetricValues;
}

interface Counts {
  readonly pending: number;
  readonly unanswered: number;
  readonly unended: number;
  readonly read_until: number | null;
}

/** What an operator has to know about money; counted when the collector asks. */
export function createPaymentMetrics({
  db,
  clock,
}: Pick<PlatformServices, 'db' | 'clock'>): PaymentMetrics {
  let counts: Counts = { pending: 0, unanswered: 0, unended: 0, read_until: null };
  let issues: Record<string, number> = Object.fromEntries(
    ISSUE_REASONS.map((reason) => [reason, 0]),
  );

  async function countIssues(): Promise<void> {
    const { rows } = await sql<{ reason: string; count: number }>`
      select reason, count(*)::int as count from payment_issues
      where resolved_at is null group by reason
    `.execute(db);
    const found = new Map(rows.map(({ reason, count }) => [reason, count]));
    issues = Object.fromEntries(ISSUE_REASONS.map((reason) => [reason, found.get(reason) ?? 0]));
  }

  async function countOrders(): Promise<void> {
    const anHourAgo = atSecond(clock() - HOUR);
    const { rows } = await sql<Counts>`
      select count(*) filter (where kind = 'renewal')::int as pending,
        count(*) filter (where kind = 'renewal' and posted_at < ${anHourAgo})::int as unanswered,
        (select count(*)::int from acquirer_subscriptions
          where ended_at is null
            and (surplus_since < ${anHourAgo} or unsure_since < ${anHourAgo})) as unended,
        (select extract(epoch from min(read_until))::bigint from acquirer_readings) as read_until
      from payment_orders where closed_at is null
    `.execute(db);
    counts = rows[0] ?? counts;
  }

  return {
    async refresh() {
      await countIssues();
      await countOrders();
    },
    metricValues: () => ({
      payment_issues_open: { label: 'reason', values: issues },
      payment_renewals_pending: counts.pending,
      payment_renewals_unanswered: counts.unanswered,
      payment_subscriptions_unended: counts.unended,
      payment_books_age_seconds:
        counts.read_until === null ? 0 : Math.max(0, clock() - Number(counts.read_until)),
    }),
  };
}
