import {
  pageProfile,
  pageTennisEventsPoints,
  tennisEventDraw,
  tennisEventOddsHistory,
  tennisEventPage,
  tennisEventTips,
  tennisMatchNotifications,
  tennisTipMaker,
} from '@tipmark/contract';
import { createLoad } from '@tipmark/remote-kit';

/** Head of the match, the first page of its tips, and earlier matches of its players. */
export const eventPage = createLoad('tennisEventPage', {
  request: tennisEventPage,
  when: 'latest',
});

/** The same call under the filters of a visitor. */
export const eventMatches = createLoad('tennisEventMatches', {
  request: tennisEventPage,
  when: 'latest',
});

export const eventPoints = createLoad('tennisEventPoints', {
  request: pageTennisEventsPoints,
  when: 'latest',
});

export const eventDraw = createLoad('tennisEventDraw', {
  request: tennisEventDraw,
  when: 'latest',
});

export const eventOddsHistory = createLoad('tennisEventOddsHistory', {
  request: tennisEventOddsHistory,
  when: 'latest',
});

/** Tips in another order, or after the first page. */
export const eventTips = createLoad('tennisEventTips', {
  request: tennisEventTips,
  when: 'latest',
});

/** The tip menu of the match, and the reasons for the chosen outcome. */
export const tipMaker = createLoad('tennisTipMaker', { request: tennisTipMaker, when: 'latest' });

/** The bank of a visitor about to tip. */
export const tipsterProfile = createLoad('tennisTipsterProfile', {
  request: pageProfile,
  when: 'latest',
});

export const newsRead = createLoad('tennisMatchNotification', {
  request: tennisMatchNotifications.read,
  when: 'latest',
});
