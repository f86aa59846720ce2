import type { RatingDistribution, UsersRating } from '@tipmark/contract';
import { aContest, aRow } from '../../parts/rating/rating-fixture.ts';

export const aRating = (known: Partial<UsersRating> = {}): UsersRating => ({
  rows: [
    aRow(),
    aRow({
      position: 2,
      label: '4.7',
      name: 'Owl',
      url: 'owl',
      countOfTips: 34,
      placesMoved: -1,
      isPremiumCapper: false,
    }),
  ],
  count: 2,
  own: null,
  contests: [aContest],
  contest: null,
  period: 3,
  month: null,
  distribution: null,
  asOf: 1_795_284_420,
  ...known,
});

/** A distribution with its middle at −3.2 %. */
export const aDistribution: RatingDistribution = {
  cappers: 200,
  columns: Array.from({ length: 32 }, (_, column) =>
    column === 0 ? 4 : column === 9 ? 120 : column === 20 ? 16 : 0,
  ),
  medianClvPercent: -3.2,
  medianRoiPercent: -4.9,
  beatClosing: 16,
  inProfit: 54,
  premiumCappers: 15,
  premiumSports: 3,
};

/** The table of a month that runs. */
export const aMonth = (known: Partial<UsersRating> = {}): UsersRating =>
  aRating({
    month: {
      month: 202_611,
      isOver: false,
      months: [202_611, 202_610],
      winners: [{ month: 202_610, name: 'Owl', url: 'owl', profitPercent: 21.4, countOfTips: 44 }],
    },
    ...known,
  });
