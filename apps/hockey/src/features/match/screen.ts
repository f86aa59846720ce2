import {
  hockeyEventMatches,
  hockeyEventOddsHistory,
  hockeyEventPage,
  hockeyEventSummary,
  hockeyEventTipAdd,
  hockeyEventTipChange,
  hockeyEventTips,
  hockeyEventTrends,
  hockeyMatchNotifications,
  hockeyTipMaker,
  pageProfile,
} from '@tipmark/contract';
import { onMatchFollowed } from '@tipmark/match-features';
import { createMatchPage, loadOf } from '@tipmark/match-features/pages';
import { createCommand, createLoad } from '@tipmark/remote-kit';
import { hockey } from '../../shared/hockey.ts';
import { ownTips } from '../../shared/own-tips.ts';
import { PeriodScores } from './periods/PeriodScores.tsx';
import { AsPlayed } from './played/AsPlayed.tsx';
import { PowerPlay } from './power-play/PowerPlay.tsx';
import { isPowerPlayNews } from './power-play/power-play.ts';
import { squadsTab } from './squads/squads-tab.ts';

const { read, save, remove } = hockeyMatchNotifications;
const newsSave = createCommand('hockeyMatchNotificationSave', {
  request: save,
  onSuccess: onMatchFollowed,
});
const newsRemove = createCommand('hockeyMatchNotificationDelete', {
  request: remove,
  onSuccess: onMatchFollowed,
});
const tipAdd = createCommand('hockeyEventTipAdd', {
  request: hockeyEventTipAdd,
  onSuccess: ownTips.onWritten,
});
const tipChange = createCommand('hockeyEventTipChange', {
  request: hockeyEventTipChange,
  onSuccess: ownTips.onWritten,
});

/** `/hockey/Events/[matchUrl]`: a match with its tips, prices and earlier matches. */
export const { screen, loads, commands, live } = createMatchPage({
  sport: hockey,
  loads: {
    page: loadOf(hockeyEventPage),
    tips: loadOf(hockeyEventTips),
    odds: loadOf(hockeyEventOddsHistory),
    matches: loadOf(hockeyEventMatches),
    summary: loadOf(hockeyEventSummary),
    trends: loadOf(hockeyEventTrends),
    tipMaker: loadOf(hockeyTipMaker),
    tipster: createLoad('hockeyTipsterProfile', { request: pageProfile, when: 'latest' }),
  },
  notifications: { read: loadOf(read), save: newsSave, remove: newsRemove },
  ownTips,
  tipCommands: { add: tipAdd, change: tipChange },
  tabs: ['events', 'tips', 'odds', 'matches', 'summary', 'trends', squadsTab],
  AsPlayed,
  Parts: PeriodScores,
  LiveNote: PowerPlay,
  isNoteNews: isPowerPlayNews,
  reliabilityRoute: 'hockeyMathAnalysis',
});
