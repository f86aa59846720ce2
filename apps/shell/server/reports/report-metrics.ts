import type { ServerMetrics } from '@tipmark/web-server';
import { Counter, Histogram } from 'prom-client';
import type { PageReport } from '../../src/host/reports/page-report.ts';

const UNKNOWN_PAGE = 'unknown';

/** Counts of what browsers report, by type of page and remote. */
export interface ReportMetrics {
  count(report: PageReport): void;
  refused(reason: 'foreign' | 'invalid' | 'often'): void;
}

export function createReportMetrics({ registry }: ServerMetrics): ReportMetrics {
  const registers = [registry];
  const labelNames = ['page', 'remote'];
  const histogram = (name: string, what: string, buckets: number[]) =>
    new Histogram({
      name,
      help: `${what}, of a sample of visitors.`,
      labelNames,
      buckets,
      registers,
    });
  const lcp = histogram(
    'page_largest_paint_seconds',
    'Time until the largest part of a page was drawn (LCP)',
    [0.5, 1, 1.8, 2.5, 4, 8],
  );
  const inp = histogram(
    'page_interaction_delay_seconds',
    'Slowest answer of a page to a click or key (INP)',
    [0.05, 0.1, 0.2, 0.35, 0.5, 1],
  );
  const cls = histogram(
    'page_layout_shift_score',
    'How much of a page moved by itself (CLS)',
    [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  );
  const errors = new Counter({
    name: 'page_errors_total',
    help: 'Errors of scripts that browsers reported, each once for a page that was opened.',
    labelNames,
    registers,
  });
  const refusals = new Counter({
    name: 'page_reports_refused_total',
    help: 'Reports of browsers that were not counted, by reason.',
    labelNames: ['reason'],
    registers,
  });
  return {
    count({ page, remote, error, vitals }) {
      const labels = { page: page ?? UNKNOWN_PAGE, remote };
      if (error) errors.inc(labels);
      if (vitals?.lcp !== undefined) lcp.observe(labels, vitals.lcp / 1000);
      if (vitals?.inp !== undefined) inp.observe(labels, vitals.inp / 1000);
      if (vitals?.cls !== undefined) cls.observe(labels, vitals.cls);
    },
    refused: (reason) => refusals.inc({ reason }),
  };
}
