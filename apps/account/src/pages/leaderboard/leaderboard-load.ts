import { pageUsersRating } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';
import { plainRating, type RatingView } from '../../parts/rating/rating-address.ts';

export const usersRatingLoad = createLoad('usersRating', {
  request: pageUsersRating,
  when: 'latest',
});

export const ratingRequest = ({ contestId, period }: Pick<RatingView, 'contestId' | 'period'>) =>
  usersRatingLoad.requested({
    query: contestId > 0 ? { contestId } : period === plainRating.period ? {} : { period },
  });
