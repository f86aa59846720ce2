import { DRAW_ROUNDS, type DrawRound } from '@tipmark/domain';
import type { OwnMatchTab } from '@tipmark/match-features/pages';
import { eventDraw } from '../match-loads.ts';
import { DrawTab } from './DrawTab.tsx';

export interface DrawChoice {
  /** The one shown on a phone; undefined = the round of the match. */
  readonly round: DrawRound | undefined;
  /** Rounds before that of the match are shown, too. */
  readonly isWhole: boolean;
}

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
