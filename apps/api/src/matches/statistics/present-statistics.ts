import type { EventSummaryList, RefereeStatistics } from '@tipmark/contract';
import {
  type Average,
  averageTotal,
  outcomesOf,
  type PlayedMatch,
  partTotal,
  recordOf,
  refereeRecord,
  type Sport,
  seriesOf,
  sportRules,
  summaryOf,
  totalsOf,
} from '@tipmark/domain';
import { rounded } from '../lists/rounded.ts';

export function presentAverage(mean: Average | null): Average | null {
  return mean && { average: rounded(mean.average), of: mean.of };
}

/**
 * Sums and shares of matches.
 * @param teamId the team they belong to; without it home and away are split
 */
export function presentStatistics(sport: Sport, matches: readonly PlayedMatch[], teamId?: number) {
  const { score, statistics } = sportRules(sport);
  return {
    outcomes: outcomesOf(matches),
    averages: {
      match: presentAverage(averageTotal(matches)),
      parts: Array.from({ length: score.regularParts }, (_, part) =>
        presentAverage(averageTotal(matches, partTotal(part))),
      ),
    },
    totals: totalsOf(matches, statistics.totalLines),
    summary: summaryOf(matches, teamId).map((row) => ({
      ...row,
      own: rounded(row.own),
      other: rounded(row.other),
    })),
  };
}

/** Streaks of a team; a sport without a main total has none. */
export function seriesOfTeam(sport: Sport, matches: readonly PlayedMatch[], teamId: number) {
  const { mainTotalLine: line } = sportRules(sport);
  return line === null ? [] : seriesOf(matches, teamId, line);
}

/** Sums, shares and streaks of a team's matches. */
export function presentSummary(
  side: EventSummaryList['side'],
  sport: Sport,
  teamId: number,
  matches: readonly PlayedMatch[],
): EventSummaryList {
  const series = seriesOfTeam(sport, matches, teamId);
  const record = recordOf(matches, teamId);
  return { side, record, ...presentStatistics(sport, matches, teamId), series };
}

export function presentRefereeStatistics(matches: readonly PlayedMatch[]): RefereeStatistics {
  const record = refereeRecord(matches);
  return {
    ...record,
    yellowCards: presentAverage(record.yellowCards),
    redCards: presentAverage(record.redCards),
    penalties: presentAverage(record.penalties),
    fouls: presentAverage(record.fouls),
  };
}
