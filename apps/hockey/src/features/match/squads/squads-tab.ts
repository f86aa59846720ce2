import type { OwnMatchTab } from '@tipmark/match-features/pages';
import { eventSquads } from './event-squads.ts';
import { SquadsTab } from './SquadsTab.tsx';

/** The line-ups, with the goalies separate. */
export const squadsTab: OwnMatchTab = {
  name: 'squads',
  message: 'stats.tabSquads',
  load: eventSquads,
  read: () => ({}),
  params: () => ({}),
  request: (matchUrl) => eventSquads.requested({ segments: { matchUrl } }),
  Body: SquadsTab,
};
