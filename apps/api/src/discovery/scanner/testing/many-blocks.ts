import { type MarketCode, marketRule, SPORT } from '@tipmark/domain';
import { type OddsBlock, oddsBlock } from '../odds-block.ts';
import type { ScannerMatchRow } from '../scanner-queries.ts';

const BOOKMAKERS = 12;
const CHANGES = 8;
const HOUR = 3_600;
const TOTAL_LINES = Array.from({ length: 12 }, (_, step) => 0.5 + step * 0.5);
const HANDICAPS = Array.from({ length: 12 }, (_, step) => -2.75 + step * 0.5);
const PLAIN: readonly MarketCode[] = ['1x2', 'dc', 'dnb', 'btts', 'h1x2'];

/** Sixty outcomes, as a large bookmaker offers on a match of soccer. */
const ODD_TYPES = [
  ...PLAIN.flatMap((market) =>
    (marketRule(market).selections as readonly string[]).map((side) => `${market}.${side}`),
  ),
  ...TOTAL_LINES.flatMap((line) => [`ou.o:${line}`, `ou.u:${line}`]),
  ...HANDICAPS.flatMap((line) => [`ah.1:${line}`, `ah.2:${-line}`]),
]
  .slice(0, 60)
  .toSorted();

/** Equal numbers for equal seeds, 0 to 1. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Open matches with this many odds (outcomes times bookmakers) in all, the same ones every time.
 */
export function manyBlocks(countOfOdds: number, nowSeconds: number): OddsBlock[] {
  const count = Math.max(1, Math.round(countOfOdds / (ODD_TYPES.length * BOOKMAKERS)));
  const random = numbersOf(7);
  return Array.from({ length: count }, (_, index) => {
    const match = {
      id: index + 1,
      sport: SPORT.soccer,
      league_id: index % 40,
      league_type: 1 + (index % 5),
      starts_at: nowSeconds + Math.round(((index + 1) / count) * 72 * HOUR),
      rev: 1,
      forecast_home: null,
    } as ScannerMatchRow;
    const lines = ODD_TYPES.map((odd_type) => ({
      match_id: match.id,
      odd_type,
      at: Array.from({ length: CHANGES }, (_, step) =>
        Math.round(nowSeconds - (CHANGES - step) * 9 * HOUR + random() * 8 * HOUR),
      ),
      milli: Array.from({ length: CHANGES }, () => 1_100 + Math.round(random() * 400) * 10),
      phases: null,
    }));
    const prices = ODD_TYPES.map((odd_type) => ({
      match_id: match.id,
      odd_type,
      best: 1_200 + Math.round(random() * 400) * 10,
      bookmaker: 'Kappa',
      bookmakers: BOOKMAKERS,
      confirmed_at: nowSeconds,
      named: null,
    }));
    return oddsBlock({ match, lines, prices, analysis: undefined });
  });
}
