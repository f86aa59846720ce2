export {
  aMatchTip,
  anEventMatches,
  anEventPage,
  anOddsHistory,
} from './builders/event-page-builder.ts';
export { aLeague, type LeagueBuilder } from './builders/league-builder.ts';
export { aMatch, type MatchBuilder } from './builders/match-builder.ts';
export { aResultsPage } from './builders/results-page-builder.ts';
export { aDroppedPrice, anEventTrend, aValueTrend } from './builders/trend-builders.ts';
export {
  aFeedBookmaker,
  aFeedEvent,
  aFeedForecast,
  aFeedLeague,
  aFeedMatch,
  aFeedOdds,
  aFeedReferee,
  aFeedScore,
  aFeedSeason,
  aFeedSetting,
  aFeedStatistics,
  aFeedTeam,
  toNdjson,
} from './feed/feed-record-builders.ts';
export { PEOPLE, type Person } from './people.ts';
