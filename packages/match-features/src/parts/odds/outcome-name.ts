import { type MarketCode, type OddType, partsOfOutcome } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';

const MINUS = '\u2212';

const RESULTS: Readonly<Record<string, string>> = {
  1: 'odds.home',
  x: 'odds.draw',
  2: 'odds.away',
  o: 'odds.over',
  u: 'odds.under',
  y: 'match.yes',
  n: 'match.no',
};

/** Markets whose outcomes make clear which market they belong to. */
const MAIN_MARKETS: readonly MarketCode[] = ['1x2', 'win', 'dc', 'ou', 'ah'];

/** `2.5` → `2.5`, for a handicap `-1.5` → `−1.5`, `1.5` → `+1.5`, `0` → `0`. */
function lineText(line: number, isSigned: boolean): string {
  const sign = line < 0 ? MINUS : isSigned && line > 0 ? '+' : '';
  return sign + Math.abs(line);
}

export const marketName = (market: string, t: Translate): string => t(`match.market-${market}`);

/** A line as in a list of lines; for handicaps it is the home team's. */
export const lineName = (line: number, isHandicap: boolean): string => lineText(line, isHandicap);

function nameOf({ market, selection, line }: OddType, t: Translate): string {
  if (market.startsWith('ah') && line !== undefined) {
    return t('match.handicap', { side: selection, line: lineText(line, true) });
  }
  // of the whole match, where 1 and 2 may be those of regular time
  if (market === 'win') return t(`match.winner-${selection}`);
  const key = RESULTS[selection];
  if (key !== undefined) return t(key, { line: line === undefined ? '' : lineText(line, false) });
  return selection.toUpperCase().replace('-', ':');
}

/**
 * An outcome beside others of its market: `X`, `Over 2.5`, `Yes`. An unknown one is returned as
 * received.
 */
export function selectionName(oddType: string, t: Translate): string {
  const parsed = partsOfOutcome(oddType);
  return parsed ? nameOf(parsed, t) : oddType;
}

/** An outcome shown by itself: its market is named where it is not obvious. */
export function outcomeName(oddType: string, t: Translate): string {
  const parsed = partsOfOutcome(oddType);
  if (!parsed) return oddType;
  const selection = nameOf(parsed, t);
  return MAIN_MARKETS.includes(parsed.market)
    ? selection
    : t('match.selectionOfMarket', { market: marketName(parsed.market, t), selection });
}
