import { createMatchPage } from '@tipmark/match-features/pages';
import { ownTips } from '../../shared/own-tips.ts';
import { soccer } from '../../shared/soccer.ts';
import { newsRemove, newsSave, tipAdd, tipChange } from './match-commands.ts';
import * as match from './match-loads.ts';
import { refereeTab } from './referee-tab.tsx';

/** `/Events/[matchUrl]`: a match with its tips, prices and earlier matches. */
export const { screen, loads, commands, live } = createMatchPage({
  sport: soccer,
  loads: {
    page: match.eventPage,
    tips: match.eventTips,
    odds: match.eventOddsHistory,
    matches: match.eventMatches,
    summary: match.eventSummary,
    table: match.eventTable,
    trends: match.eventTrends,
    squads: match.eventSquads,
    tipMaker: match.tipMaker,
    tipster: match.tipsterProfile,
  },
  notifications: { read: match.newsRead, save: newsSave, remove: newsRemove },
  ownTips,
  tipCommands: { add: tipAdd, change: tipChange },
  tabs: ['events', 'tips', 'odds', 'matches', 'summary', 'table', 'trends', 'squads', refereeTab],
  reliabilityRoute: 'mathAnalysis',
});
