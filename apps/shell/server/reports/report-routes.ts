import { isRouteName, type RouteName, routes } from '@tipmark/route-builder';
import { createMinuteLimit, networkOf } from '@tipmark/server-kit';
import { registerBeacon, type ServerMetrics } from '@tipmark/web-server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { REPORT_LIMITS, REPORTS_PATH } from '../../src/host/reports/page-report.ts';
import { withoutPersonalData } from '../../src/host/reports/without-personal-data.ts';
import type { ErrorTally } from './error-tally.ts';
import { createReportMetrics } from './report-metrics.ts';

export interface ReportRoutesOptions {
  readonly metrics: ServerMetrics;
  readonly publicUrl: string;
  /** Names of the remotes of this site. */
  readonly remotes: () => readonly string[];
  readonly errors: ErrorTally;
}

const MAX_BODY_BYTES = 4_000;
const MAX_OF_NETWORK = 60;
/** The log stays readable when a release breaks a page for everybody. */
const MAX_LOGGED = 30;
const MAX_NETWORKS = 20_000;
const SHELL = 'shell';

const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((sent) => withoutPersonalData(sent, maxLength));
const milliseconds = z.number().min(0).max(600_000).optional();
const pageReport = z.strictObject({
  page: z.custom<RouteName>(isRouteName).nullable(),
  remote: z.string().max(40),
  version: z.string().regex(/^[\w.+-]{1,60}$/),
  error: z
    .strictObject({
      name: text(REPORT_LIMITS.name),
      message: text(REPORT_LIMITS.message),
      stack: text(REPORT_LIMITS.stack),
    })
    .optional(),
  vitals: z
    .strictObject({
      lcp: milliseconds,
      inp: milliseconds,
      cls: z.number().min(0).max(100).optional(),
    })
    .optional(),
});

/**
 * Errors and vitals that pages of this site report: counted by type of page and remote, errors in
 * the log with the version that ran. Nothing of the visitor is stored.
 */
export function registerReports(app: FastifyInstance, options: ReportRoutesOptions): void {
  const { metrics, publicUrl, remotes, errors } = options;
  const counted = createReportMetrics(metrics);
  const isWithin = createMinuteLimit({ maxKeys: MAX_NETWORKS });
  const refuse = (status: number, reason: 'invalid' | 'often'): number => {
    counted.refused(reason);
    return status;
  };
  // a page is that of its own remote, or the shell's: nobody makes up other series
  const isOurs = ({ page, remote }: z.infer<typeof pageReport>) =>
    remote === SHELL ||
    (page !== null && routes[page].owner === remote && remotes().includes(remote));

  registerBeacon(app, {
    path: REPORTS_PATH,
    maxBodyBytes: MAX_BODY_BYTES,
    publicUrl,
    onForeign: () => counted.refused('foreign'),
    receive(request, sent) {
      if (!isWithin(networkOf(request.ip), MAX_OF_NETWORK)) return refuse(429, 'often');
      const { data } = pageReport.safeParse(sent);
      if (!data || !isOurs(data) || !(data.error ?? data.vitals)) return refuse(400, 'invalid');
      counted.count(data);
      if (data.error) errors.count(data.remote);
      if (data.error && isWithin('log', MAX_LOGGED)) {
        const { page, remote, version, error } = data;
        request.log.warn({ page, remote, version, error }, 'browser: a script of a page failed');
      }
      return 204;
    },
  });
}
