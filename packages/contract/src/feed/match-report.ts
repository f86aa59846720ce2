import {
  checkMatch,
  faultText,
  isGoalEvent,
  MATCH_STATUS,
  type MatchReport,
  type Pair,
  type Sport,
} from '@tipmark/domain';
import type { EventRecord, MatchRecord, ScoreRecord } from './feed-record.ts';

/** Records of one source about one match. */
export interface MatchRecords {
  readonly match?: MatchRecord | undefined;
  readonly score?: ScoreRecord | undefined;
  /** Only where they are all there are: goals are counted among them. */
  readonly events?: readonly EventRecord[] | undefined;
}

/** What records report of a match, as the rules of its sport see it. */
export function reportOf(sport: Sport, { match, score, events }: MatchRecords): MatchReport {
  return {
    sport,
    status: score?.status ?? match?.status ?? MATCH_STATUS.scheduled,
    startsAt: match?.startsAt,
    bestOf: match?.bestOf,
    score: score?.score,
    advancing: score?.advancing,
    playedMinutes: score?.playedMinutes,
    ...(events === undefined ? {} : { listedGoals: goalsOf(events) }),
  };
}

/** Why the records of a match cannot all be true, with what to do; undefined where they can. */
export function contradictionIn(
  sport: Sport,
  records: MatchRecords,
  nowSeconds: number,
): string | undefined {
  const fault = checkMatch(reportOf(sport, records), nowSeconds);
  return fault === undefined ? undefined : faultText(fault);
}

/** An own goal is on the side it counts for. */
function goalsOf(events: readonly EventRecord[]): Pair {
  const goals = events.filter(({ type }) => isGoalEvent(type));
  const ofHome = goals.filter(({ side }) => side === 'home').length;
  return [ofHome, goals.length - ofHome];
}
