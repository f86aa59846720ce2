import { pageTennisEventsPoints, tennisEventDraw, tennisEventPage } from '@tipmark/contract';
import { loadOf } from '@tipmark/match-features/pages';
import { createLoad } from '@tipmark/remote-kit';

/** Head of the match, the first page of its tips, and earlier matches of its players. */
export const eventPage = loadOf(tennisEventPage);

/** The same call under the filters of a visitor. */
export const eventMatches = createLoad('tennisEventMatches', {
  request: tennisEventPage,
  when: 'latest',
});

export const eventPoints = createLoad('tennisEventPoints', {
  request: pageTennisEventsPoints,
  when: 'latest',
});

export const eventDraw = loadOf(tennisEventDraw);
