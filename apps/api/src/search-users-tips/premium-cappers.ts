import type { RatedCapper } from '@tipmark/contract';
import { HOME_BLOCK_SIZE, PREMIUM_CAPPERS } from '@tipmark/domain';
import type { Db } from '../database/connect.ts';
import { presentRated } from '../rating/present-rated.ts';
import { findRated } from '../rating/rating-queries.ts';

/** The first premium cappers of the rating. One statement. */
export async function readPremiumCappers(db: Db): Promise<RatedCapper[]> {
  const rated = await findRated(db, PREMIUM_CAPPERS, 0);
  return rated
    .filter((row) => row.is_premium_capper)
    .slice(0, HOME_BLOCK_SIZE.premiumCappers)
    .map(presentRated);
}
