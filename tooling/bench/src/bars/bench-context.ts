import type { PairedResult } from '../measure/paired-rounds.ts';
import type { BenchSite, NextPeer } from '../site/start-site.ts';

/** Noon of a past day with 300 matches, unix seconds; the day after it has 30. */
export const NOON_OF_300 = 1_768_651_200;
export const NOON_OF_30 = NOON_OF_300 + 86_400;
/** The day before them: ten matches, running, without a result and over. */
export const NOON_OF_STATES = NOON_OF_300 - 86_400;

/** A signed-in visitor's page is never cached, so every request renders. */
export const UNCACHED = { cookie: 'user_url=bench' };

export const resultsOf = (noon: number): string => `/Results?timestamp=${noon}`;

export interface BenchContext {
  readonly site: BenchSite;
  /** Seconds of one load. */
  readonly seconds: number;
  readonly rounds: number;
  readonly extensions: number;
  readonly random: () => number;
}

/** The site's Next.js peer. @throws Error where the site was started without it */
export function peerOf({ next }: BenchSite): NextPeer {
  if (next === undefined) throw new Error('the site was started without its peer');
  return next;
}

/** `1.32 (1.28…1.37), 5 rounds, 1 dropped`. */
export function inWords({ interval, rounds, dropped }: PairedResult): string {
  const { median, low, high } = interval;
  const counted = `${rounds.length} rounds${dropped > 0 ? `, ${dropped} dropped` : ''}`;
  return `${median.toFixed(2)} (${low.toFixed(2)}…${high.toFixed(2)}), ${counted}`;
}
