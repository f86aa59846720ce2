import type { BookmakerOfOutcome, OutcomeDetails } from '@tipmark/contract';
import {
  ANSWER_LIMIT,
  marketRule,
  movementPercent,
  parseOddType,
  SCANNER_LIMIT,
} from '@tipmark/domain';
import { downsample } from '../../matches/odds/downsample.ts';
import type { OddsBlock } from './odds-block.ts';
import type { OutcomePricesRow } from './outcome-details-queries.ts';
import { knownPercent, toPercent } from './present-scan.ts';
import { SILENT_SECONDS } from './scanner-queries.ts';

const MILLI = 1_000;
const PERCENT = 100;

export interface DetailsRequest {
  readonly oddsTypes: readonly string[];
  /** Prices are compared with those of this instant; undefined = with the first. */
  readonly comparedAt: number | undefined;
  readonly changedAfter: number;
  readonly createdFrom: number;
}

/** Changes of a price: from the first one, and since the instant of the comparison. */
function movesOf({ at, milli }: OutcomePricesRow, comparedAt: number | undefined) {
  const first = milli[0] ?? 0;
  const odds = milli.at(-1) ?? 0;
  const place = comparedAt === undefined ? 0 : at.findLastIndex((instant) => instant <= comparedAt);
  const was = milli[Math.max(0, place)] ?? first;
  return {
    first: first / MILLI,
    odds: odds / MILLI,
    was: was / MILLI,
    isKnownThen: place >= 0,
    changePercent: toPercent(movementPercent(was, odds)),
    createdAt: at[0] ?? 0,
    changedAt: at.at(-1) ?? 0,
  };
}

function pointsOf({ at, milli }: OutcomePricesRow, limit: number): [number, number][] {
  const points = at.map((instant, place): [number, number] => [
    instant,
    (milli[place] ?? 0) / MILLI,
  ]);
  return downsample(points, limit);
}

function presentBookmaker(
  row: OutcomePricesRow,
  comparedAt: number | undefined,
  newestAt: number,
): BookmakerOfOutcome {
  const { isKnownThen, was, ...moves } = movesOf(row, comparedAt);
  return {
    id: row.bookmaker_id ?? 0,
    name: row.name ?? '',
    ...moves,
    was: isKnownThen ? was : null,
    confirmedAt: row.confirmed_at,
    isSilent: row.confirmed_at < newestAt - SILENT_SECONDS,
    points: pointsOf(row, SCANNER_LIMIT.bookmakerPoints),
  };
}

/**
 * Outcomes in the requested order, each with its bookmakers; those without a price are omitted.
 * @param block the index's block of the match; undefined once it has started
 */
export function presentOutcomeDetails(
  rows: readonly OutcomePricesRow[],
  block: OddsBlock | undefined,
  { oddsTypes, comparedAt, changedAfter, createdFrom }: DetailsRequest,
): OutcomeDetails[] {
  const byOutcome = Map.groupBy(rows, ({ odd_type }) => odd_type);
  return [...new Set(oddsTypes)].flatMap((oddType) => {
    const ofOutcome = byOutcome.get(oddType) ?? [];
    const line = ofOutcome.find(({ bookmaker_id }) => bookmaker_id === null);
    const parsed = parseOddType(oddType);
    if (line === undefined || parsed === undefined) return [];
    const { isKnownThen: _, ...moves } = movesOf(line, comparedAt);
    if (moves.changedAt <= changedAfter || moves.createdAt < createdFrom) return [];
    const prices = ofOutcome.filter(({ bookmaker_id }) => bookmaker_id !== null);
    const newestAt = Math.max(0, ...prices.map(({ confirmed_at }) => confirmed_at));
    const place = block?.oddTypes.indexOf(oddType) ?? -1;
    const fair = block?.fair[place];
    return [
      {
        oddType,
        category: marketRule(parsed.market).category,
        ...moves,
        fairPercent: knownPercent(fair === undefined ? undefined : fair * PERCENT),
        valuePercent: knownPercent(block?.marketValue[place]),
        modelValuePercent: knownPercent(block?.modelValue[place]),
        points: pointsOf(line, ANSWER_LIMIT.oddsHistoryPoints),
        bookmakers: prices
          .map((row) => presentBookmaker(row, comparedAt, newestAt))
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
