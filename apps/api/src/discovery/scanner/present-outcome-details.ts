import type { BookmakerOfOutcome, OutcomeDetails } from '@tipmark/contract';
import {
  ANSWER_LIMIT,
  marketRule,
  movementPercent,
  parseOddType,
  SCANNER_LIMIT,
} from '@tipmark/domain';
import { downsample } from '../../matches/odds/downsample.ts';
import { SILENT_SECONDS } from '../../matches/odds/reporting-queries.ts';
import { marketValueAt, type OddsBlock } from './odds-block.ts';
import type { OutcomePricesRow } from './outcome-details-queries.ts';
import { knownPercent, toPercent } from './present-scan.ts';
import { comparedChange, PRICE_PHASES } from './untimed.ts';

const MILLI = 1_000;
const PERCENT = 100;

export interface DetailsRequest {
  readonly oddsTypes: readonly string[];
  /** Prices are compared with those of this instant; undefined = with the first. */
  readonly comparedAt: number | undefined;
  readonly changedAfter: number;
  readonly createdFrom: number;
  readonly nowSeconds: number;
}

/** Changes of a price: from the first one, and since the instant of the comparison. */
function movesOf({ at, milli, phases }: OutcomePricesRow, comparedAt: number | undefined) {
  const first = milli[0] ?? 0;
  const odds = milli.at(-1) ?? 0;
  const now = at.length - 1;
  const untimed = { has: (index: number) => Boolean(phases?.[index]) };
  const index = comparedAt === undefined ? 0 : at.findLastIndex((instant) => instant <= comparedAt);
  const compared = comparedAt === undefined ? 0 : comparedChange(index, { first: 0, now, untimed });
  const was = milli[compared] ?? first;
  const timeOf = (of: number) => (untimed.has(of) ? null : (at[of] ?? 0));
  const phase = PRICE_PHASES[phases?.[now] ?? 0];
  return {
    first: first / MILLI,
    odds: odds / MILLI,
    was: was / MILLI,
    isKnownThen: compared <= index || untimed.has(now),
    changePercent: toPercent(movementPercent(was, odds)),
    createdAt: timeOf(0),
    changedAt: timeOf(now),
    ...(phase && { phase }),
  };
}

/** Without prices that have no times. */
function pointsOf({ at, milli, phases }: OutcomePricesRow, limit: number): [number, number][] {
  const points = at.flatMap((instant, index): [number, number][] =>
    phases?.[index] ? [] : [[instant, (milli[index] ?? 0) / MILLI]],
  );
  return downsample(points, limit);
}

function presentBookmaker(
  row: OutcomePricesRow,
  comparedAt: number | undefined,
  isSilent: boolean,
): BookmakerOfOutcome {
  const { isKnownThen, was, ...moves } = movesOf(row, comparedAt);
  return {
    id: row.bookmaker_id ?? 0,
    name: row.name ?? '',
    ...moves,
    was: isKnownThen ? was : null,
    confirmedAt: row.confirmed_at,
    isSilent,
    points: pointsOf(row, SCANNER_LIMIT.bookmakerPoints),
  };
}

/** Whether prices of a bookmaker no longer count, by the rule of `isReporting`. */
function silenceOf(prices: readonly OutcomePricesRow[]): (row: OutcomePricesRow) => boolean {
  const timed = prices.flatMap(({ confirmed_at: at }) => at ?? []);
  const newest = Math.max(0, ...(timed.length > 0 ? timed : prices.map(({ last_at: at }) => at)));
  return ({ confirmed_at: confirmedAt, last_at: lastAt }) =>
    (timed.length > 0 ? (confirmedAt ?? 0) : lastAt) < newest - SILENT_SECONDS;
}

/**
 * Outcomes in the requested order, each with its bookmakers; those without a price are omitted.
 * @param block the index's block of the match; undefined once it has started
 */
export function presentOutcomeDetails(
  rows: readonly OutcomePricesRow[],
  block: OddsBlock | undefined,
  { oddsTypes, comparedAt, changedAfter, createdFrom, nowSeconds }: DetailsRequest,
): OutcomeDetails[] {
  const byOutcome = Map.groupBy(rows, ({ odd_type }) => odd_type);
  return [...new Set(oddsTypes)].flatMap((oddType) => {
    const ofOutcome = byOutcome.get(oddType) ?? [];
    const line = ofOutcome.find(({ bookmaker_id }) => bookmaker_id === null);
    const parsed = parseOddType(oddType);
    if (line === undefined || parsed === undefined) return [];
    const { isKnownThen: _, ...moves } = movesOf(line, comparedAt);
    if ((moves.changedAt ?? 0) <= changedAfter || (moves.createdAt ?? 0) < createdFrom) return [];
    const prices = ofOutcome.filter(({ bookmaker_id }) => bookmaker_id !== null);
    const isSilent = silenceOf(prices);
    const index = block?.oddTypes.indexOf(oddType) ?? -1;
    const fair = block?.fair[index];
    const value = block && index >= 0 ? marketValueAt(block, index, nowSeconds) : null;
    return [
      {
        oddType,
        category: marketRule(parsed.market).category,
        ...moves,
        fairPercent: knownPercent(fair === undefined ? undefined : fair * PERCENT),
        valuePercent: knownPercent(value?.valuePercent),
        claimedPercent: knownPercent(value?.claimedPercent),
        modelValuePercent: knownPercent(block?.modelValue[index]),
        modelClaimedPercent: knownPercent(block?.modelClaim[index]),
        points: pointsOf(line, ANSWER_LIMIT.oddsHistoryPoints),
        bookmakers: prices
          .map((row) => presentBookmaker(row, comparedAt, isSilent(row)))
          .toSorted(
            (one, other) =>
              Number(one.isSilent) - Number(other.isSilent) ||
              other.odds - one.odds ||
              one.name.localeCompare(other.name, 'en'),
          ),
      },
    ];
  });
}
