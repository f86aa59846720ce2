import { decodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS } from '@tipmark/domain';
import type { EventHead } from '@tipmark/match-features';
import { askedWith, createMatchPage } from '@tipmark/match-features/pages';
import { ownTips } from '../../shared/own-tips.ts';
import { tennis } from '../../shared/tennis.ts';
import { Beside } from './beside/Beside.tsx';
import { Board } from './board/Board.tsx';
import { drawTab } from './draw/draw-tab.ts';
import { newsRemove, newsSave, tipAdd, tipChange } from './match-commands.ts';
import * as match from './match-loads.ts';
import { matchesTab } from './matches/matches-tab.ts';
import { pointsTab } from './points/points-tab.ts';

/** Points once there are some, tips before. */
const firstTab = ({ match: wire }: EventHead): string =>
  decodeMatch(wire).status === MATCH_STATUS.scheduled ? 'tips' : pointsTab.name;

/** `/tennis/events/[matchUrl]`: a match with its points, prices, tips and draw. */
export const { screen, loads, commands, live } = createMatchPage({
  sport: tennis,
  loads: {
    page: askedWith(match.eventPage, ({ segments: { matchUrl } }) => ({
      segments: { id: matchUrl },
      query: {},
    })),
    tips: match.eventTips,
    odds: match.eventOddsHistory,
    tipMaker: match.tipMaker,
    tipster: match.tipsterProfile,
  },
  notifications: { read: match.newsRead, save: newsSave, remove: newsRemove },
  ownTips,
  tipCommands: { add: tipAdd, change: tipChange },
  tabs: [pointsTab, 'odds', matchesTab, 'tips', drawTab],
  firstTab,
  Board,
  Beside,
});
