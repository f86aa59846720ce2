import type { MetricValues } from '../../platform/metrics/metrics.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { countOpenIssues, ISSUE_REASONS } from './issue-queries.ts';
import { countOpenOrders, type OpenOrders } from './operator-queries.ts';

const HOUR = 3_600;

export interface PaymentMetrics {
  /** Counts again, for the next reading. */
  refresh(): Promise<void>;
  metricValues(): MetricValues;
}

/** What an operator has to know about money; counted when the collector asks. */
export function createPaymentMetrics({
  db,
  clock,
}: Pick<PlatformServices, 'db' | 'clock'>): PaymentMetrics {
  let counts: OpenOrders = { pending: 0, unanswered: 0, unended: 0, read_until: null };
  let issues: Record<string, number> = Object.fromEntries(
    ISSUE_REASONS.map((reason) => [reason, 0]),
  );

  async function countIssues(): Promise<void> {
    const found = await countOpenIssues(db);
    issues = Object.fromEntries(ISSUE_REASONS.map((reason) => [reason, found.get(reason) ?? 0]));
  }

  async function countOrders(): Promise<void> {
    counts = (await countOpenOrders(db, clock() - HOUR)) ?? counts;
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
