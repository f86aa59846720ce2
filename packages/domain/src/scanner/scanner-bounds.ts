import { HOUR_SECONDS } from '../constants/unit-seconds.ts';
import { SCANNER_SORT, type ScannerSort, VALUE_KIND } from '../enumerations/search-filters.ts';
import type { OutcomeCriteria } from './scanner-criteria.ts';
import { SCANNER_LIMIT } from './scanner-limits.ts';

const MILLI = 1_000;
/** Odds have three decimals; further digits are floating-point noise. */
const NOISE = 1e-6;

/**
 * Criteria as plain bounds at one instant; an absent criterion is a bound that excludes nothing.
 */
export interface ScannerBounds {
  readonly sortType: ScannerSort;
  /** Matches start after `startsAfter` and not after `startsUntil`, unix seconds. */
  readonly startsAfter: number;
  readonly startsUntil: number;
  readonly minMilliOdds: number;
  readonly maxMilliOdds: number;
  readonly matchIds: ReadonlySet<number> | undefined;
  readonly leagueIds: ReadonlySet<number> | undefined;
  readonly exceptLeagueIds: ReadonlySet<number> | undefined;
  /** Bit n = number n is selected. */
  readonly leagueCategories: number;
  readonly outcomeCategories: number;
  /** Prices are compared with the one at this instant; undefined = with the first. */
  readonly comparedAt: number | undefined;
  /** 1 risen only, −1 fallen only, 0 either way or not at all. */
  readonly direction: -1 | 0 | 1;
  readonly minChangePercent: number;
  readonly minValuePercent: number | undefined;
  readonly isValueToModel: boolean;
  readonly createdFrom: number;
  readonly changedAfter: number;
}

const EVERYTHING = -1;

/** A list of small numbers as bits; an empty list selects as little as none: everything. */
function bitsOf(values: readonly number[] | null | undefined): number {
  if (!values?.length) return EVERYTHING;
  return values.reduce((bits, value) => bits | (1 << value), 0);
}

function setOf(ids: readonly number[] | null | undefined): ReadonlySet<number> | undefined {
  return ids?.length ? new Set(ids) : undefined;
}

function directionOf({ isRise, minChangePercent }: OutcomeCriteria): -1 | 0 | 1 {
  if (typeof isRise === 'boolean') return isRise ? 1 : -1;
  return typeof minChangePercent === 'number' ? -1 : 0;
}

/**
 * Criteria as bounds at an instant (unix seconds). Only matches that have not begun and start
 * within the scanner's own horizon are ever selected.
 * @param knownAt the instant of the prices; earlier than `nowSeconds` in the demo
 */
export function scannerBounds(
  criteria: OutcomeCriteria,
  nowSeconds: number,
  knownAt: number = nowSeconds,
): ScannerBounds {
  const { matchHours, maxMatchTimestamp, minOdds, maxOdds, changesHours, oddsCreated } = criteria;
  return {
    sortType: criteria.sortType ?? SCANNER_SORT.drop,
    startsAfter: nowSeconds,
    startsUntil: Math.min(
      nowSeconds + (matchHours || SCANNER_LIMIT.matchHours) * HOUR_SECONDS,
      maxMatchTimestamp || Number.POSITIVE_INFINITY,
    ),
    minMilliOdds: Math.ceil((minOdds ?? 0) * MILLI - NOISE),
    maxMilliOdds: Math.floor((maxOdds ?? Number.POSITIVE_INFINITY) * MILLI + NOISE),
    matchIds: setOf(criteria.matchIds),
    leagueIds: setOf(criteria.leagueIds),
    exceptLeagueIds: setOf(criteria.exceptLeagueIds),
    leagueCategories: bitsOf(criteria.leagueCategories),
    outcomeCategories: bitsOf(criteria.outcomeCategories),
    comparedAt: changesHours ? knownAt - changesHours * HOUR_SECONDS : undefined,
    direction: directionOf(criteria),
    minChangePercent: criteria.minChangePercent ?? 0,
    minValuePercent: criteria.minValuePercent ?? undefined,
    isValueToModel: criteria.valueKind === VALUE_KIND.toModel,
    createdFrom: oddsCreated ? knownAt - oddsCreated * HOUR_SECONDS : Number.NEGATIVE_INFINITY,
    changedAfter: criteria.minChangesTimestamp || Number.NEGATIVE_INFINITY,
  };
}

export interface ScannedMatch {
  readonly id: number;
  readonly leagueId: number;
  /** A value of LEAGUE_TYPE. */
  readonly leagueType: number;
  readonly startsAt: number;
}

export function matchesMatch(bounds: ScannerBounds, match: ScannedMatch): boolean {
  const { matchIds, leagueIds, exceptLeagueIds } = bounds;
  return (
    match.startsAt > bounds.startsAfter &&
    match.startsAt <= bounds.startsUntil &&
    (bounds.leagueCategories & (1 << match.leagueType)) !== 0 &&
    matchIds?.has(match.id) !== false &&
    leagueIds?.has(match.leagueId) !== false &&
    exceptLeagueIds?.has(match.leagueId) !== true
  );
}

/** @param percent signed move of the price */
export function matchesChange(
  { direction, minChangePercent }: ScannerBounds,
  percent: number,
): boolean {
  if (direction === 0) return true;
  const size = direction * percent;
  return size > 0 && size >= minChangePercent;
}

export function matchesCategory({ outcomeCategories }: ScannerBounds, category: number): boolean {
  return (outcomeCategories & (1 << category)) !== 0;
}

/** @param percent value of the requested kind, NaN where unknown */
export function matchesValue({ minValuePercent }: ScannerBounds, percent: number): boolean {
  return minValuePercent === undefined || percent >= minValuePercent;
}
