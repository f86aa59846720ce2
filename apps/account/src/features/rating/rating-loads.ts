import { pageContestRules, pageUsersRating } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';
import { plainRating, type RatingView } from './rating-address.ts';

/** A new request cancels the previous one. */
export const usersRatingLoad = createLoad('usersRating', {
  request: pageUsersRating,
  when: 'latest',
});
export const contestRulesLoad = createLoad('contestRules', {
  request: pageContestRules,
  when: 'latest',
});

export const ratingRequest = ({ contestId, period }: Pick<RatingView, 'contestId' | 'period'>) =>
  usersRatingLoad.requested({
    query: contestId > 0 ? { contestId } : period === plainRating.period ? {} : { period },
  });

export const rulesRequest = (id: number) => contestRulesLoad.requested({ segments: { id } });
