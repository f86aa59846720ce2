// Pages as factories: a sport passes its differences. Each is a chunk of its remote.

export { matchState } from '../parts/match-head/match-state.ts';
export type { MatchNotificationCalls } from '../parts/notifications/match-notification-calls.ts';
export {
  loadOf,
  type PageCommand,
  type PageLoad,
  type PageParts,
  pagedLoads,
  requestedWith,
} from '../parts/page/page-load.ts';
export { partScores } from '../parts/sport/part-scores.ts';
export type { SportPages, SportRoutes, SportWith } from '../parts/sport/sport-pages.ts';
export { createFeedPage } from './feed/create-feed-page.tsx';
export { createLeaguePage } from './league/create-league-page.tsx';
export type {
  LeagueQuery,
  LeagueTabProps,
  OwnLeagueTab,
  SeasonMatchesQuery,
} from './league/league-options.ts';
export { seasonQuery } from './league/season-query.ts';
export { LeagueConditions, orderChoice } from './league/widgets/LeagueConditions.tsx';
export { clockOf, shortName } from './match/incident-view.ts';
export type { OwnMatchTab, OwnTabProps } from './match/match-options.ts';
export type { TabProps } from './match/tab-props.ts';
export type { MatchEvent } from './match/use-match.ts';
export { createTeamPage } from './team/create-team-page.tsx';
export { teamFilters } from './team/team-filters.ts';
export { createTeamsPage } from './teams/create-teams-page.tsx';
export { createValueTrendsPage } from './value-trends/create-value-trends-page.tsx';
