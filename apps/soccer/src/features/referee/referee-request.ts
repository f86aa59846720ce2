import type { RequestedAction } from '@tipmark/remote-kit';
import type { RefereeView } from './referee-address.ts';
import { refereePage } from './referee-loads.ts';

export const refereeRequest = (refereeUrl: string, view: RefereeView): RequestedAction =>
  refereePage.requested({ segments: { refereeUrl, ...view } });
