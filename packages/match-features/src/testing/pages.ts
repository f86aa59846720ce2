// Only for stories of remotes: their pages in the states every page has.

export { entries as feedEntries, page as feedPage } from '../pages/feed/feed-page-fixture.ts';
export { page as valueTrendsPage } from '../pages/value-trends/value-trends-fixture.ts';
export { checkPages } from './check-pages.tsx';
export { pageStage, type StagedPage } from './page-stage.tsx';
export { type PageStory, pageStates } from './page-states.ts';
export { sportPages, teamPages } from './team-pages.ts';
