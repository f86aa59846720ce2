import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';

const RANK: Record<MatchStatus, number> = {
  [MATCH_STATUS.scheduled]: 0,
  [MATCH_STATUS.moved]: 0,
  [MATCH_STATUS.live]: 1,
  [MATCH_STATUS.stopped]: 1,
  [MATCH_STATUS.interrupted]: 1,
  [MATCH_STATUS.finished]: 2,
  [MATCH_STATUS.canceled]: 2,
  [MATCH_STATUS.walkover]: 2,
  [MATCH_STATUS.finishedRetired]: 2,
  [MATCH_STATUS.awarded]: 2,
};

/** Progress of a match: 0 before it, 1 during it, 2 finished. */
export function statusRank(status: MatchStatus): number {
  return RANK[status];
}

/** Statuses with a winner that need no score. */
const DECIDED: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.walkover,
  MATCH_STATUS.finishedRetired,
  MATCH_STATUS.awarded,
]);

/** Whether a status is that of a match with a result. */
export const isDecided = (status: MatchStatus): boolean =>
  status === MATCH_STATUS.finished || DECIDED.has(status);

/** Whether the result of a match is known, and not only its schedule. */
export const hasResult = (of: { readonly status: MatchStatus; readonly score: unknown }): boolean =>
  DECIDED.has(of.status) || (statusRank(of.status) === 2 && of.score !== null);
