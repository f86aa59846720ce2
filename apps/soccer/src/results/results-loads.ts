import { soccerResultsPage } from '@tipmark/contract';
import { createLoad, type Load } from '@tipmark/remote-kit';

/** Matches of one day. Another day asked for meanwhile cancels the one under way. */
export const resultsPage = createLoad('soccerResultsPage', {
  request: soccerResultsPage,
  when: 'latest',
});

/** Loads of the page; what stands beside the list adds its own when it comes. */
export const resultsLoads: Load[] = [resultsPage];

/** Adds a load of a part that came later, once. */
export function addLoad(load: Load): void {
  if (!resultsLoads.some(({ name }) => name === load.name)) resultsLoads.push(load);
}
