import { MATCH_STATUS } from '../enumerations/match-status.ts';
import { type Pair, sumPairs } from '../matches/played.ts';
import type { GoalRules } from '../sports/sport-rules.ts';
import { sportRules } from '../sports/sports.ts';
import type { MatchFault, MatchReport, ReportedScore } from './match-report.ts';
import { isShootoutResult } from './shootout-results.ts';

const text = (pair: Pair): string => pair.join(':');
const isLevel = ([home, away]: Pair): boolean => home === away;
const isAbove = (one: Pair, other: Pair): boolean => one[0] > other[0] || one[1] > other[1];
const isSame = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];

interface Goals {
  readonly report: MatchReport;
  readonly score: ReportedScore;
  readonly rules: GoalRules;
  readonly total: Pair;
  /** Sum of the parts that are reported. */
  readonly ofParts: Pair;
  /** All parts of regular time are reported. */
  readonly areAllParts: boolean;
}

/** The first contradiction between the parts of a score of goals. */
export function checkGoals(report: MatchReport, rules: GoalRules): MatchFault | undefined {
  const { score, status, sport } = report;
  // The score of an awarded match is the tribunal's, whatever was played.
  if (score === null || score === undefined || status === MATCH_STATUS.awarded) return undefined;
  const { regularParts, includesOvertime } = sportRules(sport).score;
  const periods = score.periods ?? [];
  const regular = periods.slice(0, regularParts);
  const later = periods.slice(regularParts);
  const overtime = later.length === 0 ? undefined : sumPairs(later);
  // Some sources report overtime as a further period, too.
  const isOvertime =
    includesOvertime && (!score.extra || overtime === undefined || isSame(score.extra, overtime));
  if (overtime !== undefined && !isOvertime) {
    return {
      field: 'score.periods',
      reason: `${periods.length} parts in a match of ${regularParts}`,
      remedy: 'report goals after regular time as those of extra time',
    };
  }
  const of: Goals = {
    report,
    rules,
    total: [score.home, score.away],
    ofParts: sumPairs(regular),
    score: overtime === undefined ? score : { ...score, extra: overtime },
    areAllParts: regular.length === regularParts,
  };
  return checkShootout(of) ?? checkOvertime(of) ?? checkParts(of) ?? checkListed(of);
}

function checkShootout({ report, score, rules }: Goals): MatchFault | undefined {
  const { penalties } = score;
  if (!penalties || report.status !== MATCH_STATUS.finished) return undefined;
  if (!isShootoutResult(penalties, rules.shootoutRounds)) {
    return {
      field: 'score.penalties',
      reason: `a shoot-out cannot end ${text(penalties)}`,
      remedy: 'correct it, or report the match as finished only after the last attempt',
    };
  }
  const winner = penalties[0] > penalties[1] ? 'home' : 'away';
  if (!report.advancing || report.advancing === winner) return undefined;
  return {
    field: 'advancing',
    reason: `the ${report.advancing} side lost the shoot-out ${text(penalties)}`,
    remedy: 'correct the winner or the shoot-out',
  };
}

/** Overtime that ends with its first goal, and follows a level score. */
function checkOvertime(of: Goals): MatchFault | undefined {
  const { score, rules, report, ofParts, areAllParts } = of;
  if (rules.overtimeGoals === null) return undefined;
  const extra = score.extra ?? [0, 0];
  const goals = extra[0] + extra[1];
  if (goals > rules.overtimeGoals) {
    return {
      field: 'score.extra',
      reason: `overtime ends with its first goal, not ${text(extra)}`,
      remedy: 'report only the goal of overtime, or the shoot-out',
    };
  }
  if (goals > 0 && score.penalties) {
    return {
      field: 'score.penalties',
      reason: `no shoot-out follows overtime that ended ${text(extra)}`,
      remedy: 'report either the goal of overtime or the shoot-out',
    };
  }
  // The second of two matches has overtime by the score of both; its source names who advances.
  const isOfTie = report.advancing !== null && report.advancing !== undefined;
  const isAfterAll = goals > 0 || Boolean(score.penalties);
  if (!isAfterAll || !areAllParts || isOfTie || isLevel(ofParts)) return undefined;
  return {
    field: 'score.extra',
    reason: `regular time ended ${text(ofParts)}, so it was over`,
    remedy: 'correct the periods, or leave overtime and shoot-out out',
  };
}

function checkParts(of: Goals): MatchFault | undefined {
  const { score, total, ofParts, areAllParts } = of;
  if (score.periods === null || score.periods === undefined) return undefined;
  if (isAbove(ofParts, total)) return partsFault(of);
  if (!areAllParts) return undefined;
  const isSum = goalsAfter(of).some((goals) => isSame(sumPairs([ofParts, goals]), total));
  return isSum ? undefined : partsFault(of);
}

/** What the score may contain besides regular time. */
function goalsAfter({ score: { extra, penalties }, report }: Goals): Pair[] {
  if (!sportRules(report.sport).score.includesOvertime) return [[0, 0]];
  if (!penalties || isLevel(penalties)) return [extra ?? [0, 0]];
  const won: Pair = penalties[0] > penalties[1] ? [1, 0] : [0, 1];
  // While it is running, no goal counts yet.
  return report.status === MATCH_STATUS.finished ? [won] : [[0, 0], won];
}

function partsFault({ score, total, ofParts }: Goals): MatchFault {
  const [first] = score.periods ?? [];
  const isHalf = score.periods?.length === 1 && first !== undefined;
  return {
    field: 'score.periods',
    reason: isHalf
      ? `${text(first)} of the first part is above the score ${text(total)}`
      : `parts of ${text(ofParts)} do not add up to the score ${text(total)}`,
    remedy: 'correct the parts or the score',
  };
}

/** A list of goals may have gaps, but it cannot have more goals than the score. */
function checkListed({ report, score, total }: Goals): MatchFault | undefined {
  const { listedGoals } = report;
  if (listedGoals === undefined) return undefined;
  const { includesOvertime } = sportRules(report.sport).score;
  const all = sumPairs([total, includesOvertime ? [0, 0] : (score.extra ?? [0, 0])]);
  if (!isAbove(listedGoals, all)) return undefined;
  return {
    field: 'goals',
    reason: `${text(listedGoals)} goals are listed beside the score ${text(all)}`,
    remedy: 'correct the score or the goals',
  };
}
