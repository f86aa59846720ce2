/** Number of items in each paged response. */
export const PAGE_SIZE = {
  feed: 20,
  matchTips: 20,
  profileTips: 20,
  searchTips: 20,
  searchUsers: 100,
  followers: 30,
  leagueMatches: 20,
  scorers: 50,
  leagues: 40,
  teams: 40,
  rankings: 50,
  players: 50,
  tournaments: 50,
  referees: 30,
  valueTrends: 20,
  searchPerGroup: 5,
  searchOfType: 30,
  leaderboard: 100,
} as const;

/** Upper bounds of responses that are not paged. */
export const ANSWER_LIMIT = {
  scannerOutcomes: 300,
  matchesOfDay: 2_000,
  matchesOfCalendar: 600,
  oddsHistoryPoints: 500,
  priceRangePoints: 150,
  oddsHistoryPointsInResults: 12,
  filterIds: 500,
  searchMatches: 220,
  dayTips: 3,
} as const;

/** Blocks of the main page: how many items each shows. */
export const HOME_BLOCK_SIZE = {
  popularMatches: 8,
  liveMatches: 12,
  valueTrends: 5,
  valueTrendsTeaser: 3,
  droppingOdds: 6,
  premiumCappers: 6,
  referees: 5,
  teams: 6,
  popularLeagues: 10,
} as const;

/** How many tips of one author a search shows; 0 = all. */
export const TIPS_PER_USER = [0, 1, 3, 5] as const;
export type TipsPerUser = (typeof TIPS_PER_USER)[number];

/** Maximum number of cappers in a search. */
export const USERS_SEARCH_COUNT_MAX = 1_000;
