import { decodeMatch } from '@tipmark/contract/match-wire';
import { isFinished, MATCH_NOTIFICATION, MATCH_STATUS } from '@tipmark/domain';
import type { EventHead } from '@tipmark/match-features';
import { requestedWith } from '@tipmark/match-features/pages';
import { matchPageOf } from '@tipmark/match-features/sport-pages';
import { tennis } from '../../shared/tennis.ts';
import { Aside } from './aside/Aside.tsx';
import { Board } from './board/Board.tsx';
import { drawTab } from './draw/draw-tab.ts';
import { eventPage } from './match-loads.ts';
import { matchesTab } from './matches/matches-tab.ts';
import { pointsTab } from './points/points-tab.ts';

/**
 * Tips before the match; then its points, or the earlier matches of both where points are not
 * reported.
 */
function firstTab({ match: wire, counts }: EventHead): string {
  const { status } = decodeMatch(wire);
  if (status === MATCH_STATUS.scheduled) return 'tips';
  const hasPoints = 'sets' in counts && counts.sets !== 0;
  return isFinished(status) && !hasPoints ? matchesTab.name : pointsTab.name;
}

/** `/tennis/events/[matchUrl]`: a match with its points, prices, tips and draw. */
export const { screen, loads, commands, live } = matchPageOf(tennis, {
  loads: {
    page: requestedWith(eventPage, ({ segments: { matchUrl } }) => ({
      segments: { id: matchUrl },
      query: {},
    })),
  },
  // no line-ups, no cards; the end of a set is its score
  offered: [
    MATCH_NOTIFICATION.start,
    MATCH_NOTIFICATION.score,
    MATCH_NOTIFICATION.final,
    MATCH_NOTIFICATION.odds,
  ],
  tabs: [pointsTab, 'odds', matchesTab, 'tips', drawTab],
  firstTab,
  Board,
  Aside,
});
