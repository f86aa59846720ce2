import { HOUR_SECONDS } from '../constants/unit-seconds.ts';
import { movementPercent } from '../odds/movement.ts';
import { matchesChange, type ScannerBounds } from './scanner-bounds.ts';
import type { OutcomeCriteria } from './scanner-criteria.ts';
import { SCANNER_LIMIT } from './scanner-limits.ts';

/** A site line: from each instant (unix seconds, ascending) on a price in milli-odds. */
export interface PricedLine {
  readonly at: readonly number[];
  readonly milli: readonly number[];
}

/** A hypothetical alert on an outcome, and its time. */
export interface FirstAlert {
  readonly at: number;
  readonly milli: number;
  /** The price a minute later: available to a user who had to read first. */
  readonly laterMilli: number;
}

/** The delay until an alert is read. */
const LATER_SECONDS = 60;

/** Index of the price valid at an instant; −1 before the first. */
const indexAt = ({ at }: PricedLine, seconds: number): number =>
  at.findLastIndex((known) => known <= seconds);

/**
 * The first instant at which an outcome met the criteria of a template before its odds closed: when
 * its price changed, when a price to compare with became old enough, or when its match came near
 * enough. Calendar bounds belong to the day they were written for and are ignored.
 */
export function firstAlert(
  line: PricedLine,
  criteria: OutcomeCriteria,
  bounds: ScannerBounds,
  closesAt: number,
): FirstAlert | undefined {
  const { matchHours, changesHours, oddsCreated } = criteria;
  const [opened] = line.at;
  if (opened === undefined) return undefined;
  const compareSeconds = (changesHours || 0) * HOUR_SECONDS;
  const near = closesAt - (matchHours || SCANNER_LIMIT.matchHours) * HOUR_SECONDS;
  const old = oddsCreated ? opened + oddsCreated * HOUR_SECONDS : Number.POSITIVE_INFINITY;
  const looks = [
    ...line.at,
    ...(compareSeconds === 0 ? [] : line.at.map((at) => at + compareSeconds)),
    near,
  ]
    .filter((at) => at >= opened && at >= near && at < closesAt && at <= old)
    .toSorted((one, other) => one - other);
  for (const at of looks) {
    const milli = line.milli[indexAt(line, at)] ?? 0;
    if (milli < bounds.minMilliOdds || milli > bounds.maxMilliOdds) continue;
    const compared = compareSeconds === 0 ? 0 : Math.max(0, indexAt(line, at - compareSeconds));
    if (!matchesChange(bounds, movementPercent(line.milli[compared] ?? 0, milli))) continue;
    const prices = pricesOfAlert(line, at, closesAt);
    return prices && { at, ...prices };
  }
  return undefined;
}

/** The prices available to a reader of an alert on an outcome at an instant. */
export function pricesOfAlert(
  line: PricedLine,
  at: number,
  closesAt: number,
): { readonly milli: number; readonly laterMilli: number } | undefined {
  const milli = line.milli[indexAt(line, at)];
  if (milli === undefined) return undefined;
  const later = Math.max(at, Math.min(at + LATER_SECONDS, closesAt - 1));
  return { milli, laterMilli: line.milli[indexAt(line, later)] ?? milli };
}
