import type { PairedResult } from '../measure/paired-rounds.ts';
import type { BenchSite, NextPeer } from '../site/start-site.ts';

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
