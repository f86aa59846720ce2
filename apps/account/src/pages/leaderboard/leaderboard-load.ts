import { pageUsersRating } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';
import { plainRating, type RatingView } from '../../parts/rating/rating-address.ts';

export const usersRatingLoad = createLoad('usersRating', {
  request: pageUsersRating,
  when: 'latest',
});

type Table = Pick<RatingView, 'contestId' | 'period' | 'month'>;

function queryOf({ contestId, period, month }: Table) {
  if (contestId > 0) return { contestId };
  if (month > 0) return { month };
  return period === plainRating.period ? {} : { period };
}

export const ratingRequest = (table: Table) => usersRatingLoad.requested({ query: queryOf(table) });
