import type { OwnMatchTab } from '@tipmark/match-features/pages';
import { eventPoints } from '../match-loads.ts';
import { PointsTab } from './PointsTab.tsx';

/** The match point by point. */
export const pointsTab: OwnMatchTab = {
  name: 'points',
  message: 'points.tab',
  load: eventPoints,
  changesWith: 'play',
  read: () => ({}),
  params: () => ({}),
  request: (matchUrl) => eventPoints.requested({ segments: { id: matchUrl } }),
  Body: PointsTab,
};
