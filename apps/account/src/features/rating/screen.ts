import { CONTEST } from '@tipmark/domain';
import { defineFeature, defineScreen } from '@tipmark/remote-kit';
import { readSeason } from './contest-season.ts';
import { CupRulesScreen, LeaderboardScreen, loadRatingScreens } from './lazy-rating-screens.ts';
import { readRatingView } from './rating-address.ts';
import { contestRulesLoad, ratingRequest, rulesRequest, usersRatingLoad } from './rating-loads.ts';

const rulesOf = (route: 'productCupRules' | 'premiumCupRules', contest: number) =>
  defineScreen({
    route,
    loads: ({ search }) => [rulesRequest(readSeason(search, contest) ?? contest)],
    Component: CupRulesScreen,
    code: loadRatingScreens,
    head: (state, _visit, t) => {
      const name = contestRulesLoad.select(state).data?.title ?? t(`rating.rules-${route}`);
      return { title: name, description: t('rating.rulesDescription', { name }) };
    },
  });

/** The first hundred cappers, contests and their rules. */
export const rating = defineFeature({
  name: 'rating',
  loads: [usersRatingLoad, contestRulesLoad],
  screens: [
    defineScreen({
      route: 'leaderboard',
      loads: ({ search }) => [ratingRequest(readRatingView(search))],
      Component: LeaderboardScreen,
      code: loadRatingScreens,
      head: (state, _visit, t) => {
        const { contest = null } = usersRatingLoad.select(state).data ?? {};
        const title = contest === null ? t('rating.title') : contest.name;
        return { title, description: t('rating.description') };
      },
    }),
    rulesOf('productCupRules', CONTEST.cup),
    rulesOf('premiumCupRules', CONTEST.premiumCup),
  ],
});
