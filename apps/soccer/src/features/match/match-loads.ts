import {
  pageProfile,
  soccerEventMatches,
  soccerEventOddsHistory,
  soccerEventPage,
  soccerEventReferee,
  soccerEventSquads,
  soccerEventSummary,
  soccerEventTable,
  soccerEventTips,
  soccerEventTrends,
  soccerMatchNotifications,
  soccerTipMaker,
} from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** Head of the match and the first page of its tips. */
export const eventPage = createLoad('soccerEventPage', {
  request: soccerEventPage,
  when: 'latest',
});

export const eventOddsHistory = createLoad('soccerEventOddsHistory', {
  request: soccerEventOddsHistory,
  when: 'latest',
});

export const eventMatches = createLoad('soccerEventMatches', {
  request: soccerEventMatches,
  when: 'latest',
});

/** Tips in another order, or after the first page. */
export const eventTips = createLoad('soccerEventTips', {
  request: soccerEventTips,
  when: 'latest',
});

export const eventSummary = createLoad('soccerEventSummary', {
  request: soccerEventSummary,
  when: 'latest',
});

export const eventTable = createLoad('soccerEventTable', {
  request: soccerEventTable,
  when: 'latest',
});

export const eventTrends = createLoad('soccerEventTrends', {
  request: soccerEventTrends,
  when: 'latest',
});

export const eventSquads = createLoad('soccerEventSquads', {
  request: soccerEventSquads,
  when: 'latest',
});

export const eventReferee = createLoad('soccerEventReferee', {
  request: soccerEventReferee,
  when: 'latest',
});

/** The tip menu of the match, and the reasons for the chosen outcome. */
export const tipMaker = createLoad('soccerTipMaker', { request: soccerTipMaker, when: 'latest' });

/** The bank of a visitor about to tip. */
export const tipsterProfile = createLoad('soccerTipsterProfile', {
  request: pageProfile,
  when: 'latest',
});

export const newsRead = createLoad('soccerMatchNotification', {
  request: soccerMatchNotifications.read,
  when: 'latest',
});
