import type { EventSummaryList, RefereeFigures } from '@tipmark/contract';
import {
  type Average,
  averageTotal,
  MAIN_TOTAL_LINE,
  outcomesOf,
  type PlayedMatch,
  partTotal,
  refereeRecord,
  type Sport,
  seriesOf,
  summaryOf,
  TOTAL_LINES,
  totalsOf,
} from '@tipmark/domain';

const CENTS = 100;

/** Two decimals: a mean of a few matches says no more. */
export function rounded(value: number): number {
  return Math.round(value * CENTS) / CENTS;
}

export function presentAverage(mean: Average | null): Average | null {
  return mean && { average: rounded(mean.average), of: mean.of };
}

/** Sums, shares and runs of a team's matches. @param parts halves or periods of the sport */
export function presentSummary(
  side: EventSummaryList['side'],
  sport: Sport,
  teamId: number,
  matches: readonly PlayedMatch[],
  parts: number,
): EventSummaryList {
  const line = MAIN_TOTAL_LINE[sport];
  return {
    side,
    outcomes: outcomesOf(matches),
    averages: {
      match: presentAverage(averageTotal(matches)),
      parts: Array.from({ length: parts }, (_, part) =>
        presentAverage(averageTotal(matches, partTotal(part))),
      ),
    },
    totals: totalsOf(matches, TOTAL_LINES[sport]),
    summary: summaryOf(matches, teamId).map((row) => ({
      ...row,
      own: rounded(row.own),
      other: rounded(row.other),
    })),
    series: line === null ? [] : seriesOf(matches, teamId, line),
  };
}

export function presentRefereeFigures(matches: readonly PlayedMatch[]): RefereeFigures {
  const record = refereeRecord(matches);
  return {
    ...record,
    yellowCards: presentAverage(record.yellowCards),
    redCards: presentAverage(record.redCards),
    penalties: presentAverage(record.penalties),
    fouls: presentAverage(record.fouls),
  };
}
