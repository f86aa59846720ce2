import type { EventRecord, FeedRecord, FeedRecordOf } from '@tipmark/contract/feed';
import { MATCH_STATUS, removeMargin, siteLine } from '@tipmark/domain';

/** A finished match, with everything reported about it, by whichever source. */
export interface ReportedMatch {
  /** Its league, or the tour. */
  readonly group: string;
  readonly match: FeedRecordOf<'match'>;
  readonly status: number;
  readonly score: NonNullable<FeedRecordOf<'score'>['score']> | undefined;
  readonly statistics: FeedRecordOf<'statistics'> | undefined;
  readonly events: readonly EventRecord[];
  /** A day or two before it began, as far as it is known. */
  readonly early: FeedRecordOf<'odds'> | undefined;
  readonly closing: FeedRecordOf<'odds'> | undefined;
  /** Prices while it was played, at the `MOMENTS` it reached. */
  readonly inPlay: readonly FeedRecordOf<'in-play'>[];
}

/**
 * Minutes since the first in-play price of a match. A share of its length would reveal the winner:
 * a tennis match that is nearly over is won by who leads.
 */
export const MOMENTS = [15, 40, 70, 95] as const;

const DAY_SECONDS = 86_400;
const OVER: ReadonlySet<number> = new Set([
  MATCH_STATUS.finished,
  MATCH_STATUS.walkover,
  MATCH_STATUS.finishedRetired,
  MATCH_STATUS.awarded,
]);

/**
 * Matches of a list of records, each with its last reported state.
 * @param groupOf the group in which a match is compared
 */
export function reportedMatches(
  records: readonly FeedRecord[],
  groupOf: (match: FeedRecordOf<'match'>) => string | undefined,
): ReportedMatch[] {
  const matches = new Map<string, FeedRecordOf<'match'>>();
  const scores = new Map<string, FeedRecordOf<'score'>>();
  const statistics = new Map<string, FeedRecordOf<'statistics'>>();
  const events = new Map<string, EventRecord[]>();
  const odds = new Map<string, FeedRecordOf<'odds'>[]>();
  const inPlay = new Map<string, FeedRecordOf<'in-play'>[]>();
  for (const record of records) {
    if (record.kind === 'match') matches.set(record.key, record);
    else if (record.kind === 'score') scores.set(record.matchKey, record);
    else if (record.kind === 'statistics') statistics.set(record.matchKey, record);
    else if (record.kind === 'event') push(events, record.matchKey, record);
    else if (record.kind === 'odds') push(odds, record.matchKey, record);
    else if (record.kind === 'in-play') push(inPlay, record.matchKey, record);
  }
  return [...matches.values()].flatMap((match): ReportedMatch[] => {
    const group = groupOf(match);
    const end = scores.get(match.key);
    if (group === undefined || end === undefined || !OVER.has(end.status)) return [];
    const prices = (odds.get(match.key) ?? []).toSorted((one, other) => one.at - other.at);
    const early = prices.findLast(({ at }) => at <= match.startsAt - DAY_SECONDS);
    const closing = prices.at(-1);
    return [
      {
        group,
        match,
        status: end.status,
        score: end.score ?? undefined,
        statistics: statistics.get(match.key),
        events: events.get(match.key) ?? [],
        early: early === closing ? undefined : early,
        closing,
        inPlay: atMoments(inPlay.get(match.key) ?? []),
      },
    ];
  });
}

/** The newest prices of each moment. */
function atMoments(records: readonly FeedRecordOf<'in-play'>[]): FeedRecordOf<'in-play'>[] {
  const inOrder = records.toSorted((one, other) => one.at - other.at);
  const [opens = 0, closes = 0] = [inOrder[0]?.at, inOrder.at(-1)?.at];
  return MOMENTS.flatMap((minute) => {
    const at = opens + minute * 60;
    return at > closes ? [] : (inOrder.findLast((record) => record.at <= at) ?? []);
  });
}

function push<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** A price of null is withdrawn. */
type PriceRecord = FeedRecordOf<'odds' | 'in-play'>;

/** Columns of files that are of all bookmakers together. */
const NO_BOOKMAKERS: ReadonlySet<string> = new Set(['Max', 'Avg']);

/** Prices of single bookmakers who offer all outcomes of a market, in milli-odds. */
export function pricesByBookmaker(
  record: PriceRecord | undefined,
  oddTypes: readonly string[],
): readonly (readonly number[])[] {
  const byBookmaker = new Map<string, Map<string, number>>();
  for (const [bookmaker, oddType, milli] of record?.prices ?? []) {
    if (milli === null || NO_BOOKMAKERS.has(bookmaker) || !oddTypes.includes(oddType)) continue;
    const known = byBookmaker.get(bookmaker) ?? new Map<string, number>();
    byBookmaker.set(bookmaker, known.set(oddType, milli));
  }
  return [...byBookmaker.values()]
    .filter((prices) => prices.size === oddTypes.length)
    .map((prices) => oddTypes.map((oddType) => prices.get(oddType) ?? 0));
}

/** Fair chances of a market by the line of the site: the median of the bookmakers. */
export function fairChances(
  record: PriceRecord | undefined,
  oddTypes: readonly string[],
): readonly number[] | undefined {
  const offers = pricesByBookmaker(record, oddTypes);
  const line = oddTypes.map((_, outcome) => siteLine(offers.map((one) => one[outcome] ?? 0)));
  return removeMargin(line)?.probabilities;
}
