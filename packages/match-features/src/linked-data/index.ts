export { breadcrumbs, type Crumb } from './breadcrumbs.ts';
export { type MatchDataRoutes, matchLinkedData } from './match-linked-data.ts';
