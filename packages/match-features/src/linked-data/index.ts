export { breadcrumbs, type Crumb } from './breadcrumbs.ts';
export { matchLinkedData } from './match-linked-data.ts';
