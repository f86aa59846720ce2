import type { UsersRating } from '@tipmark/contract';
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
  asOf: 1_795_284_420,
  ...known,
});
