import { defineFeature, defineScreen, lazyPart } from '@tipmark/remote-kit';
import { readRatingView } from '../../parts/rating/rating-address.ts';
import { ratingRequest, usersRatingLoad } from './leaderboard-load.ts';
import { leaderboardMessages } from './leaderboard-messages.ts';

const { Part, loadPart } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "rating" */ './Leaderboard.tsx')).Leaderboard,
}));

export const loadLeaderboard = loadPart;

/** `/leaderboard`: the first hundred cappers, of the rating or of a contest. */
export const leaderboard = defineFeature({
  name: 'leaderboard',
  messages: leaderboardMessages,
  loads: [usersRatingLoad],
  screens: [
    defineScreen({
      route: 'leaderboard',
      loads: ({ search }) => [ratingRequest(readRatingView(search))],
      Component: Part,
      code: loadPart,
      head: (state, _visit, t) => {
        const { contest = null } = usersRatingLoad.select(state).data ?? {};
        const title = contest === null ? t('rating.title') : contest.name;
        return { title, description: t('rating.description') };
      },
    }),
  ],
});
