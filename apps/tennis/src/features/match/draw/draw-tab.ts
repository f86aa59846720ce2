import { DRAW_ROUNDS } from '@tipmark/domain';
import type { OwnMatchTab } from '@tipmark/match-features/pages';
import type { DrawChoice } from '../../../shared/draw/shown-rounds.ts';
import { eventDraw } from '../match-loads.ts';
import { DrawTab } from './DrawTab.tsx';

/** The knock-out of the tournament. */
export const drawTab: OwnMatchTab<DrawChoice> = {
  name: 'draw',
  message: 'draw.tab',
  load: eventDraw,
  changesWith: 'play',
  read: (search) => ({
    round: DRAW_ROUNDS.find((round) => round === search.get('round')),
    isWhole: search.get('rounds') === 'all',
  }),
  params: ({ round, isWhole }) => ({
    ...(round !== undefined && { round }),
    ...(isWhole && { rounds: 'all' }),
  }),
  request: (matchUrl) => eventDraw.requested({ segments: { id: matchUrl } }),
  Body: DrawTab,
};
