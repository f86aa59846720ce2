// Pages as factories: a sport passes its differences. Each is a chunk of its remote.

export * from '../parts/match-head/match-state.ts';
export type * from '../parts/notifications/match-notification-calls.ts';
export * from '../parts/page/page-load.ts';
export * from '../parts/sport/part-scores.ts';
export type * from '../parts/sport/sport-pages.ts';
export * from './compare/compare-messages.ts';
export * from './feed/create-feed-page.tsx';
export * from './league/create-league-page.tsx';
export type {
  LeagueQuery,
  LeagueTabProps,
  OwnLeagueTab,
  SeasonMatchesQuery,
} from './league/league-options.ts';
export { seasonQuery } from './league/season-query.ts';
export * from './league/streak-loads.ts';
export * from './league/widgets/LeagueConditions.tsx';
export { clockOf, shortName } from './match/incident-view.ts';
export type { OwnMatchTab, OwnTabProps } from './match/match-options.ts';
export type { TabProps } from './match/tab-props.ts';
export type { MatchEvent } from './match/use-match.ts';
export * from './player/team-player-messages.ts';
export * from './team/create-team-page.tsx';
export * from './team/team-filters.ts';
export { createTeamsPage } from './teams/create-teams-page.tsx';
export { createValueTrendsPage } from './value-trends/create-value-trends-page.tsx';
