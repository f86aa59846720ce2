import { formatOddType, isOddType, type MarketCode, type Sport } from '@tipmark/domain';

/** The key of an outcome, undefined where the sport has no such market, outcome or line. */
export function oddTypeIn(
  sport: Sport,
  market: MarketCode,
  selection: string,
  line?: number,
): string | undefined {
  const oddType = line === undefined ? { market, selection } : { market, selection, line };
  return isOddType(oddType, sport) ? formatOddType(oddType) : undefined;
}
