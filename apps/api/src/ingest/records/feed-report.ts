import type { RejectedLine } from '@tipmark/contract/feed';

/**
 * The outcome of a stream. The first three count matches: new, changed, and reported again without
 * any change (every further `match` record of the same match counts as skipped too). Quarantined
 * counts refused records.
 */
export interface FeedReport {
  imported: number;
  updated: number;
  skipped: number;
  quarantined: number;
  /** The first refusals; `quarantined` counts all. */
  refusals: RejectedLine[];
  touched: Touched;
}

/** What changed, for caches: matches, and the days in UTC they are or were on. */
export interface Touched {
  matchIds: Set<number>;
  days: Set<string>;
  /** Matches that were stored for the first time. */
  newIds: Set<number>;
}

const MAX_REPORTED_REJECTIONS = 100;

type Outcome = 'imported' | 'updated' | 'skipped';

export interface Tally {
  count(matchId: number, outcome: Outcome): void;
  /** One `match` record; the first of a match is counted by its outcome. */
  state(matchId: number): void;
  touch(matchId: number, days: readonly string[]): void;
  refuse(refusals: readonly RejectedLine[]): void;
  report(): FeedReport;
}

export function createTally(): Tally {
  const outcomes = new Map<number, Outcome>();
  const stated = new Set<number>();
  const refusals: RejectedLine[] = [];
  const touched: Touched = { matchIds: new Set(), days: new Set(), newIds: new Set() };
  let repeated = 0;
  let quarantined = 0;
  return {
    count(matchId, outcome) {
      if (outcome === 'imported') touched.newIds.add(matchId);
      const known = outcomes.get(matchId);
      if (known === undefined || known === 'skipped') outcomes.set(matchId, outcome);
    },
    state(matchId) {
      if (stated.has(matchId)) repeated += 1;
      stated.add(matchId);
    },
    touch(matchId, days) {
      touched.matchIds.add(matchId);
      for (const day of days) touched.days.add(day);
    },
    refuse(more) {
      quarantined += more.length;
      refusals.push(...more.slice(0, MAX_REPORTED_REJECTIONS - refusals.length));
    },
    report() {
      const amount = (wanted: Outcome) =>
        [...outcomes.values()].filter((outcome) => outcome === wanted).length;
      return {
        imported: amount('imported'),
        updated: amount('updated'),
        skipped: amount('skipped') + repeated,
        quarantined,
        refusals,
        touched,
      };
    },
  };
}
