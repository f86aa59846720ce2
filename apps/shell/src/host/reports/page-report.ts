/** Where browsers send reports: answered by the shell itself. */
export const REPORTS_PATH = '/page-reports';

export const REPORT_LIMITS = { name: 60, message: 300, stack: 1_500, stackLines: 12 } as const;

/** How a page was to use, for one visitor: milliseconds, and the score of shifts. */
export interface PageVitals {
  readonly lcp?: number | undefined;
  readonly inp?: number | undefined;
  readonly cls?: number | undefined;
}

export interface PageError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** What a browser reports of a page: its type and release, nothing of the visitor. */
export interface PageReport {
  /** Name of the route; null for an unknown address. */
  readonly page: string | null;
  /** Who serves it, in which version. */
  readonly remote: string;
  readonly version: string;
  readonly error?: PageError | undefined;
  readonly vitals?: PageVitals | undefined;
}
