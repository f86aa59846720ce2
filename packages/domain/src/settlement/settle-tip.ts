import { MATCH_STATUS, type MatchStatus } from '../enumerations/match-status.ts';
import { SPORT } from '../enumerations/sport.ts';
import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import type { OddType } from '../odds/odd-type.ts';
import { countsOf } from './counts-of.ts';
import { decidedResult } from './decided-result.ts';
import type { Play } from './played.ts';
import { brokenOffTennisResult, finishedTennisResult, winnerResult } from './tennis-result.ts';

/** How long a broken-off or moved match may take to be played before tips are returned. */
export const RESUME_WITHIN_SECONDS = 48 * 3_600;
/** A stopped hockey match of so many minutes keeps its official result. */
export const HOCKEY_OFFICIAL_MINUTES = 55;

export type MatchToSettle = {
  readonly status: MatchStatus;
  /** Start the tips were made for, unix seconds. */
  readonly startsAt: number;
  /** New start of a moved match, when it is known. */
  readonly movedTo?: number;
  /** Tennis: the tournament gave the match up. */
  readonly isAbandoned?: boolean;
  readonly play: Play;
};

/**
 * Result of a tip on an outcome. Asked again later it may turn from pending into a result, and
 * into another one only when the match itself was corrected.
 */
export function settleTip(oddType: OddType, match: MatchToSettle, nowSeconds: number): TipResult {
  const hasWaited = nowSeconds >= match.startsAt + RESUME_WITHIN_SECONDS;
  switch (match.status) {
    case MATCH_STATUS.scheduled:
    case MATCH_STATUS.live:
      return TIP_RESULT.pending;
    case MATCH_STATUS.finished:
      return finishedResult(oddType, match.play) ?? returnedIf(hasWaited);
    case MATCH_STATUS.moved:
      return returnedIf(isMovedFar(match, hasWaited));
    case MATCH_STATUS.canceled:
    case MATCH_STATUS.walkover:
      return TIP_RESULT.returned;
    case MATCH_STATUS.stopped:
    case MATCH_STATUS.interrupted:
      return isGivenUp(match, hasWaited) ? givenUpResult(oddType, match) : TIP_RESULT.pending;
    case MATCH_STATUS.finishedRetired:
      return retiredResult(oddType, match.play);
    case MATCH_STATUS.awarded:
      return brokenOffResult(oddType, match.play) ?? TIP_RESULT.returned;
  }
}

function returnedIf(isReturned: boolean): TipResult {
  return isReturned ? TIP_RESULT.returned : TIP_RESULT.pending;
}

function isMovedFar({ startsAt, movedTo }: MatchToSettle, hasWaited: boolean): boolean {
  return movedTo === undefined ? hasWaited : movedTo - startsAt > RESUME_WITHIN_SECONDS;
}

function isGivenUp(match: MatchToSettle, hasWaited: boolean): boolean {
  return match.play.sport === SPORT.tennis ? match.isAbandoned === true : hasWaited;
}

function givenUpResult(oddType: OddType, { status, play }: MatchToSettle): TipResult {
  const isOfficial =
    status === MATCH_STATUS.stopped &&
    play.sport === SPORT.hockey &&
    play.minutesPlayed >= HOCKEY_OFFICIAL_MINUTES;
  const result = isOfficial ? finishedResult(oddType, play) : brokenOffResult(oddType, play);
  return result ?? TIP_RESULT.returned;
}

function finishedResult(oddType: OddType, play: Play): TipResult | undefined {
  if (play.sport === SPORT.tennis) return finishedTennisResult(oddType, play);
  const counts = countsOf(oddType.market, play, true);
  return counts && decidedResult(oddType, counts);
}

function brokenOffResult(oddType: OddType, play: Play): TipResult | undefined {
  if (play.sport === SPORT.tennis) return brokenOffTennisResult(oddType, play);
  const counts = countsOf(oddType.market, play, false);
  return counts && decidedResult(oddType, counts);
}

/** The winner counts once a set was completed; the rest as in any match that was broken off. */
function retiredResult(oddType: OddType, play: Play): TipResult {
  const isWinner = play.sport === SPORT.tennis && oddType.market === 'win';
  if (!isWinner) return brokenOffResult(oddType, play) ?? TIP_RESULT.returned;
  return (play.completedSets > 0 ? winnerResult(oddType, play) : undefined) ?? TIP_RESULT.returned;
}
