import { pageContestRules, pageUsersRating } from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** A new request cancels the one before. */
export const usersRatingLoad = createLoad('usersRating', {
  request: pageUsersRating,
  when: 'latest',
});
export const contestRulesLoad = createLoad('contestRules', {
  request: pageContestRules,
  when: 'latest',
});

export const ratingRequest = (contestId: number) =>
  usersRatingLoad.requested({ query: contestId > 0 ? { contestId } : {} });

export const rulesRequest = (id: number) => contestRulesLoad.requested({ segments: { id } });
