import {
  soccerEventMatches,
  soccerEventOddsHistory,
  soccerEventPage,
  soccerEventTips,
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
