import type { Db } from '../../platform/database/connect.ts';
import { type OddsBlock, oddsBlock } from './odds-block.ts';
import {
  findScannerAnalysis,
  findScannerLines,
  findScannerMatches,
  findScannerPrices,
} from './scanner-queries.ts';

/**
 * Some matches as stored in the database, in four statements. A match that is not returned is over,
 * deleted, or too far ahead; a match without prices is returned empty.
 */
export async function loadBlocks(
  db: Db,
  ids: readonly number[],
  nowSeconds: number,
): Promise<OddsBlock[]> {
  const matches = await findScannerMatches(db, ids, nowSeconds);
  if (matches.length === 0) return [];
  const where = {
    ids: matches.map(({ id }) => id),
    buckets: [...new Set(matches.map(({ bucket }) => bucket))],
  };
  const lines = Map.groupBy(await findScannerLines(db, where), ({ match_id }) => match_id);
  const prices = Map.groupBy(await findScannerPrices(db, where), ({ match_id }) => match_id);
  const analyses = await findScannerAnalysis(db, where.ids);
  const analysisOf = new Map(analyses.map((analysis) => [analysis.match_id, analysis]));
  return matches.map((match) =>
    oddsBlock({
      match,
      lines: lines.get(match.id) ?? [],
      prices: prices.get(match.id) ?? [],
      analysis: analysisOf.get(match.id),
    }),
  );
}
