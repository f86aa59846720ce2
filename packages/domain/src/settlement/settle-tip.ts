import { MATCH_STATUS, type MatchStatus } from '../enumerations/match-status.ts';
import { TIP_RESULT, type TipResult } from '../enumerations/tip-result.ts';
import type { Play } from '../matches/played.ts';
import type { OddType } from '../odds/odd-type.ts';
import { sportRules } from '../sports/sports.ts';
import { contradictsItself } from './contradiction-of-play.ts';
import { halvesResult } from './halves-result.ts';
import { periodsResult } from './periods-result.ts';
import type { ResultRules } from './result-rules.ts';
import { setsResult } from './sets-result.ts';

/** Time for playing an abandoned or moved match before tips are returned. */
export const RESUME_WITHIN_SECONDS = 48 * 3_600;

export interface MatchToSettle {
  readonly status: MatchStatus;
  /** Start the tips were made for, unix seconds. */
  readonly startsAt: number;
  /** New start of a moved match, when it is known. */
  readonly movedTo?: number;
  /** A match that waits for its tournament was abandoned for good. */
  readonly isAbandoned?: boolean;
  readonly play: Play;
}

/**
 * Result of a tip on an outcome. A later call may turn pending into a result, and one result into
 * another only when the match itself was corrected. What contradicts itself stays pending.
 */
export function settleTip(oddType: OddType, match: MatchToSettle, nowSeconds: number): TipResult {
  const hasWaited = nowSeconds >= match.startsAt + RESUME_WITHIN_SECONDS;
  if (contradictsItself(match.play, match.status)) return TIP_RESULT.pending;
  switch (match.status) {
    case MATCH_STATUS.scheduled:
    case MATCH_STATUS.live:
      return TIP_RESULT.pending;
    case MATCH_STATUS.finished:
      return resultsOf(match.play).finished(oddType, match.play) ?? returnedIf(hasWaited);
    case MATCH_STATUS.moved:
      return returnedIf(isMovedFar(match, hasWaited));
    case MATCH_STATUS.canceled:
    case MATCH_STATUS.walkover:
      return TIP_RESULT.returned;
    case MATCH_STATUS.stopped:
    case MATCH_STATUS.interrupted:
      return isGivenUp(match, hasWaited) ? givenUpResult(oddType, match) : TIP_RESULT.pending;
    case MATCH_STATUS.finishedRetired:
      return resultsOf(match.play).retired(oddType, match.play) ?? TIP_RESULT.returned;
    case MATCH_STATUS.awarded:
      return resultsOf(match.play).brokenOff(oddType, match.play) ?? TIP_RESULT.returned;
  }
}

/** How counts are read from what was played; the rules found are those of the same kind of play. */
function resultsOf(play: Play): ResultRules<Play> {
  if ('sets' in play) return setsResult as ResultRules<Play>;
  return ('periods' in play ? periodsResult : halvesResult) as ResultRules<Play>;
}

function returnedIf(isReturned: boolean): TipResult {
  return isReturned ? TIP_RESULT.returned : TIP_RESULT.pending;
}

function isMovedFar({ startsAt, movedTo }: MatchToSettle, hasWaited: boolean): boolean {
  return movedTo === undefined ? hasWaited : movedTo - startsAt > RESUME_WITHIN_SECONDS;
}

function isGivenUp(match: MatchToSettle, hasWaited: boolean): boolean {
  const { waitsForTournament } = sportRules(match.play.sport).settlement;
  return waitsForTournament ? match.isAbandoned === true : hasWaited;
}

function givenUpResult(oddType: OddType, { status, play }: MatchToSettle): TipResult {
  const isOfficial = status === MATCH_STATUS.stopped && hasOfficialResult(play);
  const { finished, brokenOff } = resultsOf(play);
  return (isOfficial ? finished : brokenOff)(oddType, play) ?? TIP_RESULT.returned;
}

function hasOfficialResult(play: Play): boolean {
  const { officialMinutes } = sportRules(play.sport).settlement;
  return (
    officialMinutes !== null && 'minutesPlayed' in play && play.minutesPlayed >= officialMinutes
  );
}
