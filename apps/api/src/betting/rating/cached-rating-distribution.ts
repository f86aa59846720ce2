import type { RatingSpread } from '@tipmark/contract';
import { ratingSpread } from '@tipmark/domain';
import { rounded, roundedOrNull } from '../../matches/lists/rounded.ts';
import type { BettingServices } from '../services.ts';
import { roiPercentOf } from './present-rated.ts';
import { RATING_TOPIC } from './rating-job.ts';
import { findSpread, type SpreadRow } from './rating-spread-queries.ts';

const MAX_AGE_MS = 60_000;
const PERCENT = 100;

function presentSpread(rows: readonly SpreadRow[]): RatingSpread | null {
  const spread = ratingSpread(
    rows.map((row) => ({
      clvPercent: roundedOrNull(row.clv === null ? null : row.clv * PERCENT),
      roiPercent: roiPercentOf(row),
      isPremiumCapper: row.is_premium_capper,
    })),
  );
  if (spread === null) return null;
  return {
    ...spread,
    columns: [...spread.columns],
    medianClvPercent: rounded(spread.medianClvPercent),
    medianRoiPercent: roundedOrNull(spread.medianRoiPercent),
    premiumSports: new Set(rows.flatMap(({ sports }) => sports)).size,
  };
}

/** How all ranked cappers compare, computed once for all callers. */
export async function cachedRatingSpread(
  { responses, db }: Pick<BettingServices, 'responses' | 'db'>,
  nowSeconds: number,
): Promise<RatingSpread | null> {
  const { body } = await responses.get({
    key: 'rating spread',
    topics: [RATING_TOPIC],
    maxAgeMs: MAX_AGE_MS,
    build: async () => presentSpread(await findSpread(db, nowSeconds)),
  });
  return JSON.parse(body.identity.toString());
}
