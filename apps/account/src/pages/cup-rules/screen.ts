import { CONTEST } from '@tipmark/domain';
import { defineFeature, defineScreen, lazyPart } from '@tipmark/remote-kit';
import { groupOf, ratingFile } from '../../parts/messages/message-files.ts';
import { readSeason } from '../../parts/rating/contest-season.ts';
import { contestRulesLoad, rulesRequest } from './cup-rules-load.ts';

const { Part, loadPart } = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "rating" */ './CupRules.tsx')).CupRules,
}));

export const loadCupRules = loadPart;

const rulesOf = (route: 'productCupRules' | 'premiumCupRules', contest: number) =>
  defineScreen({
    route,
    loads: ({ search }) => [rulesRequest(readSeason(search, contest) ?? contest)],
    Component: Part,
    code: loadPart,
    head: (state, _visit, t) => {
      const name = contestRulesLoad.select(state).data?.title ?? t(`rating.rules-${route}`);
      return { title: name, description: t('rating.rulesDescription', { name }) };
    },
  });

/** The rules of both contests, with prizes and standings of a season. */
export const cupRules = defineFeature({
  name: 'cup-rules',
  messages: groupOf('rating', ratingFile),
  loads: [contestRulesLoad],
  screens: [
    rulesOf('productCupRules', CONTEST.cup),
    rulesOf('premiumCupRules', CONTEST.premiumCup),
  ],
});
