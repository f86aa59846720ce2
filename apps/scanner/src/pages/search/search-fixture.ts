import type { FoundCapper, FoundCappers, FoundTip, FoundTips } from '@tipmark/contract';
import { TIPS_PRESETS, USERS_PRESETS } from '@tipmark/contract';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import { aMatch } from '@tipmark/test-kit';
import type { Template, TemplateList } from '../../parts/templates/template-list.ts';

export const aTip = (known: Partial<FoundTip> = {}): FoundTip => ({
  id: 1,
  author: {
    name: 'Лидия Шторм',
    url: 'lidia',
    position: 2,
    label: '4.7',
    badges: [],
    roiPercent: 5.4,
    countOfTips: 208,
    profitPercent: 12.2,
    clvPercent: 2.4,
  },
  sport: 1,
  matchId: 7,
  odd_type: '1x2.2',
  odds: 2.31,
  currentOdds: 2.25,
  valuePercent: 1.8,
  stake: 2,
  description: 'Линия прошла путь 2.62 – 2.25 за двое суток.',
  createdAt: NOW_SECONDS - 4_320,
  editedAt: null,
  result: 0,
  profit: null,
  clvPercent: null,
  isDelayed: false,
  contestSeasonId: null,
  seq: 1_043,
  hash: '7be2c410aa',
  ...known,
});

const league = {
  id: 5,
  link: '5-kubok',
  name: 'Кубок Двух Морей',
  countryCode: 'eu',
  countryName: 'Европа',
  logo: null,
  isWebp: false,
};

export const premiumCapper = {
  position: 1,
  label: '5.0',
  name: 'Марк Вересов',
  url: 'mark',
  score: 8,
  countOfTips: 312,
  won: 170,
  lost: 142,
  profit: 184,
  badges: [],
  roiPercent: 6.5,
  averageOdds: 1.94,
  clvPercent: 2.2,
  maxDrawdownPercent: 9.4,
  isPremiumCapper: true,
  followers: 214,
};

/** Two open tips on one match. */
export const someTips = (known: Partial<FoundTips> = {}): FoundTips => ({
  tips: [aTip(), aTip({ id: 2, odd_type: 'ou.o:2.5', seq: 1_044, valuePercent: null })],
  count: 2,
  leagues: [{ ...league, sport: 1, countOfTips: 2 }],
  matches: [
    aMatch()
      .withId(7)
      .inLeague(5)
      .between('Кузнецы', 'Марисма')
      .startingAt(NOW_SECONDS + 7_200)
      .buildWire(),
  ],
  outcomesCategories: [{ sport: 1, id: 1, countOfTips: 1 }],
  activeOutcomesCategories: [],
  nextPageNumber: null,
  activeTipsCountPerUser: 0,
  premiumCappers: [premiumCapper],
  template: null,
  asOf: NOW_SECONDS,
  ...known,
});

export const aCapper = (known: Partial<FoundCapper> = {}): FoundCapper => ({
  position: 3,
  label: '4.5',
  name: 'Тихий Тотал',
  url: 'total',
  countOfTips: 201,
  won: 110,
  lost: 91,
  profit: 215,
  profitPercent: 21.5,
  badges: [],
  roiPercent: 4.9,
  averageOdds: 2.06,
  clvPercent: 1.7,
  maxDrawdownPercent: 12.6,
  lastTipResults: [1, 5, 1],
  isPremiumCapper: false,
  followers: 12,
  isFollowed: true,
  ...known,
});

export const someCappers = (known: Partial<FoundCappers> = {}): FoundCappers => ({
  cappers: [aCapper(), aCapper({ name: 'Новичок', url: 'new', position: null, label: null })],
  count: 118,
  availableContests: [],
  availablePeriods: [1, 2, 3, 4, 5],
  activeContestTab: 0,
  activePeriodTab: 1,
  nextCount: 200,
  premiumCappers: [],
  template: null,
  asOf: NOW_SECONDS,
  ...known,
});

const templatesOf = <Params>(
  presets: readonly { readonly id: number; readonly params: Params }[],
  own: Params,
  isSubscriber: boolean,
): TemplateList<Params> => ({
  presets: presets.map(({ id, params }) => ({
    id,
    name: `Готовый ${id}`,
    isModifiable: false,
    isBlockedBySubscription: false,
    params,
    notificationParams: null,
  })),
  customs: [
    {
      id: 101,
      name: 'Форы вечером',
      isModifiable: true,
      isBlockedBySubscription: !isSubscriber,
      params: own,
      notificationParams: null,
    } satisfies Template<Params>,
  ],
});

export const tipsTemplates = (isSubscriber: boolean) =>
  templatesOf(
    TIPS_PRESETS,
    { minRoi: 5, soccerOutcomeCategories: [4], sortType: 5, sportType: 1 },
    isSubscriber,
  );

export const usersTemplates = (isSubscriber: boolean) =>
  templatesOf(USERS_PRESETS, { minTipsCount: 50, sortType: 3 }, isSubscriber);
