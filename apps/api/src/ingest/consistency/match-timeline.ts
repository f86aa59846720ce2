import { type MatchRecord, reportOf, type ScoreRecord } from '@tipmark/contract/feed';
import { checkMatch, isAheadOfStart, type MatchFault, type Sport } from '@tipmark/domain';
import { statusRank } from '../matches/status-rank.ts';
import type { KnownMatch } from './known-match-queries.ts';

/** A match from record to record: each is checked against what those before it reported. */
export interface MatchTimeline {
  /** Whether there is a match that a score can belong to. */
  isKnown(): boolean;
  /** The contradiction in a record; a sound one is part of the course from then on. */
  checkMatch(
    record: MatchRecord,
    more: (record: MatchRecord) => MatchFault | undefined,
  ): MatchFault | undefined;
  checkScore(record: ScoreRecord): MatchFault | undefined;
}

/**
 * The course of a match from its stored state on. A record is checked alike whether the one before
 * it is stored or in the same batch.
 */
export function createTimeline(
  sport: Sport,
  stored: KnownMatch | undefined,
  nowSeconds: number,
): MatchTimeline {
  let schedule: Pick<KnownMatch, 'startsAt' | 'bestOf'> | undefined = stored && {
    startsAt: stored.startsAt,
    bestOf: stored.bestOf,
  };
  let status = stored?.status;
  // What was reported in play has begun, whenever it was scheduled, and so has what ended since.
  const hasBegun = () =>
    status !== undefined &&
    schedule !== undefined &&
    (statusRank(status) === 1 || isAheadOfStart({ ...schedule, status }, nowSeconds));
  const latestStart = () => (hasBegun() ? Number.POSITIVE_INFINITY : nowSeconds);
  /** A match that began is not before its start again because a schedule is repeated. */
  const reach = (next: KnownMatch['status']) => {
    if (status === undefined || statusRank(next) >= statusRank(status)) status = next;
  };
  return {
    isKnown: () => schedule !== undefined,
    checkMatch(record, more) {
      const fault = checkMatch(reportOf(sport, { match: record }), latestStart()) ?? more(record);
      if (fault !== undefined) return fault;
      schedule = { startsAt: record.startsAt, bestOf: record.bestOf ?? schedule?.bestOf ?? null };
      reach(record.status);
      return undefined;
    },
    checkScore(record) {
      const report = { ...reportOf(sport, { score: record }), ...schedule };
      const fault = checkMatch(report, latestStart());
      if (fault === undefined) reach(record.status);
      return fault;
    },
  };
}
