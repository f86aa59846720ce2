import { soccerEventPage } from '@tipmark/contract';
import { defaultMatchFilters } from '@tipmark/match-features';
import { createLoad, type RequestedAction } from '@tipmark/remote-kit';
import { addLoad } from '../results-loads.ts';

/** The match that is looked at beside the list. */
export const matchPreview = createLoad('soccerMatchPreview', {
  request: soccerEventPage,
  when: 'latest',
});
addLoad(matchPreview);

export const previewRequest = (matchUrl: string): RequestedAction =>
  matchPreview.requested({ segments: { matchUrl, ...defaultMatchFilters, tableCountOfMonths: 0 } });
