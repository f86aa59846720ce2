import type { RatingDistribution } from '@tipmark/contract';
import { ratingDistribution } from '@tipmark/domain';
import { rounded, roundedOrNull } from '../../matches/lists/rounded.ts';
import type { BettingServices } from '../services.ts';
import { roiPercentOf } from './present-rated.ts';
import { type DistributionRow, findDistribution } from './rating-distribution-queries.ts';
import { RATING_TOPIC } from './rating-job.ts';

const MAX_AGE_MS = 60_000;
const PERCENT = 100;

function presentDistribution(rows: readonly DistributionRow[]): RatingDistribution | null {
  const distribution = ratingDistribution(
    rows.map((row) => ({
      clvPercent: roundedOrNull(row.clv === null ? null : row.clv * PERCENT),
      roiPercent: roiPercentOf(row),
      isPremiumCapper: row.is_premium_capper,
    })),
  );
  if (distribution === null) return null;
  return {
    ...distribution,
    columns: [...distribution.columns],
    medianClvPercent: rounded(distribution.medianClvPercent),
    medianRoiPercent: roundedOrNull(distribution.medianRoiPercent),
    premiumSports: new Set(rows.flatMap(({ sports }) => sports)).size,
  };
}

/** How all ranked cappers compare, computed once for all callers. */
export async function cachedRatingDistribution(
  { responses, db }: Pick<BettingServices, 'responses' | 'db'>,
  nowSeconds: number,
): Promise<RatingDistribution | null> {
  const { body } = await responses.get({
    key: 'rating distribution',
    topics: [RATING_TOPIC],
    maxAgeMs: MAX_AGE_MS,
    build: async () => presentDistribution(await findDistribution(db, nowSeconds)),
  });
  return JSON.parse(body.identity.toString());
}
