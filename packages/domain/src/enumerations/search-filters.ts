import type { ValueOf } from './value-of.ts';

export const SEARCH_TYPE = {
  all: 1,
  matches: 2,
  teams: 3,
  leagues: 4,
  referees: 5,
  users: 6,
} as const;
export type SearchType = ValueOf<typeof SEARCH_TYPE>;

export const FEED_PAGE_TYPE = { all: 1, following: 2 } as const;
export type FeedPageType = ValueOf<typeof FEED_PAGE_TYPE>;

export const FEED_KIND = {
  all: 0,
  tipPosted: 1,
  tipSettled: 2,
  milestone: 3,
  oddsDrop: 4,
  mathTip: 5,
  contestNews: 6,
} as const;
export type FeedKind = ValueOf<typeof FEED_KIND>;

export const SEARCH_PERIOD = { days30: 1, days7: 2, days90: 3, days365: 4, allTime: 5 } as const;
export type SearchPeriod = ValueOf<typeof SEARCH_PERIOD>;

/** How far back a period reaches; null = to the beginning. */
export const SEARCH_PERIOD_DAYS: Readonly<Record<SearchPeriod, number | null>> = {
  [SEARCH_PERIOD.days30]: 30,
  [SEARCH_PERIOD.days7]: 7,
  [SEARCH_PERIOD.days90]: 90,
  [SEARCH_PERIOD.days365]: 365,
  [SEARCH_PERIOD.allTime]: null,
};

export const USERS_SEARCH_SORT = {
  ratingPosition: 1,
  profitPercent: 2,
  roi: 3,
  averageOdds: 4,
  countOfTips: 5,
  clv: 6,
} as const;
export type UsersSearchSort = ValueOf<typeof USERS_SEARCH_SORT>;

export const TIPS_SEARCH_SORT = {
  newest: 1,
  startTime: 2,
  odds: 3,
  authorPosition: 4,
  authorRoi: 5,
  value: 6,
} as const;
export type TipsSearchSort = ValueOf<typeof TIPS_SEARCH_SORT>;

export const SCANNER_SORT = { drop: 1, rise: 2, value: 3, startTime: 4, newestChange: 5 } as const;
export type ScannerSort = ValueOf<typeof SCANNER_SORT>;

export const SCANNER_TEMPLATE_KIND = { preset: 1, custom: 2 } as const;
export type ScannerTemplateKind = ValueOf<typeof SCANNER_TEMPLATE_KIND>;

export const RESPONSE_CONTENT = { all: 1, matchesAndLeagues: 2 } as const;
export type ResponseContent = ValueOf<typeof RESPONSE_CONTENT>;

export const VALUE_KIND = { toMarket: 1, toModel: 2 } as const;
export type ValueKind = ValueOf<typeof VALUE_KIND>;
