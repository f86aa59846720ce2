import type { EventTrend, TipMakerMarket } from '@tipmark/contract';
import { parseOddType, trendOf } from '@tipmark/domain';
import type { ChosenSide } from '../events/chosen-matches.ts';
import type { PlayedRow } from '../events/event-queries.ts';
import { rounded } from '../lists/rounded.ts';
import { countHits } from './count-hits.ts';

const MILLI = 1_000;
const PERCENT = 100;
/** At a lower price the outcome is expected anyway. */
const MIN_ODDS = 1.3;

/**
 * Frequent outcomes of the matches of one side, as outcomes of this match. Only those of complete
 * markets count: the market's share is shown next to the model's.
 */
export function trendsOfSide(
  { side, teamId }: Pick<ChosenSide, 'side' | 'teamId'>,
  menu: readonly TipMakerMarket[],
  rows: readonly PlayedRow[],
): EventTrend[] {
  const isHost = side !== 'away';
  const outcomes = menu.flatMap(({ lines }) => lines.flatMap((line) => line.outcomes));
  return outcomes.flatMap(({ odd_type: text, odds, fairPercent, model }): EventTrend[] => {
    const oddType = parseOddType(text);
    if (oddType === undefined || fairPercent === null || odds < MIN_ODDS) return [];
    const { hits, of } = countHits(oddType, rows, teamId, isHost);
    const trend = trendOf(hits, of, odds * MILLI);
    if (!trend.isTrend) return [];
    const [low, high] = trend.interval;
    return [
      {
        side,
        oddType: text,
        odds,
        hits,
        of,
        fairPercent: rounded(fairPercent),
        probabilityPercent: model?.percent ?? null,
        breakEvenPercent: rounded(trend.breakEvenPercent),
        interval: [rounded(low * PERCENT), rounded(high * PERCENT)],
        valuePercent: model?.valuePercent ?? null,
        claimedPercent: model?.claimedPercent ?? null,
      },
    ];
  });
}
