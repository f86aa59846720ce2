import { monthName } from '@tipmark/match-features';
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
      head: (state, { locale }, t) => {
        const { contest = null, month = null } = usersRatingLoad.select(state).data ?? {};
        if (month !== null) {
          const name = monthName(month.month, locale);
          return {
            title: t('rating.titleMonth', { month: name }),
            description: t('rating.descriptionMonth', { month: name }),
          };
        }
        const title = contest === null ? t('rating.title') : contest.name;
        return { title, description: t('rating.description') };
      },
    }),
  ],
});
