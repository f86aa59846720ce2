import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';

const BEFORE: ReadonlySet<MatchStatus> = new Set([MATCH_STATUS.scheduled, MATCH_STATUS.moved]);
const RUNNING: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.live,
  MATCH_STATUS.stopped,
  MATCH_STATUS.interrupted,
]);
const MOST_MATCHES = 5_000;

/** 0 before a match, 1 while it runs, 2 once it has ended. */
const progressOf = (status: MatchStatus): number =>
  BEFORE.has(status) ? 0 : RUNNING.has(status) ? 1 : 2;

/** How far matches had come by the answers so far. */
export interface MatchCourse {
  /**
   * Whether a newer answer takes back what an earlier one reported: a match moved after its start,
   * or continued after it was reported as finished.
   */
  readonly isTakenBack: (key: string, status: MatchStatus, at: number) => boolean;
}

export function openMatchCourse(): MatchCourse {
  const seen = new Map<string, { at: number; progress: number }>();
  return {
    isTakenBack(key, status, at) {
      const before = seen.get(key);
      const progress = progressOf(status);
      if (before !== undefined && at < before.at) return false;
      const isBack = before !== undefined && at > before.at && progress < before.progress;
      seen.delete(key);
      seen.set(key, { at, progress });
      const [oldest] = seen.keys();
      if (seen.size > MOST_MATCHES && oldest !== undefined) seen.delete(oldest);
      return isBack;
    },
  };
}
