import { soccerEventPage } from '@tipmark/contract';
import { createLoad, type RequestedAction } from '@tipmark/remote-kit';
import { headSegments } from '../../matches/head-segments.ts';
import { addLoad } from '../results-loads.ts';

/** The match that is looked at beside the list. */
export const matchPreview = createLoad('soccerMatchPreview', {
  request: soccerEventPage,
  when: 'latest',
});
addLoad(matchPreview);

export const previewRequest = (matchUrl: string): RequestedAction =>
  matchPreview.requested({ segments: headSegments(matchUrl) });
