import { MATCH_STATUS, type MatchStatus } from '../enumerations/match-status.ts';

/** Finished in the lists' sense: everything at or above `finished`, also moved and canceled. */
export function isFinished(status: MatchStatus): boolean {
  return status >= MATCH_STATUS.finished;
}

/** Live = the match has a live state. */
export function isLive(match: { readonly liveState?: string | undefined }): boolean {
  return match.liveState !== undefined;
}

/** Scheduled = status scheduled with a future date; one that is overdue is only in "all". */
export function isScheduled(
  match: { readonly status: MatchStatus; readonly startsAt: number },
  nowSeconds: number,
): boolean {
  return match.status === MATCH_STATUS.scheduled && match.startsAt > nowSeconds;
}
