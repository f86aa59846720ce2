export { checkMatch, checkMinute, checkResult, isAheadOfStart } from './check-match.ts';
export { checkSeason, type SeasonDates } from './check-season.ts';
export { checkStatistics, contradictingStatistics } from './check-statistics.ts';
export {
  faultText,
  type MatchFault,
  type MatchReport,
  type ReportedScore,
} from './match-report.ts';
export { type DatedMatch, misdatedMatches } from './misdated-matches.ts';
