import {
  matchNotificationsOf,
  pageProfile,
  soccerEventMatches,
  soccerEventOddsHistory,
  soccerEventPage,
  soccerEventSquads,
  soccerEventSummary,
  soccerEventTable,
  soccerEventTipAdd,
  soccerEventTipChange,
  soccerEventTips,
  soccerEventTrends,
  soccerTipMaker,
} from '@tipmark/contract';
import { createCommand, createLoad } from '@tipmark/remote-kit';
import { onMatchFollowed } from '../../parts/notifications/followed-matches.ts';
import { loadOf } from '../../parts/page/page-load.ts';
import { createOwnTips } from '../../parts/tips/own-match-tips.ts';
import { game } from '../../testing/game-fixture.tsx';
import { createMatchPage } from './create-match-page.tsx';

const notifications = matchNotificationsOf('soccer');
export const ownTips = createOwnTips('gameOwnTips');
export const eventPage = loadOf(soccerEventPage);
export const tipMaker = loadOf(soccerTipMaker);
export const tipsterProfile = createLoad('gameTipsterProfile', {
  request: pageProfile,
  when: 'latest',
});
export const notificationRead = createLoad('gameMatchNotification', {
  request: notifications.read,
  when: 'latest',
});
export const notificationSave = createCommand('gameMatchNotificationSave', {
  request: notifications.save,
  onSuccess: onMatchFollowed,
});
export const notificationRemove = createCommand('gameMatchNotificationDelete', {
  request: notifications.remove,
  onSuccess: onMatchFollowed,
});
export const tipAdd = createCommand('gameTipAdd', {
  request: soccerEventTipAdd,
  onSuccess: ownTips.onWritten,
});
export const tipChange = createCommand('gameTipChange', {
  request: soccerEventTipChange,
  onSuccess: ownTips.onWritten,
});

/** The page of a match of a game with every tab that several sports have. */
export const { screen, live } = createMatchPage({
  sport: game,
  loads: {
    page: eventPage,
    tips: loadOf(soccerEventTips),
    odds: loadOf(soccerEventOddsHistory),
    matches: loadOf(soccerEventMatches),
    summary: loadOf(soccerEventSummary),
    table: loadOf(soccerEventTable),
    trends: loadOf(soccerEventTrends),
    squads: loadOf(soccerEventSquads),
    tipMaker,
    tipster: tipsterProfile,
  },
  notifications: { read: notificationRead, save: notificationSave, remove: notificationRemove },
  ownTips,
  tipCommands: { add: tipAdd, change: tipChange },
  tabs: ['events', 'tips', 'odds', 'matches', 'summary', 'table', 'trends', 'squads'],
  reliabilityRoute: 'mathAnalysis',
});
