import {
  closingValue,
  firstAlert,
  HOUR_SECONDS,
  isSettledResult,
  type JudgedAlert,
  type MatchToSettle,
  marketRule,
  matchesCategory,
  matchesMatch,
  type OddType,
  type OutcomeCriteria,
  type PricedLine,
  parseOddType,
  SCANNER_LIMIT,
  scannerBounds,
  settleTip,
} from '@tipmark/domain';
import { NEVER_BEGAN } from '../../../betting/settlement/settle-match.ts';
import { isAbandoned, playOfMatch } from '../../../matches/play/play-of-match.ts';
import type { ScannerLineRow } from '../scanner-queries.ts';
import type { RecordedMatch } from './record-queries.ts';

/** Prices before the odds closed, at times that are known. */
function timedBeforeClose({ at, milli, phases }: ScannerLineRow, closesAt: number): PricedLine {
  const isTimed = (_: number, index: number) => (at[index] ?? 0) < closesAt && !phases?.[index];
  return { at: at.filter(isTimed), milli: milli.filter(isTimed) };
}

/** An outcome at two prices, to be settled by the result of its match. */
export interface PricedAlert {
  readonly oddType: OddType;
  readonly text: string;
  readonly milli: number;
  readonly laterMilli: number;
}

/** A match with a result, and its prices until the odds closed. */
export function judgeOfMatch(
  match: RecordedMatch,
  lines: readonly ScannerLineRow[],
  nowSeconds: number,
) {
  const priced = new Map(
    lines.map((row) => [row.odd_type, timedBeforeClose(row, match.closes_at)] as const),
  );
  const closing = new Map(
    lines.flatMap(({ odd_type: text, at, milli }) => {
      const last = milli[at.findLastIndex((known) => known < match.closes_at)];
      return last === undefined ? [] : [[text, last] as const];
    }),
  );
  const played: MatchToSettle = {
    status: match.status,
    startsAt: match.starts_at,
    isAbandoned: isAbandoned(match, nowSeconds),
    play: playOfMatch(match),
  };
  return {
    /** Site lines by outcome, without prices of no known time: no alert could come with them. */
    priced,
    /** Undefined while the result is not known. */
    judge({ oddType, text, milli, laterMilli }: PricedAlert): JudgedAlert | undefined {
      const result = settleTip(oddType, played, nowSeconds);
      if (!isSettledResult(result)) return undefined;
      const clv = NEVER_BEGAN.has(match.status) ? null : closingValue(text, milli, closing);
      return { matchId: match.id, result, milli, laterMilli, clv };
    },
  };
}

/** What criteria would have found in a match before it began, each outcome once, and its result. */
export function alertsOfMatch(
  match: RecordedMatch,
  lines: readonly ScannerLineRow[],
  criteria: OutcomeCriteria,
  nowSeconds: number,
): JudgedAlert[] {
  const { closes_at: closesAt } = match;
  // bounds that are dates do not apply to a past match
  const { maxMatchTimestamp: _, minChangesTimestamp: __, ...others } = criteria;
  const bounds = scannerBounds(others, closesAt - SCANNER_LIMIT.matchHours * HOUR_SECONDS);
  const scanned = {
    id: match.id,
    leagueId: match.league_id,
    leagueType: match.league_type,
    startsAt: closesAt,
  };
  const wide = { ...bounds, startsUntil: closesAt };
  if (!matchesMatch(wide, scanned)) return [];
  const { priced, judge } = judgeOfMatch(match, lines, nowSeconds);
  return [...priced].flatMap(([text, line]) => {
    const oddType = parseOddType(text);
    if (!oddType || !matchesCategory(bounds, marketRule(oddType.market).category)) return [];
    const alert = firstAlert(line, others, bounds, closesAt);
    if (!alert) return [];
    const { milli, laterMilli } = alert;
    return judge({ oddType, text, milli, laterMilli }) ?? [];
  });
}
