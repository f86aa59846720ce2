export { type OutcomeCounts, outcomesOf, recordOf, type SideRecord } from './outcomes.ts';
export {
  COUNTS,
  type Count,
  FIGURES,
  type Figure,
  goalsOf,
  type PlayedMatch,
  type SideFigures,
} from './played-match.ts';
export {
  type LineupPlayer,
  type PlayedLineup,
  probableLineup,
} from './probable-lineup.ts';
export {
  ENOUGH_REFEREED_MATCHES,
  type PerMatch,
  type RefereeRecord,
  refereeRecord,
} from './referee-record.ts';
export {
  MIN_SERIES,
  SERIES_KINDS,
  type Series,
  type SeriesKind,
  type SeriesScope,
  seriesOf,
} from './series.ts';
export { SHARES, type Share, type SummaryRow, summaryOf } from './summary.ts';
export {
  type TeamTotals,
  teamTotals,
  totalsMarketsOf,
  totalsRule,
} from './team-totals.ts';
export {
  type Average,
  averageTotal,
  goalsTotal,
  type LineCount,
  partTotal,
  type TotalOf,
  totalsOf,
} from './totals.ts';
