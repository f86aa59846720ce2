import { soccerEventPage } from '@tipmark/contract';
import { defaultMatchFilters } from '@tipmark/match-features';
import { createLoad, type Load, type RequestedAction } from '@tipmark/remote-kit';
import { resultsLoads } from '../results-loads.ts';

/** The match that is looked at beside the list. */
export const matchPreview = createLoad('soccerMatchPreview', {
  request: soccerEventPage,
  when: 'latest',
});
if (!resultsLoads.some(({ name }) => name === matchPreview.name)) {
  resultsLoads.push(matchPreview as unknown as Load);
}

export const previewRequest = (matchUrl: string): RequestedAction =>
  matchPreview.requested({ segments: { matchUrl, ...defaultMatchFilters, tableCountOfMonths: 0 } });
