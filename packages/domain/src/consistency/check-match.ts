import { MATCH_STATUS, type MatchStatus } from '../enumerations/match-status.ts';
import type { Sport } from '../enumerations/sport.ts';
import { sportRules } from '../sports/sports.ts';
import { checkGoals } from './check-goals.ts';
import { checkSets } from './check-sets.ts';
import type { MatchFault, MatchReport } from './match-report.ts';

/** A start in the future by less than this may be a wrong time zone. */
const CLOCK_TOLERANCE_SECONDS = 86_400;

/** Statuses of a match that was played to some end. */
const ENDED: ReadonlySet<MatchStatus> = new Set([
  MATCH_STATUS.finished,
  MATCH_STATUS.finishedRetired,
]);

/**
 * Checks what a source reports of a match as a whole: its parts against each other by the rules of
 * its sport, and against the clock.
 * @returns the first contradiction, undefined where there is none
 */
export function checkMatch(report: MatchReport, nowSeconds: number): MatchFault | undefined {
  return checkClock(report, nowSeconds) ?? checkResult(report);
}

/** The same without the clock. */
export function checkResult(report: MatchReport): MatchFault | undefined {
  const rules = sportRules(report.sport).goals;
  return (
    checkUnplayed(report) ??
    checkMinutes(report) ??
    (rules === null ? checkSets(report) : checkGoals(report, rules))
  );
}

/** Whether a match is reported as played to an end though its start is still to come. */
export function isAheadOfStart(
  { status, startsAt }: Pick<MatchReport, 'status'> & { readonly startsAt: number },
  nowSeconds: number,
): boolean {
  return ENDED.has(status) && startsAt > nowSeconds + CLOCK_TOLERANCE_SECONDS;
}

function checkClock({ status, startsAt }: MatchReport, nowSeconds: number): MatchFault | undefined {
  if (startsAt === undefined || !isAheadOfStart({ status, startsAt }, nowSeconds)) return undefined;
  const day = new Date(startsAt * 1_000).toISOString().slice(0, 10);
  return {
    field: 'startsAt',
    reason: `a match of ${day} cannot have been played yet`,
    remedy: 'correct the day, or leave the result out until it is played',
  };
}

/** A match before its start has no result; sources may send 0:0. */
function checkUnplayed({ status, score }: MatchReport): MatchFault | undefined {
  if (status !== MATCH_STATUS.scheduled || !score) return undefined;
  if (score.home === 0 && score.away === 0) return undefined;
  return {
    field: 'status',
    reason: `a match with the score ${score.home}:${score.away} is not before its start`,
    remedy: 'report it as live or finished, or leave the score out',
  };
}

function checkMinutes({ sport, playedMinutes }: MatchReport): MatchFault | undefined {
  const most = sportRules(sport).goals?.lastMinute;
  if (!playedMinutes || most === undefined || playedMinutes <= most) return undefined;
  return {
    field: 'playedMinutes',
    reason: `${playedMinutes} is above ${most}`,
    remedy: 'report the full minutes played',
  };
}

/** Whether an event of the sport can have a minute; a play-off of hockey may last for hours. */
export function checkMinute(sport: Sport, minute: number): MatchFault | undefined {
  const most = sportRules(sport).goals?.lastMinute;
  if (most === undefined || minute <= most) return undefined;
  return {
    field: 'minute',
    reason: `${minute} is above ${most}, the most a match can last`,
    remedy: 'count the minutes from the start of the match, with stoppage time beside them',
  };
}
