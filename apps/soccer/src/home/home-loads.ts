import { follow, followers, pageSoccerValueTrends, soccerMainPage } from '@tipmark/contract';
import { VALUE_TRENDS_SORT } from '@tipmark/domain';
import { createLoad, ofPart, type RequestedAction } from '@tipmark/remote-kit';

/** Blocks of the main page. */
export const mainPage = createLoad('soccerMainPage', { request: soccerMainPage, when: 'latest' });

/** Value trends beyond the few that everybody sees. */
export const homeTrends = createLoad('soccerHomeValueTrends', {
  request: pageSoccerValueTrends,
  when: 'latest',
});

/** A second click while the first is under way changes nothing. */
export const homeFollow = createLoad('soccerHomeFollow', { request: follow, when: 'onlyFirst' });

/** Whom the visitor follows. */
export const homeFollows = createLoad('soccerHomeFollows', { request: followers, when: 'latest' });

/** Those the block is cut from, best first. Without them the page shows what everybody sees. */
export const homeTrendsRequest = (): RequestedAction =>
  ofPart(
    homeTrends.requested({
      segments: {
        outcomeCategoryId: 0,
        matchesHours: 72,
        countOfMatches: 10,
        minOdds: 1.3,
        sortType: VALUE_TRENDS_SORT.value,
        pageNumber: 1,
        isInit: false,
      },
    }),
  );
