import type { LiveChanges } from '@tipmark/contract/live';
import { liveScan } from '@tipmark/contract/live';
import type { Sport } from '@tipmark/domain';
import type { ChangedOutcome } from '../../discovery/scanner/changed-outcomes.ts';
import { toDecimal } from '../../matches/lists/decimal.ts';
import type { SentVersion } from './watched-matches.ts';

/** The scanner's recently changed outcomes, with versions. Bounded: the oldest are dropped. */
export interface ScanChanges {
  note(changed: readonly ChangedOutcome[]): void;
  /** Everything may have changed: clients with an older version have to reload. */
  forget(): void;
  /** Changes since the last time get this version. */
  stamp(version: number): void;
  /** Everything newer under some topics; undefined when more was missed than is kept here. */
  changesSince(topics: readonly string[], sent: SentVersion): LiveChanges['scan'] | undefined;
}

export interface ScanChangesOptions {
  /** Changes before this version are unknown. */
  readonly since: number;
  readonly maxOutcomes?: number;
}

const MAX_OUTCOMES = 20_000;

type Stamped = ChangedOutcome & { readonly version: number };

export function createScanChanges(options: ScanChangesOptions): ScanChanges {
  const { since, maxOutcomes = MAX_OUTCOMES } = options;
  // In the order of their versions, oldest first; each outcome appears once.
  const log = new Map<string, Stamped>();
  let noted: ChangedOutcome[] = [];
  let isForgotten = false;
  let horizon = since;

  function forget(): void {
    noted = [];
    isForgotten = true;
  }

  return {
    note(changed) {
      noted.push(...changed);
      if (noted.length > maxOutcomes) forget();
    },
    forget,
    stamp(version) {
      if (isForgotten) {
        log.clear();
        horizon = version;
        isForgotten = false;
      }
      for (const one of noted) {
        const key = `${one.matchId} ${one.oddType}`;
        log.delete(key);
        log.set(key, { ...one, version });
      }
      noted = [];
      for (const [key, oldest] of log) {
        if (log.size <= maxOutcomes) break;
        horizon = Math.max(horizon, oldest.version);
        log.delete(key);
      }
    },
    changesSince(topics, { until, again }) {
      const isWatched = (sport: Sport) => topics.includes(liveScan(sport));
      const scan: NonNullable<LiveChanges['scan']> = {};
      if (!topics.some((topic) => topic.startsWith('scan:'))) return scan;
      if (until < horizon) return undefined;
      for (const { sport, matchId, oddType, milliOdds, changedAt, version } of log.values()) {
        if (version <= again || !isWatched(sport)) continue;
        const odds = toDecimal(milliOdds);
        scan[matchId] ??= {};
        scan[matchId][oddType] = odds === null ? null : { odds, changedAt };
      }
      return scan;
    },
  };
}
