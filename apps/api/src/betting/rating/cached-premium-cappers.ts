import type { RatedCapper } from '@tipmark/contract';
import { HOME_BLOCK_SIZE, PREMIUM_CAPPERS } from '@tipmark/domain';
import type { BettingServices } from '../services.ts';
import { presentRated } from './present-rated.ts';
import { RATING_TOPIC } from './rating-job.ts';
import { findRated } from './rating-queries.ts';

const MAX_AGE_MS = 60_000;
const NOBODY = 0;

/** The first premium cappers of the rating, cached for all pages that show them. */
export async function cachedPremiumCappers({
  responses,
  db,
}: Pick<BettingServices, 'responses' | 'db'>): Promise<RatedCapper[]> {
  const { body } = await responses.get({
    key: 'premium-cappers',
    topics: [RATING_TOPIC],
    maxAgeMs: MAX_AGE_MS,
    async build() {
      const rated = await findRated(db, PREMIUM_CAPPERS, NOBODY);
      const cappers = rated.filter((row) => row.is_premium_capper);
      return cappers.slice(0, HOME_BLOCK_SIZE.premiumCappers).map(presentRated);
    },
  });
  return JSON.parse(body.identity.toString());
}
